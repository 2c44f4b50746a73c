"""The encounter cards as data: every branch of every card, against what is known of the printed ones."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from startable.core import Unreadable
from startable.games.starfarers.box.encounters import (
    ANOTHER,
    ASK,
    CARDS,
    DONE,
    EFFECT_NAMES,
    KIND_NAMES,
    NODES,
    RESHUFFLE,
    START,
    Node,
    branch,
    check_examples,
    load,
    read,
)
from startable.games.starfarers.box.parts import SCENE_CARDS, SCENES
from startable.play.rulebook import LANGUAGES

SEATS = {1: "L1", 2: "L2", -1: "R1", -2: "R2", 0: ""}

# Card by card: each way through it, as the step's kind, its seat or number, the answer; then what it brings.
# Answers of a roll are sums; only the first sum of a row is written here.
PRINTED = {
    1: [
        "gift3 0: each_gives -medal -medal",
        "gift3 1: food -medal",
        "gift3 2: any medal",
        "gift3 3: any any medal",
    ],
    2: ["gift3 0: -medal", "gift3 1: any", "gift3 2: any medal", "gift3 3: upgrade medal"],
    3: ["gift3 0: -medal", "gift3 1:", "gift3 2: medal", "gift3 3: goods medal"],
    4: ["gift3 0: goods", "gift3 1: any medal", "gift3 2: any any medal", "gift3 3: gift_back"],
    5: ["gift3 0: ground -medal", "gift3 1: -medal", "gift3 2: any medal", "gift3 3: trade_ship"],
    9: ["ask2 0 fightR1 0: -upgrade medal", "ask2 0 fightR1 1: trade_ship", "ask2 1:"],
    10: ["ask2 0 fightL2 0: ground medal", "ask2 0 fightL2 1: carbon carbon medal", "ask2 1:"],
    11: ["ask2 0 fightL1 0: -upgrade", "ask2 0 fightL1 1: ore ore medal", "ask2 1: ground"],
    12: [
        "ask1 0: medal",
        "ask1 1 roll 0: any any -medal",
        "ask1 1 roll 3: any any taken_back -medal",
        "ask1 1 roll 4: any any",
    ],
    13: [
        "ask1 0:",
        "ask1 1 roll 0: any any",
        "ask1 1 roll 3: any any taken_back -medal",
        "ask1 1 roll 4: any any -medal",
    ],
    14: [
        "ask1 0: medal",
        "ask1 1 roll 0: -medal",
        "ask1 1 roll 3: draw_all -medal",
        "ask1 1 roll 4: draw_all",
    ],
    15: ["ask1 0:", "ask1 1 roll 0: draw_all", "ask1 1 roll 3: draw_all -medal", "ask1 1 roll 4: -medal"],
    19: ["ask 0:", "ask 1 raceR2 0: -upgrade", "ask 1 raceR2 1: trade_ship"],
    20: ["ask 0: -medal", "ask 1 raceL1 0: -upgrade medal", "ask 1 raceL1 1: medal draw_all"],
    21: ["ask 0: -medal", "ask 1 raceR1 0: -upgrade", "ask 1 raceR1 1: upgrade medal"],
    22: ["ask 0:", "ask 1 fightR2 0: ground", "ask 1 fightR2 1: goods goods medal"],
    23: ["ask 0: -medal", "ask 1 fightR1 0: -upgrade medal", "ask 1 fightR1 1: any any medal"],
    24: ["ask 0: -medal", "ask 1 fightL1 0: ground medal", "ask 1 fightL1 1: jump medal"],
    25: ["ask 0: another", "ask 1 raceL1 0: ground", "ask 1 raceL1 1: jump"],
    26: ["ask 0: another", "ask 1 raceR1 0: ground", "ask 1 raceR1 1: jump"],
    27: ["ask 0: another", "ask 1 raceR2 0: -upgrade", "ask 1 raceR2 1: jump"],
    28: ["gift3 0: -upgrade -medal", "gift3 1: medal", "gift3 2: jump", "gift3 3: jump"],
    29: ["gift3 0:", "gift3 1: medal", "gift3 2: medal", "gift3 3: trade_ship"],
    30: ["gift3 0: -medal", "gift3 1: -medal", "gift3 2: medal", "gift3 3: jump medal"],
    31: ["wear8 0: reshuffle another"],
    32: ["wear6 0: most_cargo reshuffle another"],
}


def disguised(seat: str) -> list[str]:
    ends = ["0:", f"1 fight{seat} 0: ground", f"1 fight{seat} 1: gift_back medal"]
    return [f"gift3 {given} ask {end}" for given in range(4) for end in ends]


def attacker(seat: str, lost: str, won: str) -> list[str]:
    fight = [f"fight{seat} 0: {lost}", f"fight{seat} 1: {won}"]
    caught = [f"ask 1 flee{seat} 0 {each}" for each in fight]
    return [*[f"ask 0 {each}" for each in fight], *caught, f"ask 1 flee{seat} 1:"]


PRINTED |= {
    6: PRINTED[5],
    7: disguised("R1"),
    8: disguised("L1"),
    16: attacker("R1", "-upgrade", "upgrade medal"),
    17: attacker("L2", "-upgrade medal", "ore ore medal"),
    18: attacker("L1", "ground", "trade_ship"),
}


def ways(at: int, said: str = "", brought: tuple[str, ...] = ()) -> list[str]:
    """All ways from a node to the end, in the words of PRINTED."""
    node = NODES[at]
    brought += tuple(EFFECT_NAMES[effect] for effect in node.effects)
    if node.kind == DONE:
        return [f"{said.strip()}: {' '.join(brought)}".strip()]
    asked = f"{said} {KIND_NAMES[node.kind]}{SEATS[node.whom]}{node.amount or ''}"
    fresh = [answer for answer, next in enumerate(node.next) if answer == node.next.index(next)]
    answers = fresh if KIND_NAMES[node.kind] == "roll" else range(len(node.next))
    return [way for answer in answers for way in ways(node.next[answer], f"{asked} {answer}", brought)]


def raw() -> dict[str, Any]:
    return tomllib.loads(
        files("startable.games.starfarers.box").joinpath("encounters.toml").read_text("utf8")
    )


def changed(number: int, **steps: Any) -> dict[str, Any]:
    source = raw()
    source["cards"][number - 1] |= steps
    return source


@pytest.mark.parametrize("number", range(1, CARDS + 1))
def test_sf_825_every_way_through_a_card(number: int) -> None:
    assert sorted(ways(START[number - 1])) == sorted(PRINTED[number])


def test_sf_102_there_are_32_cards() -> None:
    assert len(START) == CARDS == len(raw()["cards"]) == len(PRINTED)
    assert [NODES[start].card for start in START] == list(range(CARDS))


def test_every_node_is_reached_and_knows_its_card() -> None:
    seen: set[int] = set()
    for start in START:
        waiting = [start]
        while waiting:
            at = waiting.pop()
            seen.add(at)
            assert all(NODES[next].card == NODES[at].card for next in NODES[at].next)
            waiting += NODES[at].next
    assert seen == set(range(len(NODES)))


def test_every_effect_is_on_some_card() -> None:
    on_cards = {EFFECT_NAMES[effect] for node in NODES for effect in node.effects}
    assert set(EFFECT_NAMES) - on_cards == {"fuel"}, "no card gives fuel"


def test_sf_821_two_cards_shuffle_the_pile_and_draw() -> None:
    shuffling = {node.card + 1 for node in NODES if RESHUFFLE in node.effects}
    assert shuffling == {31, 32}
    assert {node.card + 1 for node in NODES if ANOTHER in node.effects} == {25, 26, 27, 31, 32}


def test_sf_802_places_on_are_left_and_right() -> None:
    """With three at the table the second to the left is the right neighbour, and the other way round."""
    assert {(seat + 2) % 3 - (seat - 1) % 3 for seat in range(3)} == {0}
    foes = {node.card + 1: node.whom for node in NODES if node.whom}
    assert (foes[10], foes[22]) == (2, -2)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ({"cards": raw()["cards"][1:]}, "SF-102: there must be 32"),
        ({"cards": [3] * 32}, "SF-825: card 1: a card is a table"),
        ({**raw(), "more": 1}, "SF-102"),
        (changed(1, first={"gift": ["", "", "gold", ""]}), "card 1: there is no effect gold"),
        (changed(1, first={"gift": ["", ""]}), "card 1: a gift is 0 to 3 cards"),
        (changed(1, first={"gift": [1, 2, 3, 4]}), "card 1: no outcome: 1"),
        (changed(2, first={"yes": ""}), "card 2: step first asks nothing"),
        (changed(3, first={"no": "> moon", "yes": ""}), "card 3: there is no step moon"),
        (changed(3, first={"no": "> first", "yes": ""}), "card 3: step first leads back"),
        (changed(3, moon={"no": "", "yes": ""}), "card 3: nothing leads to moon"),
        (changed(9, first={"pay": "two", "no": "> fight", "yes": ""}), "card 9: no number: two"),
        (changed(9, fight={"strength": "L3", "lost": "", "won": ""}), "card 9: step fight needs L1"),
        (changed(12, look={"roll": [[2, ""], [3, ""]]}), "card 12: a roll tells what follows up to 6"),
        (changed(12, look={"roll": [[3, ""], [2, ""], [6, ""]]}), "card 12: no row of a roll"),
        (changed(25, first={"no": "another medal", "yes": "> race"}), "card 25: another card is drawn last"),
        (changed(9, first={"no": "gift_back", "yes": "> fight"}), "SF-818: card 9"),
        (changed(9, first={"no": "taken_back", "yes": "> fight"}), "SF-813: card 9"),
        (changed(31, first={"wear": 8, "then": "reshuffle"}), "SF-821: card 31"),
    ],
)
def test_what_cannot_be_a_card(source: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told) as complaint:
        read(source, [])
    assert "\n" not in str(complaint.value)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (changed(4, first={"gift": ["", "", "any medal", ""]}), "SF-823"),
        (changed(10, fight={"strength": "R1", "lost": "ground medal", "won": ""}), "SF-824"),
        (changed(10, fight={"strength": "L2", "lost": "ground", "won": ""}), "SF-824"),
    ],
)
def test_the_worked_examples_bind_everybodys_cards(source: dict[str, Any], told: str) -> None:
    nodes: list[Node] = []
    start = read(source, nodes)
    with pytest.raises(ValueError, match=told):
        check_examples(nodes, start)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    file = tmp_path / "starfarers-encounters.toml"

    def own(text: str) -> None:
        file.write_text(text, "utf8")

    return own


def test_an_owners_cards_are_read(own: Callable[[str], None]) -> None:
    assert load([]) == START, "there is no file yet"
    text = files("startable.games.starfarers.box").joinpath("encounters.toml").read_text("utf8")
    own(text.replace('"medal", "goods medal"', '"medal", "fuel medal"'))
    nodes: list[Node] = []
    start = load(nodes)
    assert [EFFECT_NAMES[effect] for effect in nodes[nodes[start[2]].next[3]].effects] == ["fuel", "medal"]


@pytest.mark.parametrize(
    ("text", "fact", "rule"),
    [
        ("cards = []\n", "sf-cards-wrong", "SF-102"),
        ("cards = [", "not-toml", ""),
    ],
)
def test_what_is_wrong_with_them_is_told_with_the_file(
    own: Callable[[str], None], text: str, fact: str, rule: str
) -> None:
    own(text)
    with pytest.raises(Unreadable) as error:
        load([])
    assert (error.value.fact, error.value.rule) == (fact, rule)
    assert str(error.value.details["file"]).endswith("starfarers-encounters.toml")


def test_the_command_tells_it_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "starfarers-encounters.toml"
    file.write_text("cards = []\n", "utf8")
    environment = {**os.environ, "STARTABLE_PARTS": str(tmp_path)}
    command = [sys.executable, "-m", "startable", "--lang", "en", "play", "starfarers"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, input="", timeout=60)
    assert (ran.returncode, ran.stdout) == (2, "")
    told = "These encounter cards cannot be played with: there must be 32 encounter cards. (SF-102)"
    assert ran.stderr.strip() == f"{file}: {told}"


def variants(language: str) -> dict[str, list[str]]:
    """By message that picks one of several texts: the keys among which it picks."""
    text = files("startable.games.starfarers.words").joinpath(f"words.{language}.ftl").read_text("utf8")
    found: dict[str, list[str]] = {}
    for entry in [each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)]:
        for part in entry.value.elements if entry.value else []:
            if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
                keys = [each.key for each in part.expression.variants]
                found[entry.id.name] = [
                    key.name if isinstance(key, ftl.Identifier) else key.value for key in keys
                ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_sf_825_every_scene_card_and_branch_has_words(language: str) -> None:
    """None is missing, none is told twice, and none is told of a branch that is not there."""
    said = variants(language)
    branches = {branch(at, answer) for at, node in enumerate(NODES) for answer in range(len(node.next))}
    assert sorted(said["sf-outcome"]) == sorted(branches)
    for key in ("sf-card", "sf-card-text"):
        assert said[key] == [str(number) for number in range(1, CARDS + 1)]
    for key in ("sf-scene", "sf-scene-text", "sf-scene-question"):
        assert said[key] == SCENES
    asking = [
        name for name, cards in zip(SCENES, SCENE_CARDS, strict=True) if NODES[START[cards[0]]].kind == ASK
    ]
    for key in ("sf-scene-yes", "sf-scene-no"):
        assert said[key] == [*asking, "unmasked"]
