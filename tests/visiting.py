"""An honest visitor in a process of its own: asks again and again whether a server is alive, until its input ends.

Prints the longest it had to wait, in seconds. Run as a program with a port, so that nobody else's work slows it down.
"""

import http.client
import sys
import threading
import time


def longest_wait(port: int, over: threading.Event) -> float:
    """Ask until it is over."""
    longest = 0.0
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    while not over.is_set():
        begun = time.perf_counter()
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        assert answer.read() == b"ok\n"
        longest = max(longest, time.perf_counter() - begun)
        time.sleep(0.01)
    return longest


def main() -> None:
    over = threading.Event()

    def wait_for_the_end() -> None:
        sys.stdin.read()
        over.set()

    threading.Thread(target=wait_for_the_end, daemon=True).start()
    print(longest_wait(int(sys.argv[1]), over))


if __name__ == "__main__":
    main()
