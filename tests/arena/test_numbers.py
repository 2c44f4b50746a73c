"""What is said about a match, and with what confidence."""

import random
from math import exp

import pytest

from startable.arena.game_result import GameResult
from startable.arena.intervals import share, wilson, worth
from startable.arena.match import arrange
from startable.arena.ratings import rate
from startable.arena.summary import Pair, Summary


def won(number: int, bots: tuple[int, ...], winner: int) -> GameResult:
    """A game that this one of the bots won, the others equal behind."""
    shares = tuple(float(bot == winner) for bot in bots)
    return GameResult(
        number, number // len(bots), bots, shares, (0,) * len(bots), "XX-1", 10 + number, 5, 8, 0.1
    )


def test_wilson_as_in_the_books() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_games_that_go_alike_over_the_same_dice_count_once() -> None:
    alike = [("ab", [float(deal % 2)] * 2) for deal in range(100)]
    assert worth(alike) == 100


def test_games_that_even_out_over_the_same_dice_count_more() -> None:
    apart = [("ab", [1.0, 0.0]) for _ in range(100)]
    assert worth(apart) == 400
    assert worth(apart[:20]) == 40


def test_independent_games_count_as_they_are() -> None:
    stream = random.Random(3)
    deals = [("ab", [float(stream.random() < 0.6) for _ in range(2)]) for _ in range(4000)]
    assert worth(deals) == pytest.approx(8000, rel=0.1)


def test_that_opponents_differ_is_no_luck() -> None:
    deals = [("strong" if deal % 2 else "weak", [float(deal % 2 == 0)] * 2) for deal in range(100)]
    assert worth(deals) == 400


def test_the_interval_holds_the_truth_in_95_of_100_matches() -> None:
    """Seats over shared dice: in a half of the deals luck decides for all games of the deal."""
    stream = random.Random(5)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(100):
            luck = stream.random()
            deals.append(("ab", [float((luck if luck < 0.5 else stream.random()) < 0.25) for _ in range(3)]))
        found = share(deals)
        truth = 0.25 + 0.5 * 0.25
        held += found.low <= truth <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_ratings_find_how_often_one_beats_the_other() -> None:
    """Two bots of which one wins three games in four: the model's own distance for that is 6.5."""
    stream = random.Random(1)
    rows = [won(n, (n % 2, 1 - n % 2), 0 if stream.random() < 0.75 else 1) for n in range(4000)]
    first, second = rate(2, rows).last
    chance = 1 / (1 + exp((second.mean - first.mean) / (2**0.5 * 25 / 6)))
    assert chance == pytest.approx(0.75, abs=0.03)
    assert first.surely_ahead_of(second)
    assert not second.surely_ahead_of(first)


def test_draws_bring_ratings_together() -> None:
    rows = [GameResult(n, n, (0, 1), (0.0, 0.0), (4, 9), "XX-1", 9, 5, 9, 0.1) for n in range(50)]
    first, second = rate(2, rows).last
    assert first.mean == pytest.approx(second.mean, abs=0.01)
    assert first.deviation < 5


def test_the_way_keeps_its_beginning_and_its_end() -> None:
    way = rate(2, [won(n, (0, 1), 0) for n in range(1000)])
    assert (way.games[0], way.games[-1]) == (0, 1000)
    assert len(way.games) == len(way.ratings) <= 130
    assert [each.mean for each in way.ratings[0]] == [25.0, 25.0]


def test_a_summary_of_a_match() -> None:
    match = arrange("smugglers", ["greedy", "random", "greedy"], 6)
    rows = [won(number, match.seating(number)[1], winner=0) for number in range(6)]
    summary = Summary(match, rows)
    assert [each.name for each in summary.standings] == ["greedy", "random", "greedy 2"]
    assert [each.wins for each in summary.standings] == [6, 0, 0]
    assert [each.value for each in summary.seats()] == pytest.approx([1 / 3] * 3)
    assert summary.order()[0] == 0
    assert summary.fair == pytest.approx(1 / 3)
    assert summary.lengths == [10, 11, 12, 13, 14, 15]
    shares = [[pair.share if pair.games else None for pair in row] for row in summary.pairs]
    assert shares == [[None, 1, 1], [0, None, 0.5], [0, 0.5, None]]


@pytest.mark.parametrize(("ahead", "games", "sure"), [(0, 0, False), (33, 60, False), (88, 120, True)])
def test_a_pair_is_decided_where_its_interval_leaves_no_doubt(ahead: int, games: int, sure: bool) -> None:
    assert Pair(games, ahead).surely is sure
