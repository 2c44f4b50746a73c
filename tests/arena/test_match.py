"""Who sits where, over which dice."""

from collections import Counter
from itertools import permutations

import pytest

from startable.arena.game_result import GameResult, play_games
from startable.arena.match import Match, arrange, command
from startable.core import Unreadable


def seatings(match: Match) -> list[tuple[int, tuple[int, ...]]]:
    return [match.seating(number) for number in range(match.games)]


def test_two_bots_change_seats_over_the_same_dice() -> None:
    match = arrange("ur", ["greedy", "random"], 6, seed=5)
    assert seatings(match) == [(5, (0, 1)), (5, (1, 0)), (6, (0, 1)), (6, (1, 0)), (7, (0, 1)), (7, (1, 0))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_a_deal_everybody_sits_everywhere_once(seats: int) -> None:
    match = arrange("smugglers", ["random"] * seats, 5 * seats)
    for first in range(0, match.games, seats):
        deal = [match.seating(first + turn) for turn in range(seats)]
        assert len({seed for seed, _ in deal}) == 1
        for seat in range(seats):
            assert sorted(bots[seat] for _, bots in deal) == list(range(seats))


def test_in_time_all_orders_are_played_equally_often() -> None:
    match = arrange("smugglers", ["random"] * 4, 24)
    assert sorted(bots for _, bots in seatings(match)) == sorted(permutations(range(4)))


def test_more_bots_than_seats_meet_in_all_groups_equally_often() -> None:
    match = arrange("ur", ["random", "greedy", "expectimax", "greedy"], 24)
    assert match.seats == 2
    met = Counter(frozenset(bots) for _, bots in seatings(match))
    assert (len(met), set(met.values())) == (6, {4})
    assert len({seed for seed, _ in seatings(match)}) == 12


def test_a_bot_named_twice_has_two_names() -> None:
    assert arrange("ur", ["greedy", "random", "greedy"], 1).labels() == ["greedy", "random", "greedy 2"]


@pytest.mark.parametrize(
    ("name", "bots", "seats", "fact"),
    [
        ("chess", ["greedy", "greedy"], 0, "game-unknown"),
        ("ur", ["greedy", "deep"], 0, "bot-unknown"),
        ("ur", ["greedy"], 0, "seats-not-offered"),
        ("ur", ["greedy"] * 3, 3, "seats-not-offered"),
        ("smugglers", ["greedy", "random"], 3, "arena-few-bots"),
    ],
)
def test_what_cannot_be_played_is_refused(name: str, bots: list[str], seats: int, fact: str) -> None:
    with pytest.raises(Unreadable) as caught:
        arrange(name, bots, 10, seats=seats)
    assert caught.value.fact == fact


def test_the_command_plays_the_same_match_again() -> None:
    match = arrange("smugglers", ["greedy", "random"], 4, 7, {"favourite_ships": "yes"})
    assert command(match) == (
        "startable arena smugglers --bots greedy,random --seats 2 --games 4 --seed 7"
        " --option favourite_ships=yes"
    )


def test_a_row_tells_what_happened() -> None:
    match = arrange("ur", ["greedy", "random"], 2, options={"discs": 2})
    first, second = play_games(match, [0, 1])
    assert (first.number, first.seed, first.bots, second.bots) == (0, 0, (0, 1), (1, 0))
    assert sum(first.shares) == 1
    assert first.rule == "UR-502"
    assert 0 < first.turns <= first.decisions
    assert first.chances > 0
    assert play_games(match, [1])[0]._replace(seconds=0) == second._replace(seconds=0)


@pytest.mark.parametrize(
    ("shares", "scores", "places"),
    [
        ((0.0, 1.0, 0.0), (5, 9, 7), (3, 1, 2)),
        ((0.5, 0.0, 0.5), (9, 7, 9), (1, 3, 1)),
        ((1.0, 0.0, 0.0), (3, 7, 7), (1, 2, 2)),
        ((0.0, 0.0, 0.0), (3, 7, 7), (1, 1, 1)),
    ],
)
def test_places_are_by_the_win_then_by_the_score(
    shares: tuple[float, ...], scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert GameResult(0, 0, (0, 1, 2), shares, scores, "XX-1", 1, 0, 1, 0.0).places == places
