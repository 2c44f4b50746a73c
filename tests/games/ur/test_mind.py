"""What UR's net is told, and what it was taught."""

from importlib.resources import files

import pytest

from startable.core import CHANCE, Stream
from startable.core.weights import FILE, LARGEST, read
from startable.games.ur import GAME
from startable.games.ur.box.board import PATHS
from startable.games.ur.mind import features as told
from startable.games.ur.mind.features import WIDTH
from startable.games.ur.mind.heuristics import UrHeuristics
from startable.games.ur.rules.rules import UrRules
from startable.games.ur.state.state import ROLLING, UrState, discs_of, height, tower_of
from startable.games.ur.state.towers import find_tops

features = UrHeuristics(GAME.rules()).features


def walk(seed: int, lines: int) -> list[UrState]:
    """Positions before a roll of a random game."""
    rules, stream, found = UrRules(2, GAME.rules().options), Stream(seed), []
    state = rules.start()
    for _ in range(lines):
        awaits = rules.awaits(state)
        if awaits.over:
            break
        if awaits.chance:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        else:
            moves = rules.legal(state, awaits.first)
            moves[stream.below(len(moves))].apply(state, awaits.first, None)
        if state.phase == ROLLING:
            found.append(state.clone())
    return found


def rooms() -> list[int]:
    return [0, told._BELOW, told._TALL, told._HANDS, told._MOVABLE, told._TARGETS, told._HITTING, WIDTH]


def counted(found: list[int], room: int) -> int:
    return sum(rooms()[room] <= each < rooms()[room + 1] for each in found)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_keeps_to_its_rooms(seed: int) -> None:
    """Each tower once, each disc below a top once, and of either side its hand and what it can move."""
    for state in walk(seed, 400):
        found = features(state, state.turn)
        assert all(0 <= each < WIDTH for each in found)
        assert counted(found, 0) == sum(tower > 0 for tower in state.towers)
        assert counted(found, 1) + counted(found, 2) == sum(
            max(0, height(tower) - 1) for tower in state.towers
        )
        assert counted(found, 3) == counted(found, 4) == 2


def test_both_seats_see_the_same_from_their_own_side() -> None:
    for state in walk(5, 200):
        assert features(state, 0) == features(turned_round(state), 1)


def turned_round(state: UrState) -> UrState:
    found = state.clone()
    found.turn = 1 - state.turn
    found.hands = state.hands[::-1]
    for mine, theirs in zip(PATHS[0], PATHS[1], strict=True):
        for here, there in ((mine, theirs), (theirs, mine)):
            found.towers[there] = tower_of([disc ^ 2 for disc in discs_of(state.towers[here])])
    find_tops(found)
    return found


def test_a_start_with_fewer_discs_is_a_position_of_the_whole_game() -> None:
    """What is out of the game is not told."""
    few = UrRules(2, GAME.rules(2, {"discs": 3}).options).start()
    whole = UrRules(2, GAME.rules().options).start()
    whole.hands, whole.out = [3, 3], [7, 7]
    assert features(few, 0) == features(whole, 0)


def test_the_weights_say_how_they_were_made_and_are_small() -> None:
    data = files("startable.games.ur.mind").joinpath(FILE).read_bytes()
    header, net = read(data, FILE)
    assert len(data) < LARGEST
    assert header["game"] == "ur"
    made = f"startable train ur --games {header['games']} --seed {header['seed']} --hidden {net.hidden}"
    assert header["command"] == made
    assert net.features == WIDTH


def test_chances_are_the_same_everywhere() -> None:
    """Golden: both builds and all machines find these very numbers."""
    heuristics = GAME.heuristics(GAME.rules())
    found = [heuristics.chances(state)[0] for state in walk(1, 120)[::12]]
    assert found == GOLDEN


GOLDEN = [
    0.48877141921764106,
    0.5117166049457714,
    0.9164467290147656,
    0.8805918604531416,
    0.8265018416009872,
]
