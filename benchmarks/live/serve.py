"""Startable as it is, with limits that let one address bring everybody: `python serve.py PORT FILE|URL`."""

import sys

from startable.server.run import run
from startable.server.settings import Settings
from startable.server.storage.choice import where

ENOUGH = 1_000_000_000


def main(port: str, store: str) -> None:
    settings = Settings(
        port=int(port),
        store=where(store),
        socket_credits=ENOUGH,
        address_credits=ENOUGH,
        read_credits=ENOUGH,
        sockets_per_address=ENOUGH,
        listed_per_address=ENOUGH,
        connections=ENOUGH,
        connections_per_address=ENOUGH,
    )
    run(settings, lambda: print("ready", flush=True), False)


if __name__ == "__main__":
    main(*sys.argv[1:])
