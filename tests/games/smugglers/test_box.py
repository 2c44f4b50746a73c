"""components.toml: what the rulebook counts, and what an owner of the box may correct."""

import os
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from startable.core import Unreadable
from startable.games.smugglers import GAME
from startable.games.smugglers.box.box import Box, checked, corrected, load
from startable.play.words import words

OUR_FILE = files("startable.games.smugglers.box").joinpath("components.toml").read_text("utf8")
OURS: Box = tomllib.loads(OUR_FILE)
CARDS: list[dict[str, Any]] = OURS["cards"]


def test_sm_101_counts_of_the_box() -> None:
    assert len(CARDS) == 36
    assert len(OURS["sheets"]) == len(OURS["colours"]) == 6
    assert OURS["dice"] * 6 == 12
    assert OURS["goods"] * 4 == 52
    assert OURS["energy"] == 28 * 1 + 6 * 5


def test_sm_101_six_speed_tokens() -> None:
    assert {token for row in OURS["round"] for token in row["tokens"]} == {-1, 0, 1, 2, 3, 4}


def test_sm_101_sheets_have_two_different_colours_each_way() -> None:
    for sheet in OURS["sheets"]:
        assert len(set(sheet["planets"])) == len(sheet["planets"]) == 2
        assert len(set(sheet["ships"])) == len(sheet["ships"]) == 2


def test_sm_101_sheets_are_six_different_pairs() -> None:
    assert len({frozenset(sheet["planets"]) for sheet in OURS["sheets"]}) == 6
    assert all(not set(sheet["planets"]) & set(sheet["ships"]) for sheet in OURS["sheets"])


def test_sm_102_planets_and_ships() -> None:
    assert {letter for card in CARDS for letter in card["planets"]} == set("RYGB")
    assert {letter for card in CARDS for letter in card["ships"]} == set("RYGBC")


def test_sm_102_our_deck() -> None:
    """98 planets, 90 ships; as many of one colour as of the other; half of the cards have a station."""
    assert sum(len(card["planets"]) for card in CARDS) == 98
    assert Counter(len(card["planets"]) for card in CARDS) == {3: 14, 2: 10, 4: 8, 1: 4}
    ships = Counter("".join(card["ships"] for card in CARDS))
    assert ships == {"R": 19, "Y": 19, "G": 19, "B": 19, "C": 14}
    assert sum(card.get("station", False) for card in CARDS) == 18


def test_sm_102_planets_beside_stations_favour_nobody() -> None:
    planets = Counter("".join(card["planets"] for card in CARDS if card.get("station")))
    assert max(planets.values()) - min(planets.values()) <= 2


@pytest.mark.parametrize(
    ("rule", "planets", "ships", "station"),
    [
        ("SM-901 A", 2, "YGBC", False),
        ("SM-901 E", 3, "B", False),
        ("SM-901 C", 3, "RRC", False),
        ("SM-901 D", 4, "RYGB", False),
    ],
)
def test_sm_901_cards_of_the_example(rule: str, planets: int, ships: str, station: bool) -> None:
    found = [card for card in CARDS if sorted(card["ships"]) == sorted(ships)]
    assert [card for card in found if len(card["planets"]) == planets and not card.get("station")], rule


@pytest.mark.parametrize("planets", ["RRBB", "RGG", "RRYY"])
def test_sm_805_station_cards_of_the_example(planets: str) -> None:
    assert [card for card in CARDS if card.get("station") and sorted(card["planets"]) == sorted(planets)]


def changed(change: Callable[[Box], object]) -> Box:
    box = deepcopy(OURS)
    change(box)
    return box


def card(box: Box, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in box["cards"] if each["name"] == name)
    return found


