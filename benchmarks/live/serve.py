"""Startable as it is, with limits that let one address bring everybody: `python serve.py PORT FILE`."""

import sys
from pathlib import Path

from startable.server.run import run
from startable.server.settings import Settings

ENOUGH = 1_000_000_000


def main(port: str, store: str) -> None:
    settings = Settings(
        port=int(port),
        store=Path(store),
        socket_credits=ENOUGH,
        address_credits=ENOUGH,
        read_credits=ENOUGH,
        sockets_per_address=ENOUGH,
        connections=ENOUGH,
        connections_per_address=ENOUGH,
    )
    run(settings, lambda: print("ready", flush=True), False)


if __name__ == "__main__":
    main(*sys.argv[1:])
