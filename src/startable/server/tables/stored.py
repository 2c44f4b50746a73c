"""What a room is told by the store: something is durable."""

from time import perf_counter

from startable.server.tables.inbox import Inbox, Stored
from startable.server.tables.messages import Attempt, Follow, Question, Sit
from startable.server.tables.recent import Dated


class LinesStored(Stored):
    """Lines from version `v` on are durable: a step of the game, and who tried it, if anybody did."""

    def __init__(self, inbox: Inbox, v: int, events: list[Dated], attempt: Attempt | None) -> None:
        super().__init__(inbox)
        self.began = perf_counter()
        self.v = v
        self.events = events
        self.attempt = attempt


class RecordStored(Stored):
    """The table's record is durable."""


class SaltsStored(RecordStored):
    """With what somebody gives to the dice."""


class SeatsOpened(RecordStored):
    """With seats that are open again."""


class PutOutStored(RecordStored):
    """With a seat whose person is put out."""

    def __init__(self, inbox: Inbox, seat: int) -> None:
        super().__init__(inbox)
        self.seat = seat


class ReadyStored(RecordStored):
    """With somebody who is ready, or a bot in a free seat: perhaps it can begin."""


class ClosedStored(RecordStored):
    """With the end of a table that never began."""


class StartStored(RecordStored):
    """With its start."""


class EndStored(RecordStored):
    """With the end of a game that no rule has ended."""


class HandOverStored(RecordStored):
    """With who plays a seat from now on: a bot, or the person again."""


class AnswerStored(RecordStored):
    """With what somebody asked for, who is answered now."""

    def __init__(self, inbox: Inbox, question: Question) -> None:
        super().__init__(inbox)
        self.question = question

    def abandon(self) -> None:
        self.question.abandon()


class SeatStored(AnswerStored):
    """Somebody is in a seat that was open."""

    def __init__(self, inbox: Inbox, question: Sit, seat: int, key: str) -> None:
        super().__init__(inbox, question)
        self.seat = seat
        self.key = key


class PushStored(AnswerStored):
    """Who wants to be called."""


class KnownStored(AnswerStored):
    """Who a seat belongs to among the known."""

    def __init__(self, inbox: Inbox, question: Question, seat: int) -> None:
        super().__init__(inbox, question)
        self.seat = seat


class CalledOffStored(AnswerStored):
    """The end of a table that the organiser of an event has called off."""


class KeysStored(AnswerStored):
    """New keys, by the number of the seat."""

    def __init__(self, inbox: Inbox, question: Follow, keys: dict[str, str]) -> None:
        super().__init__(inbox, question)
        self.keys = keys


class RematchStored(Stored):
    """The record of the next table is durable."""

    def __init__(self, inbox: Inbox, table: str) -> None:
        super().__init__(inbox)
        self.table = table
