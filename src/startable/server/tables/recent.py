"""What a room remembers for those who come back or ask again: answers to moves, and recent events."""

from collections import deque

from startable.core import Event
from startable.server.protocol import Ack, Refused

TAGS = 256
"""How many moves a room would recognise if they were sent again."""
REFUSALS = 100
EVENTS = 100
"""Older ones are read from the history."""

Dated = tuple[int, Event]
"""An event with the version right after its line."""


def dated(v: int, events: list[Event]) -> list[Dated]:
    return [(v, event) for event in events]


class RecentAnswers:
    """By the tag of a move: the same message gets the same answer."""

    def __init__(self) -> None:
        self._made: dict[str, int] = {}
        self._refused: dict[str, Refused] = {}

    def __contains__(self, tag: object) -> bool:
        return tag in self._made or tag in self._refused

    def to(self, tag: str, n: int) -> Ack | Refused | None:
        """The answer that this move got already; `n` is the number that its sender knows it by."""
        v = self._made.get(tag)
        return Ack(n, v) if v is not None else self._refused.get(tag)

    def made(self, tag: str, v: int) -> None:
        self._made[tag] = v
        if len(self._made) > TAGS:
            del self._made[next(iter(self._made))]

    def refuse(self, tag: str, answer: Refused) -> None:
        self._refused[tag] = answer
        if len(self._refused) > REFUSALS:
            del self._refused[next(iter(self._refused))]


class RecentEvents:
    def __init__(self) -> None:
        self._events: deque[Dated] = deque(maxlen=EVENTS)

    def add(self, events: list[Dated]) -> None:
        self._events.extend(events)

    def since(self, v: int) -> list[Dated]:
        """What happened after version v; nothing if a part of that may be forgotten."""
        forgotten = self._events[0][0] if len(self._events) == EVENTS else 0
        return [each for each in self._events if each[0] > v] if v >= forgotten else []
