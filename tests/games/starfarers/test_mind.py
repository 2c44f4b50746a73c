"""What Starfarers' net is told, what it was taught, and how bots fly and trade by it."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from startable.arena.match import play_game
from startable.bots import bot
from startable.bots.selfplay import play
from startable.core import Stream
from startable.core.weights import FILE, LARGEST, read
from startable.games.starfarers import GAME
from startable.games.starfarers.box.parts import KINDS
from startable.games.starfarers.mind.features import WIDTH, primed
from startable.games.starfarers.mind.goals import steps
from startable.games.starfarers.mind.prospects import Prospects
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
        yield table.state, line
        line.move.apply(table.state, line.mover, None)


# --- what it is told ---


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_told_is_in_its_room_and_says_nothing_of_other_hands(seats: int) -> None:
    heuristics: Any = GAME.heuristics(GAME.turn_rules(seats))
    for state, _ in list(replayed("greedy", 1, seats))[::40]:
        for seat in range(seats):
            told = heuristics.features(state, seat)
            assert told
            assert all(0 <= each < WIDTH for each in told)
            world = GAME.layout.world(GAME.layout.hide(state, seat), Stream(5).below)
            assert heuristics.features(world, seat) == told


def test_seats_are_told_of_from_their_own_side() -> None:
    """Whoever has the same and waits is told the same, but for who rolls next."""
    table = position("A.ships: B.ships: C.ships: D.ships:")
    heuristics: Any = GAME.heuristics(table.rules)
    state = table.state
    state.board.sites = [0] * len(state.board.sites)
    for player in state.players:
        player.colonies, player.ports, player.points = 0, 0, 4
    apart = [set(heuristics.features(state, seat)) for seat in range(1, 4)]
    shared = set.intersection(*apart)
    assert all(len(each - shared) == 1 for each in apart)


def test_learning_starts_from_features_that_there_are() -> None:
    assert all(0 <= feature < WIDTH for feature in primed())


# --- what it was taught ---


def test_the_weights_say_how_they_were_made_and_are_small() -> None:
    data = files("startable.games.starfarers.mind").joinpath(FILE).read_bytes()
    header, net = read(data, FILE)
    assert len(data) < LARGEST
    assert header["game"] == "starfarers"
    made = f"startable train starfarers --games {header['games']} --seed {header['seed']}"
    assert header["command"] == f"{made} --hidden {header['hidden']}"
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


GOLDEN = [0.1973253134718507, 0.31430934124463944, 0.5512881798049524, 0.2075726811860383]


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
            prospects = Prospects(state, heuristics.net())
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
