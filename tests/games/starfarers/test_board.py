"""The board: its graph, its recesses, and how far everything is (SF-103 to SF-107)."""

import pytest

from startable.games.starfarers import GAME
from startable.games.starfarers.box.board import (
    BESIDE,
    CENTRES,
    HEXES,
    HOMES,
    LINES,
    NOWHERE,
    PLACES,
    PLANET_POINTS,
    PLANETS,
    POINT_NAMES,
    POINTS,
    PORT_POINTS,
    RIMS,
    SITE_AT,
    SITE_POINTS,
    SLOT_HEXES,
    SLOT_NAMES,
    SLOT_STARS,
    SLOTS,
    SLOTS_AT,
    point_at,
)
from startable.games.starfarers.rules.space import is_system, passable
from startable.games.starfarers.state.board import PORT
from startable.games.starfarers.state.state import StarState

# By recess: steps from the nearer point of the first game's spaceports, yellow to blue.
DISTANCES = {
    "n": [8, 5, 6, 9], "m": [6, 7, 10, 15], "o": [13, 10, 7, 6], "k": [11, 10, 13, 16], "l": [14, 11, 10, 13],
    "j": [19, 16, 13, 12], "h": [17, 16, 19, 22], "i": [23, 20, 17, 16], "g": [20, 17, 16, 19],
    "f": [22, 21, 24, 27], "d": [22, 19, 20, 23], "e": [26, 23, 20, 21], "a": [28, 25, 24, 27],
    "b": [27, 26, 29, 32], "c": [32, 29, 26, 25],
}  # fmt: skip


@pytest.fixture
def first() -> StarState:
    return GAME.rules(4).start()


def steps_from(state: StarState, starts: list[int]) -> dict[int, int]:
    """Steps to every point that can be reached."""
    found = dict.fromkeys(starts, 0)
    edge = list(starts)
    for point in edge:
        for other in BESIDE[point]:
            if other not in found and passable(state, other):
                found[other] = found[point] + 1
                edge.append(other)
    return found


def test_sf_103_a_field_of_hexagons_with_points_at_their_corners() -> None:
    assert (len(HEXES), POINTS, len(LINES)) == (135, 320, 454)
    assert POINTS - len(LINES) + len(HEXES) == 1
    assert sorted([len(others) for others in BESIDE]) == [2] * 52 + [3] * 268


def test_points_have_names_of_their_own() -> None:
    assert len(set(POINT_NAMES)) == POINTS
    assert PLACES[POINT_NAMES.index("d1")] == (2, -1)
    assert POINT_NAMES[point_at([(1, 2), (2, 1), (2, 3)])] == "f4"


def test_sf_103_a_quarter_is_three_hexagons_around_a_point() -> None:
    for slot in range(SLOTS):
        assert len(RIMS[slot]) == 12
        assert all(CENTRES[slot] in BESIDE[SITE_POINTS[slot * 3 + index]] for index in range(3))
    assert all(len(slots) <= 1 for slots in SLOTS_AT), "no point lies on two rims"


def test_sf_104_recesses_before_and_behind_the_nebula() -> None:
    assert SLOT_NAMES[:HOMES] == ["alpha", "beta", "gamma", "delta"]
    assert [SLOT_STARS[HOMES:].count(stars) for stars in (1, 2)] == [8, 7]
    before = [max(height for _, height in SLOT_HEXES[slot]) for slot in range(SLOTS) if SLOT_STARS[slot] == 1]
    behind = [min(height for _, height in SLOT_HEXES[slot]) for slot in range(SLOTS) if SLOT_STARS[slot] == 2]
    assert (max(before), min(behind)) == (20, 17)


def test_sf_105_a_site_lies_between_two_planets() -> None:
    for site in range(PLANETS):
        planets = [planet for planet in range(PLANETS) if SITE_POINTS[site] in PLANET_POINTS[planet]]
        assert planets == sorted([site, site // 3 * 3 + (site + 1) % 3])


def test_sf_414_a_spaceport_has_two_points_neither_of_them_a_site() -> None:
    for site in range(PLANETS):
        assert len(PORT_POINTS[site]) == 2
        assert all(SITE_AT[point] == NOWHERE and point not in CENTRES for point in PORT_POINTS[site])


def test_sf_106_nobody_flies_through_a_system_but_reaches_all_around_it(first: StarState) -> None:
    systems = [slot for slot in range(SLOTS) if is_system(first, slot)]
    assert len(systems) == 12
    assert not any(passable(first, CENTRES[slot]) for slot in systems)
    assert len(steps_from(first, [0])) == POINTS - len(systems) == 308


def test_sf_107_the_middle_of_an_outpost_or_an_empty_quarter_is_a_point(first: StarState) -> None:
    others = [slot for slot in range(SLOTS) if not is_system(first, slot)]
    assert {SLOT_NAMES[slot] for slot in others} == {"l", "j", "h", "g", "f", "b", "c"}
    assert all(passable(first, CENTRES[slot]) for slot in others)


@pytest.mark.parametrize("name", DISTANCES)
def test_distances_of_the_first_game(first: StarState, name: str) -> None:
    slot = SLOT_NAMES.index(name)
    goals = SITE_POINTS[slot * 3 : slot * 3 + 3] if is_system(first, slot) else [CENTRES[slot]]
    found = []
    for seat in range(4):
        (port,) = first.board.sites_with(PORT + seat)
        steps = steps_from(first, PORT_POINTS[port])
        found.append(min(steps[goal] for goal in goals))
    assert found == DISTANCES[name]
