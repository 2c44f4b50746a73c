"""The built page, from memory: files by their path, and the page itself for every address it routes."""

import gzip
import mimetypes
import re
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from startable.server.asgi import Message, Scope, Send

Content = tuple[bytes, bytes, list[tuple[bytes, bytes]]]
"""As it is, gzipped, and its headers."""

_ROUTES = re.compile(
    r"/|/events/?|/[etrf]/[A-Za-z0-9_-]{1,40}/?|/rules(/[a-z0-9_-]{1,32}(/summary)?)?/?"
    r"|/learn/[a-z0-9_-]{1,32}(/[a-z0-9-]{1,40})?/?"
    r"|/position/[a-z0-9_-]{1,32}/?"
    r"|/me(/add)?/?|/games/?|/keeper/?|/p/[0-9a-z]{1,24}/?|/best(/[a-z0-9_-]{1,32})?/?"
    r"|/puzzles(/[a-z0-9_-]{1,32}(/[1-9][0-9]{0,3})?)?/?"
)
"""As in web/src/lib/routes.ts; elsewhere the page says that there is nothing, and so do we."""
_OWN_TAGS = re.compile(rb'<meta\s+property="og:[^>]*>')
_OWN_FILES = re.compile(rb'((?:src|href)=")/(?!/)')
_MISSING = b"The page is not built here. Run `make play`, or `npm ci && npm run build` in web/."


class Page:
    def __init__(self, prefix: str = "") -> None:
        """`prefix`: the path under which it is shown; its own addresses begin with it."""
        built = files("startable.server") / "page"
        found = {path: _moved(path, data, prefix) for path, data in _walk(built, "")}
        self._files = {path: _content(path, data) for path, data in found.items()}

    async def serve(self, scope: Scope, send: Send, head: str = "") -> None:
        """`head`: what is to be told about this address to those who only look at the head."""
        path = scope["path"]
        is_file = "." in path.rpartition("/")[2]
        found = self._files.get(path if is_file else "/index.html")
        status = 200 if is_file or _ROUTES.fullmatch(path) else 404
        if found is None:
            missing = (404, b"There is no such file.") if self._files else (503, _MISSING)
            await _send(send, missing[0], [(b"content-type", b"text/plain")], missing[1])
            return
        plain, packed, headers = found if not head else _with_head(found, head)
        accepts = dict(scope["headers"]).get(b"accept-encoding", b"")
        if b"gzip" in accepts and len(packed) < len(plain):
            await _send(send, status, [*headers, (b"content-encoding", b"gzip")], packed, scope["method"])
        else:
            await _send(send, status, headers, plain, scope["method"])


def _moved(path: str, data: bytes, prefix: str) -> bytes:
    """The page says where it is; scripts and styles name each other by where they are themselves."""
    if path != "/index.html" or not prefix:
        return data
    told = f'<meta name="root" content="{escape(prefix)}">'.encode()
    moved = _OWN_FILES.sub(rb"\1" + escape(prefix).encode() + b"/", data)
    return moved.replace(b"</title>", b"</title>" + told, 1)


def _with_head(found: Content, head: str) -> Content:
    plain = _OWN_TAGS.sub(b"", found[0]).replace(b"</head>", head.encode() + b"</head>", 1)
    return plain, gzip.compress(plain, 1), found[2]


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
