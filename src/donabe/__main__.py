"""`python -m donabe`."""

from donabe.cli import main

if __name__ == "__main__":
    main()
