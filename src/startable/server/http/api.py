"""The API as a Litestar application, with its description for programs."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from startable import __version__
from startable.server.http.errors import apologise, ask_later, complain, try_again, wait_for_store
from startable.server.http.exact import ExactJson
from startable.server.http.routes import HANDLERS
from startable.server.storage.store import StoreFails
from startable.server.tables.lobby import StoreSlow
from startable.server.tables.messages import RoomBroken
from startable.server.workers.queue import Busy

MOST_BYTES = 16 * 1024
SCHEMA = "/api/schema"

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


def api(lifespan: Lifespan) -> Litestar:
    return Litestar(
        route_handlers=list(HANDLERS),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Startable", version=__version__, path=SCHEMA, render_plugins=[ExactJson()]
        ),
        exception_handlers={
            HTTPException: complain,
            Busy: ask_later,
            StoreSlow: wait_for_store,
            StoreFails: try_again,
            RoomBroken: try_again,
            Exception: apologise,
        },
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
