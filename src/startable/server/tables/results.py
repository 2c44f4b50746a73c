"""How a table's game ended: by the rules, or because somebody gave up, or nobody came any more."""

from collections.abc import Collection

from startable.core import seats_in
from startable.play.ends import End, write_end
from startable.play.table import Table
from startable.server.protocol import Ended
from startable.server.storage.records import ResultRecord, TableRecord


def result_of(table: Table, record: TableRecord) -> Ended | None:
    """None while it goes on. Whoever has resigned cannot win, whatever a bot made of their seat."""
    if record.end is not None:
        return Ended(record.end.winners, "", record.end.how, record.end.seat)
    result = table.rules.result(table.state)
    if result is None:
        return None
    winners, left = seats_in(result.winners), playing_on(record)
    if winners and not set(winners) <= set(left):
        winners = [seat for seat in winners if seat in left] or ahead(table, left)
    return Ended(winners, result.rule)


def noted(table: Table, record: TableRecord) -> ResultRecord | None:
    """For whoever looks at the record alone; None while it goes on."""
    ended = result_of(table, record)
    if ended is None:
        return None
    scores, left = list(table.rules.scores(table.state)), _leavers(table, record, ended)
    counts = ended.how != "aborted"
    places = _places(ended.winners, scores, left) if counts else []
    players = [seat.player for seat in record.seats]
    return ResultRecord(ended.winners, ended.rule, places, scores, left if counts else [], players)


def _leavers(table: Table, record: TableRecord, ended: Ended) -> list[int]:
    """Who gave up, or had a bot in their place in the end; of a table that was left, who was to move."""
    seats = [number for number, seat in enumerate(record.seats) if seat.resigned or seat.stand_in]
    return sorted({*seats, *table.awaits.each()}) if ended.how == "left" else seats


def _places(winners: list[int], scores: list[int], left: list[int]) -> list[int]:
    """1 for winners, or for all if there are none; the others by their score; whoever left comes last."""
    tie = not winners
    worth = [
        (seat not in left, tie or seat in winners, 0 if tie or seat in winners else score)
        for seat, score in enumerate(scores)
    ]
    return [1 + sum([other > own for other in worth]) for own in worth]


def playing_on(record: TableRecord) -> list[int]:
    """The seats that have not resigned."""
    return [number for number, seat in enumerate(record.seats) if not seat.resigned]


def ahead(table: Table, seats: Collection[int]) -> list[int]:
    """Those of these seats that have the most points."""
    scores = table.rules.scores(table.state)
    most = max([scores[seat] for seat in seats], default=0)
    return [seat for seat in seats if scores[seat] == most]


def notes(record: TableRecord) -> tuple[tuple[str, str], ...]:
    """What a journal tells of it beside its lines."""
    hand_overs = tuple(("hand-over", text) for text in record.hand_overs)
    end = record.end
    return hand_overs if end is None else (*hand_overs, write_end(End(end.how, end.winners, end.v)))
