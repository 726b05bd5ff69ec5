"""The store: where logs, deals and guests are kept; SQLite by default, PostgreSQL for many processes."""
