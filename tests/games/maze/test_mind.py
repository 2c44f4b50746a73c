"""What Space Maze' net is told, what it was taught, and what no bot does at any level."""

from importlib.resources import files
from typing import Any

import pytest

from startable.bots import LEVELS, bot
from startable.core import CHANCE, Stream
from startable.core.weights import FILE, LARGEST, read
from startable.games.maze import GAME
from startable.games.maze.box.board import CELL_NAMES
from startable.games.maze.mind.bits import Far, Ways, steps
from startable.games.maze.mind.choices import different
from startable.games.maze.mind.features import WIDTH
from startable.games.maze.mind.look import NEVER, Look
from startable.games.maze.state.state import ENDED, MOVING, TAKING, MazeState

from .helpers import WORN, moving, play, playing, position


def heuristics(seats: int = 2) -> Any:
    return GAME.heuristics(GAME.rules(seats))


def look(table: Any) -> Look:
    return Look(table.state, Ways(table.state.board, table.state.faces))


def walk(seats: int, seed: int, lines: int) -> list[MazeState]:
    """Positions of a random game where a die is taken or points are spent."""
    rules, stream, found = GAME.rules(seats), Stream(seed), []
    state = rules.start()
    for _ in range(lines):
        awaits = rules.awaits(state)
        if awaits.over:
            break
        moves = rules.outcomes(state).moves if awaits.chance else rules.legal(state, awaits.first)
        moves[stream.below(len(moves))].apply(state, CHANCE if awaits.chance else awaits.first, None)
        if state.phase in (TAKING, MOVING):
            found.append(state.clone())
    return found


# --- ways ---


def at(name: str) -> int:
    return 1 << CELL_NAMES.index(name)


def test_open_passages_are_nearer_than_closed_ones() -> None:
    state = position("", b3=".Y..", d3="...R").state
    far = Far(Ways(state.board, state.faces), 0, CELL_NAMES.index("c3"))
    assert [steps(far.free, at(cell)) for cell in ("c3", "b3")] == [0, 1]
    assert steps(far.free, at("d3")) > 1
    assert [steps(far.near, at(cell)) for cell in ("c3", "b3", "d3")] == [0, 1, 3]


@pytest.mark.parametrize("seed", range(3))
def test_ways_are_those_of_the_rules(seed: int) -> None:
    """Whatever an alien can do in a turn it is told to be able to."""
    for state in walk(3, seed, 300):
        if state.phase != MOVING:
            continue
        seat, ways = state.turn.seat, Ways(state.board, state.faces)
        for move in GAME.rules(3).legal(state, seat):
            place = state.crews[seat].places[move.args()[0]] if move.kind == "go" else 25
            if place != 25 and state.wearer is None:
                colour, there = move.args()
                assert ways.walked(colour, 1 << (place & 31), 1) >> there & 1


def test_what_it_takes_to_have_the_relic() -> None:
    """Two steps and one to take it; aboard is a step farther; the wearer has it."""
    table = moving("gggp", "A.g:a3", a3=".Y..", b3=".YRB")
    assert look(table).needs[0] == 3
    assert look(table).takes(0)
    assert look(position(f"{WORN} A.g:c3")).needs[0] == NEVER
    assert not look(moving("gpoo", "A.g:a3", a3=".Y..", b3=".YRB")).takes(0)


def test_points_that_are_left_bring_an_alien_nearer() -> None:
    table = moving("ggpo", "A.g:a3", a3=".Y..", b3=".YRB")
    assert look(table).free[0] == 0
    play(table, "A g b3")
    assert look(table).free[0] == 0
    play(table, "A done")
    assert look(table).free[0] == 1


def test_glue_puts_it_out_of_reach_until_the_round_is_over() -> None:
    table = position("start:B relic:Bg glue:yes B.tokens:1 B.g:c3 A.g:c3 B.dice:g3=glue")
    assert look(table).needs[0] == NEVER
    assert look(table).dice[0] == 0


# --- what is told ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_keeps_to_its_rooms(seats: int) -> None:
    mind = heuristics(seats)
    for state in walk(seats, 5, 400):
        for seat in range(seats):
            found = mind.features(state, seat)
            assert all(0 <= each < WIDTH for each in found)
            assert len(found) == len(set(found))


def test_nobody_is_told_what_another_holds() -> None:
    """The same for all hands that a seat cannot rule out."""
    mind, told = heuristics(3), 0
    for state in walk(3, 6, 300)[::5]:
        known = GAME.layout.hide(state, 1)
        other = GAME.layout.world(known, Stream(9).below)
        told += bool(GAME.layout.differences(other, state))
        assert mind.features(other, 1) == mind.features(state, 1)
    assert told


