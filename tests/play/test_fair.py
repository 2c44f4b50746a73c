"""Fair dice: equally likely, promised beforehand, and every false roll found afterwards."""

import json
from collections import Counter
from hashlib import sha256
from hmac import digest
from pathlib import Path

import pytest

from startable.core import CHANCE, Stream, Unreadable
from startable.games.ur import GAME
from startable.play import fair, journal
from startable.play.fair import FairDealer, point
from startable.play.journal import BrokenLine, Header, Journal
from startable.play.lines import Line
from startable.play.salts import Salting, check, read_step, seal
from startable.play.table import Table

SEED = bytes(range(32))
SALTS = ("00ff", "c0ffee")
GOLDEN = json.loads(Path(__file__).with_name("fair.json").read_text("utf8"))
"""The same numbers are for the browser; they were computed with an HMAC of their own, not with our code."""


def played(seed: bytes = SEED, salts: tuple[str, ...] = SALTS) -> Journal:
    """A game with a fair dealer, as the server would write it down."""
    rules = GAME.rules(2, {"discs": 3, "draw_after": 40})
    table = Table(GAME, rules, FairDealer(seed, "table", salts).pick)
    dice = Stream(7)
    table.settle()
    while not table.over:
        seat = rules.awaits(table.state).first
        legal = rules.legal(table.state, seat)
        table.play(seat, legal[dice.below(len(legal))])
        table.settle()
    return Journal(Header(GAME, rules, ("Anna", "Bela"), fair.notes("table", seed, salts)), table.lines)


def with_lines(game: Journal, lines: list[Line]) -> Journal:
    return Journal(game.header, lines)


def with_notes(game: Journal, **changes: str) -> Journal:
    notes = {**dict(game.header.notes), **{f"fair-{key}": value for key, value in changes.items()}}
    header = game.header
    return Journal(Header(header.game, header.rules, header.seats, tuple(notes.items())), game.lines)


# --- the stream ---


@pytest.mark.parametrize("golden", GOLDEN["points"], ids=lambda golden: golden["total"])
def test_golden_points(golden: dict[str, list[str]]) -> None:
    seed, total = bytes.fromhex(GOLDEN["seed"]), int(str(golden["total"]))
    points = [
        point(seed, GOLDEN["table"], GOLDEN["salts"], place, total) for place in range(len(golden["points"]))
    ]
    assert [str(each) for each in points] == golden["points"]


def test_golden_commitment() -> None:
    assert fair.commitment(bytes.fromhex(GOLDEN["seed"])) == GOLDEN["commit"]


def test_golden_vector_has_points_that_took_several_attempts() -> None:
    assert max(attempt for golden in GOLDEN["points"] for attempt in golden["attempts"]) >= 2


def chi_square(counts: Counter[int], buckets: int, draws: int) -> float:
    expected = draws / buckets
    return sum((counts[bucket] - expected) ** 2 / expected for bucket in range(buckets))


@pytest.mark.parametrize(
    ("total", "draws", "limit"), [(6, 30_000, 20.5), (36, 36_000, 66.6), (7, 28_000, 22.5)]
)
def test_every_point_is_equally_likely(total: int, draws: int, limit: float) -> None:
    """Chi-square at one in a thousand; the seed is fixed, so it holds always or never."""
    counts = Counter(point(SEED, "t", SALTS, place, total) for place in range(draws))
    assert set(counts) == set(range(total))
    assert chi_square(counts, total, draws) < limit


def test_no_modulo_for_totals_near_the_span() -> None:
    """With a modulo the lowest third of this total would come up twice as often as the others."""
    total = 3 << 62
    counts = Counter(point(SEED, "t", SALTS, place, total) >> 62 for place in range(9000))
    assert chi_square(counts, 3, 9000) < 13.8


@pytest.mark.parametrize("total", [1, 2, 6, 36, 2**63, 2**63 + 1, 2**64 - 1, 2**64])
def test_the_first_number_below_the_largest_multiple_counts(total: int) -> None:
    limit = 2**64 - 2**64 % total
    for place in range(40):
        numbers = (
            int.from_bytes(digest(SEED, f"t|00ff|c0ffee|{place}|{attempt}".encode(), "sha256")[:8], "big")
            for attempt in range(200)
        )
        assert point(SEED, "t", SALTS, place, total) == next(n for n in numbers if n < limit) % total


