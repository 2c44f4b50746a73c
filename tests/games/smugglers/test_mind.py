"""What Space Smugglers' net is told, and what it was taught."""

from importlib.resources import files
from typing import Any

import pytest

from startable.bots.selfplay import play
from startable.core import CHANCE, NOBODY, Move, Stream
from startable.core.weights import FILE, LARGEST, read
from startable.games.smugglers import GAME
from startable.games.smugglers.box.parts import CARDS
from startable.games.smugglers.mind.facts import missing
from startable.games.smugglers.mind.features import WIDTH
from startable.games.smugglers.mind.heuristics import SmugglersHeuristics
from startable.games.smugglers.mind.worthwhile import Moves, worthwhile
from startable.games.smugglers.rules.payment import payable
from startable.games.smugglers.rules.rules import SmugglersRules
from startable.games.smugglers.state.dice import die_of, owner, shown
from startable.games.smugglers.state.state import BIDDING, ENDED, QUICKEST, SmugglersState
from startable.train.lessons import joined, lessons

ALL_ON = {"stations": 1, "favourite_ships": 1, "favourite_goods": 1, "towers": 1}


def rules_for(seats: int, options: dict[str, int]) -> SmugglersRules:
    return SmugglersRules(seats, GAME.turn_rules(seats, options).options)


def walk(rules: SmugglersRules, seed: int) -> list[SmugglersState]:
    """All positions of a random game."""
    stream, found, state = Stream(seed), [], rules.start()
    while True:
        found.append(state.clone())
        awaits = rules.awaits(state)
        if awaits.over:
            return found
        if awaits.chance:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        else:
            moves = rules.legal(state, awaits.first)
            moves[stream.below(len(moves))].apply(state, awaits.first, None)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, ALL_ON])
def test_what_is_told_keeps_within_its_width(seats: int, options: dict[str, int]) -> None:
    rules = rules_for(seats, options)
    mind = SmugglersHeuristics(rules)
    for state in walk(rules, seats):
        if state.phase != ENDED:
            for seat in range(seats):
                found = mind.features(state, seat)
                assert all(0 <= each < WIDTH for each in found)
                assert len(found) < 60


def test_all_seats_see_the_same_from_their_own_side() -> None:
    """Whoever sits where: with the places changed round, each is told what it was told before."""
    rules = rules_for(3, {})
    mind = SmugglersHeuristics(rules)
    for state in walk(rules, 5):
        if state.phase != ENDED:
            turned = turned_round(state)
            for seat in range(3):
                assert mind.features(state, seat) == mind.features(turned, (seat + 1) % 3)


def turned_round(state: SmugglersState) -> SmugglersState:
    """Everybody sits one seat further on."""
    found, seats = state.clone(), state.seats
    found.players = [found.players[(seat - 1) % seats] for seat in range(seats)]
    found.sectors.dice = [
        tuple(die_of((owner(die) + 1) % seats, shown(die)) for die in dice) for dice in found.sectors.dice
    ]
    found.queue = tuple((seat + 1) % seats for seat in found.queue)
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_equal_seats_begin_with_equal_chances(seats: int) -> None:
    rules = rules_for(seats, {})
    chances = GAME.heuristics(rules).chances(rules.start())
    assert len(set(chances)) == 1
    assert sum(chances) == pytest.approx(1)


def test_what_goods_are_missing_tells_what_can_be_paid() -> None:
    stream = Stream(3)
    for _ in range(300):
        goods = [stream.below(4) for _ in range(4)]
        for card in range(CARDS):
            assert (missing(goods, card) <= 1) == payable(goods, card)


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_always_a_move_worth_a_look(seats: int) -> None:
    rules = rules_for(seats, {})
    for state in walk(rules, 11):
        for seat in rules.awaits(state).each():
            legal = rules.legal(state, seat)
            found = worthwhile(state, seat, legal)
            assert found
            assert all(move in legal for move in found)


def test_waiting_is_worth_what_lies_there_and_a_quick_hand_its_best_move() -> None:
    rules = rules_for(4, {})
    heuristics = GAME.heuristics(rules)
    waits = 0
    for state in walk(rules, 2)[::7]:
        if state.phase == BIDDING:
            seat = state.race.quickest
            after = {move.kind: chances_after(rules, state, move) for move in rules.legal(state, seat)}
            looked = [chances_after(rules, state, move) for move in worthwhile_moves(rules, state, seat)]
            assert heuristics.chances(state)[seat] in [chances[seat] for chances in looked]
            if "wait" in after:
                assert after["wait"] == heuristics.chances(unpicked(state))
                waits += 1
    assert waits > 5


def worthwhile_moves(rules: SmugglersRules, state: SmugglersState, seat: int) -> Moves:
    return worthwhile(state, seat, rules.legal(state, seat))


def chances_after(rules: SmugglersRules, state: SmugglersState, move: Move[SmugglersState]) -> list[float]:
    after = state.clone()
    move.apply(after, state.race.quickest, None)
    return GAME.heuristics(rules).chances(after)


def unpicked(state: SmugglersState) -> SmugglersState:
    """The same, before chance picked a hand."""
    found = state.clone()
    found.phase, found.race.quickest = QUICKEST, NOBODY
    return found


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (4, 2)])
def test_nobodys_chance_drifts(seats: int, games: int) -> None:
    """Whoever leads, and whoever is last, stays there on average. (A hand that chance picks gains, since
    nobody knew before whose it would be; so the mover's own chance says nothing here.)"""
    rules = GAME.turn_rules(seats)
    heuristics: Any = GAME.heuristics(rules)
    found = joined([lessons(play(rules, GAME.layout, heuristics, seed, 0.0), 0.0) for seed in range(games)])
    now, steps = found.thought[:, :seats], (found.targets - found.thought)[:, :seats]
    for seat in (now.argmax(axis=1), now.argmin(axis=1)):
        moved = steps[range(len(seat)), seat]
        assert abs(moved.mean()) < 0.005 + 3 * moved.std() / len(moved) ** 0.5


def test_the_weights_say_how_they_were_made_and_are_small() -> None:
    data = files("startable.games.smugglers.mind").joinpath(FILE).read_bytes()
    header, net = read(data, FILE)
    assert len(data) < LARGEST
    assert header["game"] == "smugglers"
    assert header["command"].startswith(f"startable train smugglers --games {header['games']} --seed ")
    assert net.features == WIDTH


def test_chances_are_the_same_everywhere() -> None:
    """Golden: both builds and all machines find these very numbers."""
    rules = rules_for(4, {})
    heuristics = GAME.heuristics(rules)
    found = [heuristics.chances(state)[0] for state in walk(rules, 1)[40::60]]
    assert found == GOLDEN


GOLDEN = [0.28235160707548723, 0.25094856808059324, 0.8424180279521638, 0.34663785564590993]
