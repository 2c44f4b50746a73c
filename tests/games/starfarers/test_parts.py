"""What is in the box, and what is open (SF-1xx)."""

from collections import Counter

from startable.games.starfarers import GAME
from startable.games.starfarers.box.encounters import CARDS
from startable.games.starfarers.box.parts import (
    BOX,
    CARDS_EACH,
    COLONIES,
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    DOCKS,
    FRIEND_COPIES,
    FRIEND_NAMES,
    ICE,
    IS_SYSTEM,
    LIMITS,
    MIXES,
    MODULES,
    OUTPOST,
    PAYS,
    PEOPLE_OF,
    PIPS,
    PIRATES,
    RESOURCE_ON,
    RESOURCES,
    SCENE_CARDS,
    SPARE,
    STATIONS,
    STRENGTH,
    SYMBOLS,
    TILE_COUNTS,
    TILE_NAMES,
    TILE_STARS,
    TRANSPORTERS,
)

from .helpers import SEATS, bank, fact, hand, play, position, sites, start, view


def test_sf_101_twenty_cards_of_five_resources() -> None:
    table = start()
    assert RESOURCES == ["ore", "fuel", "carbon", "food", "goods"]
    assert [bank(table, name) for name in RESOURCES] == [12] * 5
    assert fact(table, "supply") == [8] * 5
    assert CARDS_EACH == 20


def test_sf_102_pieces_of_a_player_and_of_the_box() -> None:
    assert (COLONIES, STATIONS, TRANSPORTERS, MODULES) == (9, 7, 3, 3)
    assert [limit * 4 for limit in LIMITS] == [24, 24, 20], "there are upgrades for four full motherships"
    assert CARDS == 32
    assert sum(FRIEND_COPIES) == 20
    assert Counter(
        PEOPLE_OF[card] for card, copies in enumerate(FRIEND_COPIES) for _ in range(copies)
    ) == dict.fromkeys(range(4), 5)
    assert len([disc for disc in DISC_SYMBOLS if disc != SPARE]) == 36
    assert DISC_SYMBOLS.count(SPARE) == 5


def test_sf_104_sixteen_loose_quarters() -> None:
    assert sum(TILE_COUNTS) == 16
    kinds = Counter[str]()
    stars = Counter[int]()
    for tile, count in enumerate(TILE_COUNTS):
        kinds["system" if IS_SYSTEM[tile] else "outpost" if OUTPOST[tile] >= 0 else "empty"] += count
        stars[TILE_STARS[tile]] += count
    assert kinds == {"system": 8, "outpost": 4, "empty": 4}
    assert (stars[1], stars[2]) == (9, 7)
    assert TILE_NAMES[-4:] == ["alpha", "beta", "gamma", "delta"]


def test_sf_105_a_system_has_one_planet_on_each_hex_however_it_is_turned() -> None:
    for tile in range(len(TILE_NAMES)):
        turned = [RESOURCE_ON[tile][turn] for turn in range(3)]
        assert turned[1] == turned[0][1:] + turned[0][:1]
        assert turned[2] == turned[0][2:] + turned[0][:2]
        assert (min(turned[0]) >= 0) == IS_SYSTEM[tile]


def test_planets_by_resource() -> None:
    loose = Counter(resource for tile in BOX["tiles"][:8] for resource, _ in tile["planets"])
    assert loose == {"goods": 6, "ore": 5, "carbon": 5, "food": 4, "fuel": 4}
    home = Counter(resource for tile in BOX["tiles"][-4:] for resource, _ in tile["planets"])
    assert home == {"fuel": 3, "ore": 3, "food": 2, "carbon": 2, "goods": 2}


def test_every_system_has_one_planet_of_each_symbol() -> None:
    for tile in BOX["tiles"][:8]:
        letters = "".join(sorted(symbol for _, symbol in tile["planets"]))
        assert letters == ("HST" if tile["stars"] == 1 else "hst")


def test_sf_107_an_outpost_has_five_docks() -> None:
    assert DOCKS == 5


def test_sf_108_discs_pirates_ice_and_two_numbers() -> None:
    special = [DISC_NAMES[disc] for disc in DISCS if disc >= PIRATES]
    assert sorted(special) == ["i3", "i4", "p4", "p5", "p6"]
    assert [STRENGTH[disc] for disc in range(PIRATES, ICE + 2)] == [4, 5, 6, 3, 4]
    assert [number for number in range(2, 13) if PAYS[DISC_NAMES.index("3/12")] >> number & 1] == [3, 12]
    assert [number for number in range(2, 13) if PAYS[DISC_NAMES.index("2/11")] >> number & 1] == [2, 11]
    assert all(PAYS[disc] == 0 for disc in range(PIRATES, ICE + 2)), "pirates and ice pay nothing"
    assert [PIPS[DISC_NAMES.index(name)] for name in ("2", "6", "8", "12", "2/11", "p4")] == [
        1,
        5,
        5,
        1,
        3,
        0,
    ]


def test_discs_by_symbol() -> None:
    found: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for disc, symbol in enumerate(DISC_SYMBOLS):
        found[SYMBOLS[symbol]].append(DISC_NAMES[DISCS[disc]])
    assert found["T"] == ["3", "4", "4", "11", "12"]
    assert found["H"] == ["10", "10", "p4", "p5", "i3"]
    assert found["h"] == ["10", "p6", "i4"]
    assert found["R"] == ["3", "9", "10", "11", "11"]


def test_sf_109_hands_are_hidden_all_else_is_open() -> None:
    table = position(f"A.hand:{hand(ore=2, goods=1)} B.up:1/2/1 B.half:3")
    seen = view(table, 1)
    assert seen["hand"]["ore"] == 0
    assert seen["players"][0]["cards"] == 3
    assert "A.hand" not in seen["position"]
    assert seen["players"][1]["upgrades"] == {"engine": 1, "cannon": 2, "cargo": 1}
    assert seen["players"][1]["halves"] == 3
    assert view(table, 0)["hand"] == dict(zip(RESOURCES, [2, 0, 0, 0, 1], strict=True))


def test_every_encounter_card_belongs_to_one_scene() -> None:
    assert sorted(card for cards in SCENE_CARDS for card in cards) == list(range(CARDS))


def test_every_mothership_has_five_balls() -> None:
    assert [sum(mix) for mix in MIXES] == [5, 4, 6]


def test_colours_of_the_seats() -> None:
    assert GAME.colours == ("yellow", "red", "white", "blue")
    table = start()
    play(table, "* roll 6 6", "* roll 1 1", "* roll 1 1", "* roll 1 1")
    assert [sites(table, f"{seat}*") for seat in SEATS] == [["e3"], ["j4"], ["o4"], ["v4"]]


def test_friendship_cards_have_names_of_their_own() -> None:
    assert len(set(FRIEND_NAMES)) == len(FRIEND_NAMES) == 17