def test_half_of_the_numbers_are_thrown_away_where_that_is_right() -> None:
    total = 2**63 + 1
    first = [int.from_bytes(digest(SEED, f"t|{p}|0".encode(), "sha256")[:8], "big") for p in range(200)]
    kept = [point(SEED, "t", (), place, total) == number for place, number in enumerate(first)]
    assert 70 < sum(kept) < 130


def test_everything_that_goes_in_matters() -> None:
    """Another seed, table, salt or place: another stream."""

    def stream(
        seed: bytes = SEED, table: str = "t", salts: tuple[str, ...] = SALTS, start: int = 0
    ) -> list[int]:
        return [point(seed, table, salts, place, 2**32) for place in range(start, start + 5)]

    streams = [
        stream(),
        stream(seed=SEED[::-1]),
        stream(table="u"),
        stream(salts=("00fe", "c0ffee")),
        stream(salts=SALTS[::-1]),
        stream(start=1),
    ]
    assert len(set(map(tuple, streams))) == len(streams)


def test_the_dealer_goes_on_where_it_was() -> None:
    whole = FairDealer(SEED, "t", SALTS)
    picks = [whole.pick(36) for _ in range(20)]
    for place in range(20):
        assert FairDealer(SEED, "t", SALTS, place).pick(36) == picks[place]


# --- the promise ---


def test_the_commitment_is_the_hash_of_the_seed_and_never_the_key() -> None:
    assert fair.commitment(SEED) == sha256(SEED).hexdigest()
    by_hash = point(bytes.fromhex(fair.commitment(SEED)), "t", SALTS, 0, 2**32)
    assert point(SEED, "t", SALTS, 0, 2**32) != by_hash


def test_a_fair_game_is_found_fair() -> None:
    assert fair.verify(played()) == []


def test_a_fair_game_is_found_fair_after_writing_and_reading_it() -> None:
    assert fair.verify(journal.read(journal.write(played()))) == []


def test_every_draw_tells_its_place_and_what_it_means() -> None:
    game = played()
    draws = list(fair.draws(game))
    assert [drawn.place for drawn in draws] == list(range(len(draws)))
    assert [drawn.v for drawn in draws] == [v for v, line in enumerate(game.lines, 1) if line.mover == CHANCE]
    assert all(0 <= drawn.low < drawn.high <= drawn.total for drawn in draws)
    assert draws[0].total == 36
    assert {drawn.total for drawn in draws[1:]} == {6}


def other_outcomes(game: Journal) -> list[tuple[int, Line]]:
    """For each chance line every other thing that chance might have done there."""
    table = Table(GAME, game.header.rules, lambda total: 0)
    found = []
    for index, line in enumerate(game.lines):
        if line.mover == CHANCE:
            moves = game.header.rules.outcomes(table.state).moves
            found += [(index, Line(CHANCE, move)) for move in moves if move != line.move]
        table.play(line.mover, line.move)
    return found


def test_every_falsified_roll_is_found() -> None:
    game = played()
    falsified = other_outcomes(game)
    assert len(falsified) > 100
    for index, line in falsified:
        wrong = fair.verify(with_lines(game, [*game.lines[:index], line, *game.lines[index + 1 :]]))
        assert [drawn.v for drawn in wrong] == [index + 1]


def test_a_roll_that_is_left_out_or_made_twice_breaks_the_rules() -> None:
    game = played()
    for index, line in enumerate(game.lines):
        if line.mover == CHANCE and index < len(game.lines) - 1:
            for lines in (
                [*game.lines[:index], *game.lines[index + 1 :]],
                [*game.lines[:index], line, *game.lines[index:]],
            ):
                with pytest.raises(BrokenLine):
                    fair.verify(with_lines(game, lines))


def test_rolls_that_are_not_among_the_outcomes_break_the_rules() -> None:
    game = played()
    first, roll = game.lines[0], game.lines[2]
    for lines in ([roll, *game.lines[1:]], [*game.lines[:2], first, *game.lines[3:]]):
        with pytest.raises(BrokenLine):
            fair.verify(with_lines(game, lines))


