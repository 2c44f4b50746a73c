"""For whoever watches over the server: does it live, and can it play?"""

from typing import TYPE_CHECKING

from startable.server.http.errors import ENDING, SLOW, Complaint, faults
from startable.server.http.framework import get
from startable.server.http.requests import Http
from startable.server.storage.store import Store

if TYPE_CHECKING:
    from startable.server.draining import Draining

PATHS = ("/healthz", "/readyz")


@get("/healthz", sync_to_thread=False, responses=faults(_503=ENDING))
def is_alive(request: Http) -> dict[str, str]:
    """The process answers, and is not about to end.

    A proxy asks this: while a database restarts, nobody need be sent away.
    """
    _stays(request)
    return {"status": "alive"}


def _stays(request: Http) -> None:
    draining: Draining = request.app.state.draining
    if draining.begun:
        raise Complaint(503, "server-ends")


@get("/readyz", responses=faults(_503=SLOW))
async def is_ready(request: Http) -> dict[str, str]:
    """The process answers and is not about to end, and so does its store."""
    _stays(request)
    store: Store = request.app.state.store
    await store.record("")
    return {"status": "ready"}


HANDLERS = [is_alive, is_ready]
