"""The API as a Litestar application, with its description for programs."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Server, Tag

from startable import __version__
from startable.server.http.errors import ANSWERS
from startable.server.http.routes import GROUPS
from startable.server.http.schema import ExactJson

MOST_BYTES = 16 * 1024
SCHEMA = "/api/schema"

ABOUT = """Tables, games and everything about them. Moves are made over a table's socket: docs/protocol.md.

Errors have a `fact`, by which our words name them, and `args` for these words."""
SEAT = SecurityScheme(
    "http",
    scheme="bearer",
    description="The key of a seat, as opening a table or sitting down gave it; browsers have a cookie.",
)
KEEPER = SecurityScheme(
    "http",
    scheme="bearer",
    description="The key of whoever keeps the server, as `startable store key` tells it.",
)
KEYED = ("Tables", "Events", "Played games", "Positions")
"""Where a key shows more than everybody may see."""

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def _described(group: str) -> Router:
    keyed: list[dict[str, list[str]]] = [{}, {"seat": []}] if group in KEYED else []
    kept: list[dict[str, list[str]]] = [{"keeper": []}] if group == "Keeper" else []
    return Router("/", route_handlers=GROUPS[group], tags=[group], security=[*keyed, *kept])


def api(lifespan: Lifespan, prefix: str = "") -> Litestar:
    return Litestar(
        route_handlers=[_described(name) for name in GROUPS],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Startable",
            version=__version__,
            description=ABOUT,
            tags=[Tag(name) for name in GROUPS],
            components=Components(security_schemes={"seat": SEAT, "keeper": KEEPER}),
            use_handler_docstrings=True,
            path=SCHEMA,
            render_plugins=[ExactJson()],
            servers=[Server(url=prefix or "/")],
        ),
        exception_handlers=ANSWERS,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