def test_another_seed_does_not_keep_the_promise() -> None:
    with pytest.raises(Unreadable) as error:
        fair.verify(with_notes(played(), seed=SEED[::-1].hex()))
    assert error.value.fact == "fair-commitment"


def test_another_seed_with_its_own_promise_gives_other_dice() -> None:
    other = SEED[::-1]
    assert fair.verify(with_notes(played(), seed=other.hex(), commit=fair.commitment(other)))


@pytest.mark.parametrize("changes", [{"salts": "00ff,c0ffef"}, {"salts": "00ff"}, {"table": "tables"}])
def test_salts_and_table_are_part_of_the_proof(changes: dict[str, str]) -> None:
    assert fair.verify(with_notes(played(), **changes))


@pytest.mark.parametrize("key", ["seed", "commit", "salts", "table"])
def test_a_journal_without_its_proof_cannot_be_checked(key: str) -> None:
    game = played()
    notes = tuple(note for note in game.header.notes if note[0] != f"fair-{key}")
    bare = Journal(Header(GAME, game.header.rules, game.header.seats, notes), game.lines)
    with pytest.raises(Unreadable) as error:
        fair.verify(bare)
    assert error.value.fact == "fair-missing"


def test_a_seed_that_is_no_hex_is_no_proof() -> None:
    with pytest.raises(Unreadable) as error:
        fair.verify(with_notes(played(), seed="not hex"))
    assert error.value.fact == "fair-missing"


# --- the salts ---

A, B = seal("table", "00ff"), seal("table", "c0ffee")
IN_ORDER = [f"A commit {A}", f"B commit {B}", "A salt 00ff", "B salt c0ffee"]


def salted(*steps: str, salts: tuple[str, ...] = SALTS) -> Salting:
    return check("table", [read_step(step) for step in steps], salts)


def test_steps_are_kept_in_the_journal() -> None:
    game = played()
    notes = fair.notes("table", SEED, SALTS, IN_ORDER)
    header = Header(GAME, game.header.rules, game.header.seats, notes)
    again = journal.read(journal.write(Journal(header, game.lines)))
    assert fair.salting(again.header) == Salting()
    assert fair.verify(again) == []


def test_a_journal_of_the_version_before_is_verified_by_its_own_rules() -> None:
    assert fair.salting(played().header) == Salting(known=False)


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        (IN_ORDER, Salting()),
        ([IN_ORDER[0], IN_ORDER[2], IN_ORDER[1], IN_ORDER[3]], Salting(early={0}, late={1})),
        ([*IN_ORDER[:2], IN_ORDER[3], IN_ORDER[2]], Salting()),
        ([IN_ORDER[0], "A left", *IN_ORDER], Salting()),
        ([IN_ORDER[0], IN_ORDER[2], "A left", *IN_ORDER], Salting()),
        ([*IN_ORDER[:3], "B salt c0ffed"], Salting(wrong={1})),
        ([IN_ORDER[0], IN_ORDER[0], *IN_ORDER[1:]], Salting(wrong={0})),
        ([*IN_ORDER[1:]], Salting(wrong={0})),
        ([*IN_ORDER[:3]], Salting(wrong={1})),
        ([IN_ORDER[2], IN_ORDER[0], *IN_ORDER[1:2], IN_ORDER[3]], Salting(early={0}, late={0, 1}, wrong={0})),
    ],
)
def test_the_order_of_steps_tells_who_could_choose(steps: list[str], found: Salting) -> None:
    assert salted(*steps) == found


def test_who_withholds_is_named_and_cannot_do_so_before_all_have_committed() -> None:
    salts = ("00ff", "withheld")
    assert salted(*IN_ORDER[:3], "B withheld", salts=salts) == Salting(withheld={1})
    assert salted(IN_ORDER[1], "B withheld", IN_ORDER[0], IN_ORDER[2], salts=salts).wrong == {1}


def test_a_commitment_cannot_be_used_at_another_table() -> None:
    assert seal("table", "00ff") != seal("other", "00ff")


@pytest.mark.parametrize("text", ["", "A", "A commits x", "? salt 00"])
def test_unknown_steps_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_step(text)
