"""What Starfarers' mind goes by, what it was taught, and how bots fly and trade by it."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from startable.arena.match import play_game
from startable.bots import bot
from startable.bots.selfplay import play
from startable.core import Stream
from startable.core.odds import UNIT, shares
from startable.core.weights import FILE, LARGEST, read
from startable.games.starfarers import GAME
from startable.games.starfarers.box.parts import GOAL, KINDS
from startable.games.starfarers.mind.prospects import boldness, next_seat
from startable.games.starfarers.mind.scales import ORDER, PRIMED, STRIDES, WIDTH
from startable.games.starfarers.mind.steps import steps
from startable.games.starfarers.state.player import REASONS
from startable.games.starfarers.state.stack import DICE
from startable.play.lines import Line
from startable.play.table import Table
from startable.train.lessons import joined, lessons

from .helpers import hand, position, start

WEAK = "greedy~20"


@cache
def game_of(name: str, seed: int, seats: int = 4) -> list[Line]:
    return play_game(GAME, [bot(name)] * seats, seed).lines


def replayed(name: str, seed: int, seats: int = 4) -> Iterator[tuple[Any, Any]]:
    """The state before each line of a game."""
    table = Table(GAME, GAME.turn_rules(seats), lambda total: 0)
    for line in game_of(name, seed, seats):
        yield table.state.clone(), line
        line.move.apply(table.state, line.mover, None)


# --- what it goes by ---


@pytest.mark.parametrize("seats", [3, 4])
def test_a_seats_own_worth_hangs_on_no_other_hand(seats: int) -> None:
    mind: Any = GAME.heuristics(GAME.turn_rules(seats))
    for state, _ in list(replayed("greedy", 1, seats))[::40]:
        for seat in range(seats):
            world = GAME.layout.world(GAME.layout.hide(state, seat), Stream(5).below)
            assert mind.prospects(world).logits[seat] == mind.prospects(state).logits[seat]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_kept_of_a_position_before_is_what_would_be_found_anew(seats: int) -> None:
    """Between two looks somebody moved, or all is as it was in another game."""
    rules = GAME.turn_rules(seats)
    kept: Any = GAME.heuristics(rules)
    one, other = list(replayed(WEAK, 2, seats)), list(replayed(WEAK, 3, seats))
    for state, _ in [*one[::9], *other[::9], *one[::7]]:
        fresh: Any = GAME.heuristics(rules)
        assert kept.prospects(state).logits == fresh.prospects(state).logits


def test_seats_with_the_same_are_worth_the_same_but_for_who_rolls_next() -> None:
    table = position("A.ships: B.ships: C.ships: D.ships:")
    mind: Any = GAME.heuristics(table.rules)
    state = table.state
    state.board.sites = [0] * len(state.board.sites)
    for player in state.players:
        player.colonies, player.ports, player.points = 0, 0, 4
    logits = mind.prospects(state).logits
    assert logits == logits[:1] * 4
    order = mind.net().straight[ORDER + 4 : ORDER + 8]
    bold = [order[(seat - next_seat(state)) % 4] * boldness(state) >> 6 for seat in range(4)]
    assert mind.chances(state) == shares(bold)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_same_lead_tells_more_the_nearer_the_end(seats: int) -> None:
    """Up to twelve points as much as ever; and no more when somebody has enough but for their own turn."""
    table = start(seats)
    mind: Any = GAME.heuristics(table.rules)
    leads = []
    for points in (8, GOAL - 3, GOAL - 2, GOAL - 1, GOAL):
        table.state.players[1].points = points
        prospects = mind.prospects(table.state)
        leads.append(prospects.chances([0, UNIT, *[0] * (seats - 2)])[1])
    assert leads[0] == leads[1] < leads[2] < leads[3] == leads[4]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_point_more_is_never_worse(seats: int) -> None:
    """Though chances are bolder with it; who lies far behind with many points might else be afraid of one."""
    mind: Any = GAME.heuristics(GAME.turn_rules(seats))
    for state, _ in list(replayed(WEAK, 5, seats))[::20]:
        for seat in range(seats):
            chance = mind.prospects(state).chance(seat)
            state.players[seat].points += 1
            assert mind.prospects(state).chance(seat) > chance
            state.players[seat].points -= 1


def test_after_the_founding_a_stretch_is_three_rounds() -> None:
    for seats in (3, 4):
        table, turns = start(seats), 3 * seats
        mind = GAME.heuristics(table.rules)
        found = []
        for table.state.turn in range(2 * turns + 1):
            found.append(mind.stretch(table.state))
        assert found == [0, *[1] * turns, *[2] * turns]


def test_all_weights_have_a_beginning_and_all_but_the_order_are_contested() -> None:
    assert sorted(PRIMED) == list(range(WIDTH))
    assert sorted(STRIDES) == list(range(ORDER))
    assert min(STRIDES.values()) > 0


# --- what it was taught ---


def test_the_weights_say_how_they_were_made_and_are_small() -> None:
    data = files("startable.games.starfarers.mind").joinpath(FILE).read_bytes()
    header, net = read(data, FILE)
    assert len(data) < LARGEST
    assert header["game"] == "starfarers"
    made = f"startable train starfarers --games {header['games']} --seed {header['seed']}"
    assert header["command"] == f"{made} --seats 3,4,4"
    assert net.features == WIDTH


def test_before_the_start_is_rolled_for_all_seats_are_equal() -> None:
    for seats in (3, 4):
        table = start(seats)
        assert GAME.heuristics(table.rules).chances(table.state) == [1 / seats] * seats


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_the_movers_chance_does_not_drift(seats: int) -> None:
    rules = GAME.turn_rules(seats)
    heuristics: Any = GAME.heuristics(rules)
    records = [play(rules, GAME.layout, heuristics, seed, 0.0) for seed in range(8)]
    drift = joined([lessons(record, 0.0) for record in records]).drift
    assert abs(drift.mean()) < 0.005 + 3 * drift.std() / len(drift) ** 0.5


def test_chances_are_the_same_everywhere() -> None:
    """Golden: both builds and all machines find these very numbers."""
    texts = ["", f"A.hand:{hand(1, 2, 3, 4, 5)}", "A.half:9 B.up:3/2/1", "stack:fly base:3 A.ships:1cg12"]
    tables = [position(text) for text in texts]
    found = [GAME.heuristics(table.rules).chances(table.state)[0] for table in tables]
    assert found == GOLDEN
    assert [GAME.heuristics(table.rules).foretold(table.state)[0] for table in tables] == FORETOLD


GOLDEN = [0.16028969541704016, 0.22192855320728616, 0.7366995620522917, 0.17070560719753078]
FORETOLD = [0.19850491597806824, 0.3505523369980884, 0.5780703388272667, 0.20759021773564187]


# --- flights ---


@pytest.mark.parametrize("name", ["greedy", WEAK])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_flies_to_and_fro(name: str, seed: int) -> None:
    """In a flight every step leads farther from where it began, unless nothing else was left."""
    flown = 0
    for state, line in replayed(name, seed):
        if line.move.kind == "go" and state.flight.flying >= 0:
            here = state.fleet.at[state.ship_in_flight()]
            far = steps(state.flight.origin)
            assert far[line.move.point] > far[here] or not _could_lead_on(state, line.mover, far, here)
            flown += 1
    assert flown > 50


def _could_lead_on(state: Any, seat: int, far: list[int], here: int) -> bool:
    """Another step away from the start, or a stop."""
    moves = GAME.turn_rules(state.seats).legal(state, seat)
    return any(move.kind in ("stop", "found") for move in moves)


def test_a_weak_bot_carries_its_flight_out_like_a_strong_one() -> None:
    table = position("stack:fly base:3 A.up: A.ships:1cg12 m:P2~0~4,10,5 turned:T4,H10,S5")
    known = GAME.layout.hide(table.state, 0)
    chosen = {bot("greedy~300").choose(GAME, table.rules, known, Stream(seed)).text() for seed in range(20)}
    assert chosen <= {"go 1 f12", "go 1 g12"}


# --- trade ---


@pytest.mark.parametrize("seed", range(4))
def test_nobody_hears_the_same_offer_twice_in_a_turn(seed: int) -> None:
    said: list[tuple[int, str]] = []
    for state, line in replayed(WEAK, seed):
        if state.stage() == DICE:
            said = []
        if line.move.kind == "offer":
            assert (line.mover, line.move.text()) not in said
            said.append((line.mover, line.move.text()))
    assert len(said) <= 2


@pytest.mark.parametrize("seed", range(4))
def test_offers_are_modest_and_ask_for_what_somebody_can_have(seed: int) -> None:
    """Never two for one's own one, and only cards that the offering seat has not seen elsewhere."""
    for state, line in replayed("greedy", seed):
        if line.move.kind == "offer":
            move = line.move
            unseen = 20 - state.bank[move.get] - state.players[line.mover].hand.counts[move.get]
            assert move.wanted == 1 <= move.count
            assert unseen > 0


