"""A player from outside: joins a table by its link and plays any legal move. Written from docs/protocol.md alone.

    python examples/bot.py http://127.0.0.1:8000/table/t-abc123 --name Rando

Needs `pip install websockets`; nothing of Donabe is imported.
"""

import argparse
import json
import random
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect


def introduced(base: str, name: str) -> str:
    """Take a name; the cookie that the server's answer sets is who we are from now on."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(base + "/api/me", body, {"Content-Type": "application/json"}, method="PUT")  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def play(link: str, name: str) -> None:
    """Sit down on the first free seat, then play until the match is over."""
    parts = urlsplit(link)
    table_id = parts.path.rstrip("/").rpartition("/")[2]
    cookie = introduced(f"{parts.scheme}://{parts.netloc}", name)
    scheme = "wss" if parts.scheme == "https" else "ws"
    url = f"{scheme}://{parts.netloc}/api/tables/{table_id}/socket"
    with connect(url, additional_headers={"Cookie": cookie}) as socket:
        socket.send('{"t": "hello"}')
        for frame in socket:
            message = json.loads(frame)
            if message["t"] == "refused":
                print("refused:", message["message"])
            table = message.get("table")
            if table and table["status"] == "open" and table["you"] < 0:
                free = [seat for seat, who in enumerate(table["seats"]) if who["kind"] == "empty"]
                if free:
                    socket.send(json.dumps({"t": "sit", "seat": free[0]}))
            choices = (message.get("view") or {}).get("choices")
            if choices:
                version = message["version"]
                token = random.choice(choices)["token"]
                socket.send(json.dumps({"t": "move", "id": f"v{version}", "token": token, "version": version}))
            if table and table["status"] in {"over", "outdated"}:
                print("it is over; ranks by seat:", (message.get("result") or {}).get("ranks"))
                return


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("link", help="the address of the table's page")
    arguments.add_argument("--name", default="Rando")
    play(**vars(arguments.parse_args()))