# --- what was taught ---


def test_the_weights_say_how_they_were_made_and_are_small() -> None:
    data = files("startable.games.maze.mind").joinpath(FILE).read_bytes()
    header, net = read(data, FILE)
    assert len(data) < LARGEST
    assert header["game"] == "maze"
    assert header["command"].startswith(
        f"startable train maze --games {header['games']} --seed {header['seed']}"
    )
    assert net.features == WIDTH


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_maze_is_laid_all_are_equal(seats: int) -> None:
    assert heuristics(seats).chances(GAME.rules(seats).start()) == [1 / seats] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_seats_have_equal_chances_but_for_who_begins(seats: int) -> None:
    """Over many mazes and hands the seats are alike, counted from who begins."""
    rules, mind, totals, mazes = GAME.rules(seats), heuristics(seats), [0.0] * seats, 120
    for seed in range(mazes):
        stream, state = Stream(seed), rules.start()
        while state.phase != TAKING:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        chances = mind.chances(state)
        for seat in range(seats):
            totals[(seat - state.turn.seat) % seats] += chances[seat] / mazes
    assert all(total == pytest.approx(1 / seats, abs=0.05) for total in totals)


def test_with_a_die_in_hand_the_best_card_counts() -> None:
    table = playing("g2:r90", "A.g:b3", b3="YRRR")
    mind = heuristics()
    before = mind.chances(table.state)[0]
    play(table, "A r90 b3 1")
    assert mind.chances(table.state)[0] == before


def test_chances_are_the_same_everywhere() -> None:
    """Golden: both builds and all machines find these very numbers."""
    assert [heuristics(3).chances(state)[0] for state in walk(3, 1, 200)[::16]] == GOLDEN


# --- what is worth a look ---


def test_cards_that_do_the_same_are_looked_at_once() -> None:
    table = playing("g6:r90,r180,r270", "A.g:b3", b3="YRRR")
    moves = table.rules.legal(table.state, 0)
    found = {move.text() for move in different(table.state, 0, moves)}
    assert {"r90 b3 1", "r180 b3 2", "r270 b3 3"} <= found
    assert not {"r180 b3 1", "r270 b3 1", "r270 b3 2", "r90 c3 1"} & found


def test_of_dice_that_do_the_same_the_highest_is_looked_at() -> None:
    table = position("pool:g2,g6,p1,p3,o1,o1,pppo,pppo A.hand:r90 A.dice: B.dice:")
    found = [move.text() for move in different(table.state, 0, table.rules.legal(table.state, 0))]
    assert found == ["g6", "p1", "p3", "o1", "pppo"]


def test_playing_on_stops_where_the_round_ends() -> None:
    """Turns that are left: three for each crew, but for those that were had."""
    for state in walk(3, 2, 200):
        assert heuristics(3).horizon(state) == 9 - state.turns > 0


# --- what nobody does ---


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_stops_on_the_relic_with_a_point_left(level: str) -> None:
    """It lies there, or another wears it: whoever can take it does, at any level."""
    for text in (
        "A.g:c3",
        "relic:Bp B.tokens:1 B.p:d4 A.g:d4",
        "relic:Bp B.tokens:2 B.p:d4 A.g:d4 A.tokens:2",
    ):
        table = moving("gooo", text)
        known = GAME.layout.hide(table.state, 0)
        for seed in range(2 if level == LEVELS[-1] else 12):
            assert bot(level).choose(GAME, table.rules, known, Stream(seed)).text() == "g grab"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_walks_past_home(level: str) -> None:
    """Others may take a step first: the turn ends with the relic in the ship."""
    for seed in range(1 if level == LEVELS[-1] else 8):
        table, stream = moving("ggpo", f"{WORN} A.g:a1"), Stream(seed)
        while table.state.phase == MOVING:
            known = GAME.layout.hide(table.state, 0)
            table.play(0, bot(level).choose(GAME, table.rules, known, stream))
        assert (table.state.phase, table.state.winner) == (ENDED, 0)


def test_the_end_is_certain() -> None:
    table = moving("ggpo", f"{WORN} A.g:a1")
    play(table, "A g in")
    assert table.state.phase == ENDED
    assert heuristics().chances(table.state) == [1.0, 0.0]


GOLDEN = [0.5897776439235525, 0.5934670746464453, 0.6194371965093383, 0.2914921163556318, 0.35546318517370945]
