"""Jobs for another worker of the browser: plain functions with plain values, and what came of them."""

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Send = Callable[[bytes], Awaitable[bytes]]
"""Takes a job to the other worker, and brings back what came of it."""


class Elsewhere:
    """A worker that does one job at a time."""

    count = 1

    def __init__(self, send: Send) -> None:
        self._send = send

    async def run(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        done, found = pickle.loads(await self._send(pickle.dumps((job, args, named))))
        if not done:
            raise found
        result: T = found
        return result

    def close(self) -> None: ...


def do(data: bytes) -> bytes:
    """In the other worker. An error goes back as what came of the job."""
    job, args, named = pickle.loads(data)
    found: tuple[bool, Any]
    try:
        found = True, job(*args, **named)
    except Exception as error:
        found = False, error
    return pickle.dumps(found)
