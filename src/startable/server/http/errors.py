"""How HTTP complains: always with one of our facts, never with how the server is made."""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from startable.core import Unreadable
from startable.server.http.framework import HTTPException, Request, Response, ResponseSpec
from startable.server.protocol import Fault
from startable.server.storage.store import StoreFails
from startable.server.tables.messages import RoomBroken
from startable.server.tables.rooms import StoreSlow
from startable.server.workers.queue import Busy

log = logging.getLogger("startable")

NO_TABLE = "There is no such table."
NO_GAME = "There is no such game, or not in this language."
NO_FIGURE = "There is no such game, or its rules have no such figure."
NO_LESSON = "There is no such game, or it has no such lesson."
NO_PUZZLE = "There is no such game, or it has no such puzzle."
BAD = "Something in the request makes no sense."
FOREIGN = "The request comes from a page that is not ours."
MANY = "Too many requests; wait a little."
BUSY = "Too many wait for this already; try again in a moment."
GONE = "It was closed before it began, or there are no rules for it any more."
TAKEN = "The seat is taken, or the host has put you out."
SLOW = "The store does not answer in time; try again in a moment."
ENDING = "This process is about to end; others go on."
BIG = "The body is too big."
SECRET = "This is not for your eyes, or not yet."

_PLAIN = {404: "page-unknown", 413: "too-big"}


class Complaint(HTTPException):
    """A 4xx with one of our facts."""

    def __init__(self, status: int, fact: str, args: Mapping[str, int | str] | None = None) -> None:
        super().__init__(detail=fact, status_code=status)
        self.fault = Fault(fact, dict(args or {}))


@contextmanager
def complaining(status: int, kind: type[Unreadable] = Unreadable) -> Iterator[None]:
    """What makes no sense within, in this way, becomes a complaint with this status."""
    try:
        yield
    except kind as error:
        raise Complaint(status, error.fact, error.details) from None


def complain(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """Our own facts as they are; whatever the framework says becomes a plain one."""
    plain = Fault(_PLAIN.get(error.status_code, "bad-request"))
    return Response(error.fault if isinstance(error, Complaint) else plain, status_code=error.status_code)


def apologise(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """A bug of ours: the trace goes to the log, not to the client."""
    log.error("a bug while serving %s", request.url.path, exc_info=error)
    return Response(Fault("our-mistake"), status_code=500)


def ask_later(request: Request[Any, Any, Any], error: Busy) -> Response[Fault]:
    return Response(Fault("server-busy"), status_code=503, headers={"retry-after": "5"})


def wait_for_store(request: Request[Any, Any, Any], error: StoreSlow) -> Response[Fault]:
    log.error("the store keeps %s waiting", request.url.path)
    return Response(Fault("store-slow"), status_code=503, headers={"retry-after": "10"})


def try_again(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """The store fails, or a room had to start again from its journal; the log says why."""
    log.error("not done: %s (%s)", request.url.path, error or "the room starts again from its journal")
    return Response(Fault("store-fails"), status_code=503, headers={"retry-after": "10"})


ANSWERS: dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]] = {
    HTTPException: complain,
    Busy: ask_later,
    StoreSlow: wait_for_store,
    StoreFails: try_again,
    RoomBroken: try_again,
    Exception: apologise,
}
"""What is said of each kind of error; the first that fits."""


def faults(**reasons: str) -> dict[int, ResponseSpec]:
    """What a handler may answer when something is wrong, by status: `_404="no such table"`."""
    return {
        int(status[1:]): ResponseSpec(Fault, generate_examples=False, description=why)
        for status, why in reasons.items()
    }
