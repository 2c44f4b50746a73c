"""The built page, from memory: files by their path, and the page itself for every address it routes."""

import gzip
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from startable.server.asgi import Message, Scope, Send

Content = tuple[bytes, bytes, list[tuple[bytes, bytes]]]
"""As it is, gzipped, and its headers."""

_ROUTES = re.compile(
    r"/|/[trf]/[A-Za-z0-9_-]{1,40}/?|/rules/[a-z]{1,32}/?|/learn/[a-z0-9_-]{1,32}(/[a-z0-9-]{1,40})?/?"
)
"""As in web/src/lib/routes.ts; elsewhere the page says that there is nothing, and so do we."""
_MISSING = b"The page is not built here. Run `make play`, or `npm ci && npm run build` in web/."


class Page:
    def __init__(self) -> None:
        built = files("startable.server") / "page"
        self._files = {path: _content(path, data) for path, data in _walk(built, "")}

    async def serve(self, scope: Scope, send: Send) -> None:
        path = scope["path"]
        is_file = "." in path.rpartition("/")[2]
        found = self._files.get(path if is_file else "/index.html")
        status = 200 if is_file or _ROUTES.fullmatch(path) else 404
        if found is None:
            missing = (404, b"There is no such file.") if self._files else (503, _MISSING)
            await _send(send, missing[0], [(b"content-type", b"text/plain")], missing[1])
            return
        plain, packed, headers = found
        accepts = dict(scope["headers"]).get(b"accept-encoding", b"")
        if b"gzip" in accepts and len(packed) < len(plain):
            await _send(send, status, [*headers, (b"content-encoding", b"gzip")], packed, scope["method"])
        else:
            await _send(send, status, headers, plain, scope["method"])


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