@pytest.mark.slow
def test_a_sane_share_of_offers_ends_in_a_deal() -> None:
    kinds = [line.move.kind for seed in range(6) for line in game_of("greedy", seed)]
    assert kinds.count("offer") >= 6
    assert kinds.count("deal") >= 0.3 * kinds.count("offer")


@pytest.mark.parametrize("seed", range(4))
def test_a_deal_helps_whoever_makes_it(seed: int) -> None:
    """By the cards that they have then, whatever the other holds."""
    heuristics: Any = GAME.heuristics(GAME.turn_rules(4))
    for state, line in replayed("greedy", seed):
        if line.move.kind == "deal":
            prospects = heuristics.prospects(state)
            after = state.clone()
            line.move.apply(after, line.mover, None)
            then = prospects.alone(line.mover, after.players[line.mover].hand.counts)
            assert then > prospects.chance(line.mover)


@pytest.mark.parametrize("seed", range(4))
def test_reasons_to_refuse_are_true(seed: int) -> None:
    for state, line in replayed("greedy", seed):
        if line.move.kind == "decline":
            player, offerer = state.players[line.mover], state.active_player()
            reason, wanted = REASONS[line.move.reason], offerer.terms.gets
            short = any(player.hand.counts[kind] < wanted[kind] for kind in range(KINDS))
            assert (reason == "missing") == short
            if reason == "leader":
                assert offerer.points == max(each.points for each in state.players)
