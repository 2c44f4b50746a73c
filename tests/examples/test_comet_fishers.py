"""A game in a package of its own, installed: the command and the server have it like one of ours."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from startable.play import catalogue

from ..server.people import Person
from ..server.servers import Server
from .conftest import Environment

COMMANDS = Path(__file__).with_name("commands.py")
CONTRACT = """
from startable.play.catalogue import game
from startable.testing import check_game
check_game(game("comet"), 8, revealing=frozenset({"settle"}), end_within=400)
"""


def started(comet: Environment, *command: str, typed: str = "") -> str:
    """What a program says that runs with the game installed."""
    program = [sys.executable, *command]
    ran = subprocess.run(program, env=comet, input=typed, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def commands(comet: Environment, *lines: str, typed: str = "") -> list[str]:
    asked = [(line.split(), typed) for line in lines]
    told = json.loads(started(comet, str(COMMANDS), typed=json.dumps(asked)))
    assert [code for code, _ in told] == [0] * len(lines), told
    return [text for _, text in told]


def test_it_is_nowhere_unless_it_is_installed() -> None:
    assert "comet" not in catalogue.names()


def test_it_keeps_the_contract_where_it_is_installed(comet: Environment) -> None:
    started(comet, "-c", CONTRACT)


def test_the_command_knows_it(comet: Environment) -> None:
    listed, english, hungarian, match = commands(
        comet,
        "games --json",
        "rules comet cf-302",
        "rules comet CF-302 --lang hu",
        "arena comet --bots greedy,random --games 4 --workers 1 --json",
    )
    assert [each["name"] for each in json.loads(listed)] == sorted([*catalogue.names(), "comet"])
    assert english.startswith("CF-302 Flares\n")
    assert hungarian.startswith("CF-302 Lobbanás\n")
    assert json.loads(match)["game"] == "comet"


def test_a_terminal_plays_it_to_its_end(comet: Environment, tmp_path: Path) -> None:
    """Wrong moves are refused with their rule; the first move of each list ends the game at last."""
    kept = tmp_path / "game.play"
    play = f"play comet --seed 3 --option flights=1 --save {kept}"
    shown, again = commands(comet, play, f"replay {kept}", typed="home\ncast-4\n" + "1\n" * 80)
    assert "CF-206 Coming home: Your hold is empty" in shown
    assert "CF-202 Nets: You have 3 nets" in shown
    assert "your secret order" in shown
    assert "* settle" in kept.read_text("utf8")
    assert "CF-503" in again


@pytest.mark.parametrize(("language", "home"), [("en", "Bring the catch home"), ("hu", "Vidd haza a fogást")])
def test_it_is_played_live(server: Server, language: str, home: str) -> None:
    """By somebody whose page has no board for it, against a bot, to the end."""
    anna = Person(server).open_table("greedy", game="comet", flights=2).connect(text=language)
    anna.until("frame")
    said: set[str] = set()
    while not anna.frame["result"]:
        said |= {choice["words"] for choice in anna.frame["legal"]}
        assert anna.frame["board"]
        if anna.frame["legal"]:
            anna.until_version(anna.play_any())
        else:
            anna.until("frame")
    anna.leave()
    assert home in said
    assert anna.frame["result"]["rule"] == "CF-503"


def test_others_orders_stay_secret_over_the_line(server: Server) -> None:
    anna = Person(server).open_table("random", "random", game="comet").connect(text="en")
    anna.until("frame")
    own, *others = anna.frame["view"]["orders"]
    assert own
    assert others == ["", ""]
    assert anna.frame["board"].count("order") == 1
    told = [event["args"]["what"] for event in anna.frame["events"] if event["what"] == "ordered"]
    assert told == [own, "hidden", "hidden"]
    anna.leave()