# What somebody may get wrong, and what they are told.
WRONG: list[tuple[Callable[[Box], object], str, str]] = [
    (lambda box: box["cards"].pop(), "SM-101", "There must be 36 cards."),
    (lambda box: box["cards"].append(dict(box["cards"][0])), "SM-101", "There must be 36 cards."),
    (lambda box: box.update(cards=36), "SM-101", "There must be 36 cards."),
    (lambda box: box["sheets"].pop(), "SM-101", "There must be 6 sheets."),
    (lambda box: card(box, "F-R").update(name="F-Y"), "SM-101", "Two cards are named F-Y."),
    (lambda box: card(box, "F-R").update(name="f-y"), "SM-101", "Two cards are named"),
    (lambda box: card(box, "F-R").update(name="F R"), "", "A card cannot be named “F R”"),
    (lambda box: card(box, "F-R").update(name="a,b"), "", "A card cannot be named “a,b”"),
    (lambda box: card(box, "F-R").update(name=""), "", "A card cannot be named “”"),
    (lambda box: card(box, "F-R").update(name=7), "", "A card cannot be named “7”"),
    (lambda box: card(box, "F-R").update(planets="GX"), "SM-102", "letters R, Y, G, B, not “GX”."),
    (lambda box: card(box, "F-R").update(planets="C"), "SM-102", "The planets of F-R are up to 9"),
    (lambda box: card(box, "F-R").update(ships="ry"), "SM-102", "The ships of F-R"),
    (lambda box: card(box, "F-R").update(ships=3), "SM-102", "The ships of F-R"),
    (lambda box: card(box, "F-R").update(ships="R" * 10), "SM-102", "The ships of F-R"),
    (lambda box: card(box, "F-R").update(station="yes"), "SM-102", "The station of F-R is true or false."),
    (lambda box: card(box, "F-R").update(colour="red"), "SM-102", "this is none"),
    (lambda box: card(box, "F-R").pop("ships"), "SM-102", "this is none"),
    (lambda box: box["cards"].__setitem__(0, "A-R"), "SM-102", "this is none: A-R"),
    (lambda box: box["sheets"][2].update(planets="R"), "SM-101", "Sheet 3 needs two different colours"),
    (lambda box: box["sheets"][2].update(planets="RRY"), "SM-101", "Sheet 3 needs two different colours"),
    (lambda box: box["sheets"][2].update(ships="RC"), "SM-101", "Sheet 3 needs two different colours"),
    (lambda box: box["sheets"][5].pop("ships"), "SM-101", "Sheet 6 needs two different colours"),
    (lambda box: card(box, "A-R").update(ships="YGB"), "SM-901", "2 planets and ships Y, G, B, C."),
    (lambda box: card(box, "A-R").update(planets="RYG"), "SM-901", "2 planets and ships Y, G, B, C."),
    (lambda box: card(box, "E-B").update(planets="RY"), "SM-901", "3 planets and a ship B."),
    (lambda box: card(box, "C-R").update(planets="RY"), "SM-901", "which have 7 planets together."),
    (lambda box: card(box, "S4-RB").update(station=False), "SM-804", "a station with planets R, R, B, B."),
]


@pytest.mark.parametrize(("change", "rule", "told"), WRONG, ids=[told for *_, told in WRONG])
def test_broken_deck_is_refused(change: Callable[[Box], object], rule: str, told: str) -> None:
    with pytest.raises(Unreadable) as caught:
        checked(changed(change))
    assert caught.value.rule == rule
    assert told in words("en").complaint(caught.value)
    assert "sm-" not in words("hu").complaint(caught.value)


RIGHT: list[Callable[[Box], object]] = [
    lambda box: card(box, "F-R").update(name="Kepler-22"),
    lambda box: card(box, "F-R").update(planets="RYGBRYGB", ships="CCC", station=True),
    lambda box: card(box, "F-R").update(ships=""),
    lambda box: box["cards"].reverse(),
    lambda box: box["sheets"].reverse(),
    lambda box: [
        card(box, name).update(planets=planets) for name, planets in (("C-R", "RRYY"), ("D-1", "RYG"))
    ],
]


@pytest.mark.parametrize("change", RIGHT)
def test_corrected_deck_is_taken(change: Callable[[Box], object]) -> None:
    box = changed(change)
    assert checked(box) == box


def test_only_cards_and_sheets_are_for_correcting() -> None:
    cards = deepcopy(CARDS)[::-1]
    assert corrected(OURS, {"cards": cards}) == {**OURS, "cards": cards}
    assert corrected(OURS, deepcopy(OURS)) == OURS, "a whole copy of our file will do"
    for key, value in (("goods", 14), ("dice", 3), ("round", []), ("colour", "red")):
        with pytest.raises(Unreadable) as caught:
            corrected(OURS, {key: value})
        assert (caught.value.fact, caught.value.details) == ("sm-box-key", {"key": key})


def test_without_a_folder_the_box_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STARTABLE_PARTS", raising=False)
    assert load() == OURS


def test_a_folder_without_our_file_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    assert load() == OURS


def test_a_folder_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path / "none"))
    with pytest.raises(Unreadable) as caught:
        load()
    assert caught.value.fact == "parts-folder"


