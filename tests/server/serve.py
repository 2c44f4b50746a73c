"""A nursery of real servers: each line of its standard input is the settings of a server to start.

Importing takes long, so it is done once; each server is a fork with a process of its own. It tells its
number through a named pipe as soon as it listens, and the pipe breaks when it has ended, however that came.
"""

import json
import os
import signal
import sys
from typing import Any

SETS = ("origins", "trusted_proxies", "push_services")


def main() -> None:
    from startable.server.app import Site
    from startable.server.settings import Settings

    Site(Settings())  # imports whatever it imports late
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in iter(sys.stdin.readline, ""):
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(json.loads(line))
            os._exit(0)


def serve(given: dict[str, Any]) -> None:
    from startable.server.run import run
    from startable.server.settings import Settings
    from startable.server.storage.choice import where

    log = os.open(given.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, sys.stderr.fileno())
    with open(given.pop("pipe"), "w") as pipe:
        sets: dict[str, Any] = {name: frozenset(given.pop(name)) for name in SETS if name in given}
        settings = Settings(store=where(given.pop("store")), **sets, **given)
        run(settings, lambda: print(os.getpid(), file=pipe, flush=True), browser=False)


if __name__ == "__main__":
    main()
