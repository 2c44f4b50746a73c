"""A server with its usual limits, old or new, for those who attack it: `python abused.py PORT FILE`."""

import sys
from pathlib import Path

from startable.play.catalogue import games
from startable.server.run import run
from startable.server.settings import Settings


def main(port: str, store: str) -> None:
    games()  # as `startable serve` does, so that nobody waits for it later
    settings = Settings(port=int(port), store=Path(store), bot_pause_ms=0)
    run(settings, lambda: print("ready", flush=True), False)


if __name__ == "__main__":
    main(*sys.argv[1:])