@pytest.mark.parametrize(
    ("data", "fact"),
    [
        (b"cards = ", "not-toml"),
        (b"\x00", "not-toml"),
        (b"\xff", "file-not-text"),
        (b"cards = []", "sm-box-count"),
        (b"dice = 3", "sm-box-key"),
    ],
)
def test_a_broken_file_is_told_with_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: bytes, fact: str
) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    (tmp_path / "smugglers.toml").write_bytes(data)
    with pytest.raises(Unreadable) as caught:
        load()
    assert (caught.value.fact, caught.value.details["file"]) == (fact, str(tmp_path / "smugglers.toml"))


def test_a_folder_in_its_place_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    (tmp_path / "smugglers.toml").mkdir()
    with pytest.raises(Unreadable) as caught:
        load()
    assert caught.value.fact == "file-unreadable"


def owners_sheets(first: str) -> str:
    """Our sheets, but the first player's favourite planets are these, and the ships the other two."""
    rest = "".join(colour for colour in "RYGB" if colour not in first)
    rows = [f'{{ planets = "{first}", ships = "{rest}" }}']
    rows += [
        f'{{ planets = "{sheet["planets"]}", ships = "{sheet["ships"]}" }}' for sheet in OURS["sheets"][1:]
    ]
    return f"sheets = [{', '.join(rows)}]\n"


SCORE = """
from startable.play.catalogue import game
rules = game("smugglers").rules(2, {"stations": True})
state = game("smugglers").read_position("phase:ended galaxy:8 A.up:S4-GB", rules)
print(rules.scores(state)[0])
"""
LEGAL = """
from startable.play.catalogue import game
smugglers = game("smugglers")
rules = smugglers.rules(3)
at = "phase:goods cards:F-R,E-Y,E-G dice.a:A1 A.won:a A.goods:rrgb A.tokens:2 B.tokens:1 C.tokens:-1"
moves = rules.legal(smugglers.read_position(at, rules), 0)
print(*sorted(move.text()[7:] for move in moves))
"""


def asked(question: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """In a new process, as the box is read once."""
    environment = {**os.environ, "STARTABLE_PARTS": str(folder)}
    return subprocess.run([sys.executable, "-c", question], env=environment, capture_output=True, text=True)


@pytest.mark.parametrize(("first", "points"), [("RY", "0"), ("GB", "4"), ("YG", "2")])
def test_an_owners_sheets_are_played_with(tmp_path: Path, first: str, points: str) -> None:
    (tmp_path / "smugglers.toml").write_text(owners_sheets(first))
    assert asked(SCORE, tmp_path).stdout.strip() == points


def test_an_owners_cards_are_played_with(tmp_path: Path) -> None:
    """A card with two cruisers and nothing else: any two goods, or any one."""
    cruisers = OUR_FILE.replace('planets = "G", ships = "RY"', 'planets = "G", ships = "CC"')
    (tmp_path / "smugglers.toml").write_text(cruisers)
    assert asked(LEGAL, tmp_path).stdout.split() == ["b", "g", "gb", "r", "rb", "rg", "rr"]


TOLD = {
    "en": "Sheet 1 needs two different colours of planets and two of ships. (SM-101)",
    "hu": "Az 1. karakterlapra két különböző bolygószín és két különböző hajószín kell. (SM-101)",
}


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize(
    "command", [["play", "smugglers"], ["games"], ["rules", "smugglers"], ["serve", "--no-browser"]]
)
def test_a_broken_box_is_told_in_one_line(tmp_path: Path, command: list[str], language: str) -> None:
    """And not as a traceback: whoever plays with an owner's file has written it by hand."""
    file = tmp_path / "smugglers.toml"
    file.write_text(owners_sheets("RR"))
    ran = started([*command, "--lang", language], tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.strip() == f"{file}: {TOLD[language]}"


def test_other_games_are_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "smugglers.toml").write_text("cards = []")
    assert started(["rules", "ur"], tmp_path).returncode == 0
    assert started(["--version"], tmp_path).returncode == 0


def started(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "STARTABLE_PARTS": str(folder)}
    whole = [sys.executable, "-m", "startable", *command]
    return subprocess.run(whole, env=environment, capture_output=True, text=True, input="", timeout=60)


def test_this_is_the_box_in_play() -> None:
    assert GAME.colours == tuple(OURS["colours"])
