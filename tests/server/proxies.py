"""A stock proxy in front of several servers, by the configuration that we ship."""

import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from .servers import PATIENCE, Address, Server

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
LIMIT = "gt 1800"
"""Of requests, in its configuration."""
HAPROXY = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


class Proxy(Address):
    """HAProxy; people use it as if it were the server."""

    def __init__(self, folder: Path, servers: Sequence[Server], frontend: str = "", limit: int = 0) -> None:
        """`frontend`: more lines for it; `limit`: so many requests of an address in an hour."""
        super().__init__()
        assert HAPROXY
        places = "".join(f"  server s{server.port} 127.0.0.1:{server.port}\n" for server in servers)
        shipped = CONFIGURATION.read_text()
        text = re.sub(r"bind \S+", f"bind 127.0.0.1:{self.port}", shipped)
        text = re.sub(r"(  server .*\n)+", places, text)
        text = text.replace("  default_backend", f"{frontend}  default_backend")
        if limit:
            assert LIMIT in text
            text = text.replace(LIMIT, f"gt {limit}").replace("http_req_rate(10s)", "http_req_rate(1h)")
        file = folder / "haproxy.cfg"
        file.write_text(text)
        self._process = subprocess.Popen([HAPROXY, "-q", "-f", str(file)])
        self._until_up()

    def _until_up(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if self._http.get("/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < deadline, "the proxy does not answer"
            time.sleep(0.05)

    def close(self) -> None:
        super().close()
        self._process.terminate()
        self._process.wait()
