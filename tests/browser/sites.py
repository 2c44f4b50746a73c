"""The table without a server, as plain files under a path of a plain file server."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from .needs import ROOT

BUILD = ROOT / "tools" / "build_site.py"
PATH = "some/where"


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing about what it sends."""

    def log_message(self, format: str, *args: object) -> None: ...


def build(folder: Path) -> Path:
    """Into a folder below this one: the site; or the one that STARTABLE_SITE names, while one works on it."""
    site = folder / PATH
    if ready := os.environ.get("STARTABLE_SITE"):
        site.parent.mkdir(parents=True)
        site.symlink_to(Path(ready).resolve())
        return site
    command = [sys.executable, str(BUILD), str(site)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Where the site in this folder is found."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/{PATH}"
    server.shutdown()
    thread.join()
    server.server_close()
