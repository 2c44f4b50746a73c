"""The built page, from memory: files by their path, and the page itself for every address it routes."""

import gzip
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable

from startable.server.socket import Message, Scope, Send

Content = tuple[bytes, bytes, list[tuple[bytes, bytes]]]
"""As it is, gzipped, and its headers."""

_MISSING = b"The page is not built here. Run `make play`, or `npm ci && npm run build` in web/."


class Page:
    def __init__(self) -> None:
        self._files = {path: _content(path, data) for path, data in _walk(files(__package__) / "page", "")}

    async def serve(self, scope: Scope, send: Send) -> None:
        path = scope["path"]
        found = self._files.get(path if "." in path.rpartition("/")[2] else "/index.html")
        if found is None:
            missing = (404, b"There is no such file.") if self._files else (503, _MISSING)
            await _send(send, missing[0], [(b"content-type", b"text/plain")], missing[1])
            return
        plain, packed, headers = found
        accepts = dict(scope["headers"]).get(b"accept-encoding", b"")
        if b"gzip" in accepts and len(packed) < len(plain):
            await _send(send, 200, [*headers, (b"content-encoding", b"gzip")], packed, scope["method"])
        else:
            await _send(send, 200, headers, plain, scope["method"])


def _walk(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, bytes]] = []
    for entry in [each for each in folder.iterdir() if not each.name.startswith(".")]:
        path = f"{prefix}/{entry.name}"
        found += _walk(entry, path) if entry.is_dir() else [(path, entry.read_bytes())]
    return found


def _content(path: str, data: bytes) -> Content:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    cache = b"public, max-age=31536000, immutable" if path.startswith("/assets/") else b"no-cache"
    headers = [
        (b"content-type", f"{kind}{charset}".encode()),
        (b"cache-control", cache),
        (b"vary", b"accept-encoding"),
    ]
    return data, gzip.compress(data, 6), headers


async def _send(
    send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes, method: str = "GET"
) -> None:
    length = (b"content-length", str(len(body)).encode())
    start: Message = {"type": "http.response.start", "status": status, "headers": [*headers, length]}
    await send(start)
    await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})
