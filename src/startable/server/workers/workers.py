"""Who thinks for the desks."""

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Protocol):
    count: int
    """How many jobs they do at the same time."""

    async def run(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Does a job, which is a plain function of plain values."""
        ...

    def close(self) -> None:
        """Nobody waits for what they think now."""
        ...
