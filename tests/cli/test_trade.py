"""Trade in the terminal is the almanac's: open, with counter-offers, and nobody is asked twice in a row."""

from typing import Any

import pytest

from startable.cli import session
from startable.cli.game_file import GameFile
from startable.cli.output import Output
from startable.cli.session import Session
from startable.core import Move, Stream
from startable.play.catalogue import game
from startable.play.journal import Header
from startable.play.table import Table
from startable.play.words import words

from .conftest import Run

GAME = game("starfarers")
SPEAK = "’s turn. Speak up"


def test_a_bots_offer_can_be_answered_by_another_one(run: Run) -> None:
    shown = run("play", "starfarers", "--seed", "12", typed="\n\noffer 1 ore for 1 fuel\n").out
    offered = shown.index("White offers 1 trade good for 1 fuel.")
    assert "Yellow makes a counter-offer: 1 ore for 1 fuel." in shown[offered:]
    assert "is no move" not in shown


def test_sf_406_in_a_bots_turn_one_may_propose_something_before_it_has_offered(run: Run) -> None:
    shown = run("play", "starfarers", "--seed", "5", typed="offer 1 ore for 1 fuel\n").out
    asked, proposed = shown.index(f"it is White{SPEAK}"), shown.index("Yellow proposes 1 ore for 1 fuel.")
    assert asked < proposed
    assert shown.count(SPEAK) == 1, "once in a turn"


def test_sf_406_what_cannot_be_proposed_is_told_and_enter_proposes_nothing(run: Run) -> None:
    shown = run("play", "starfarers", "--seed", "5", typed="depart\nnonsense\noffer 3 ore for 1 fuel\n\n").out
    refused = [
        "SF-301 Your turn: It is not your turn.",
        "is no move.",
        "SF-406 Offers are open: An offer begins",
    ]
    assert all(told in shown for told in refused)
    assert shown.count(SPEAK) == 1 + len(refused)
    assert "Yellow proposes" not in shown
    assert "Yellow, your move" in shown, "the game goes on"


def test_nobody_is_asked_to_speak_up_where_nobody_may(run: Run) -> None:
    assert (
        SPEAK not in run("play", "starfarers", "--seed", "5", "--option", "trade=turns", typed="1\n" * 9).out
    )
    assert SPEAK not in run("play", "starfarers", "--seed", "5", "--two", typed="\n" * 9).out


def test_sf_406_several_people_at_one_screen_call_each_other_to_it(run: Run) -> None:
    typed = "\nB\n\n\noffer 1 ore for 1 fuel\n\n\n"
    shown = run("play", "starfarers", "--seed", "5", "--two", typed=typed).out
    assert "Somebody else may speak up: type their letter (A, B) to let them." in shown
    proposed = shown.index("Red proposes 1 ore for 1 fuel.")
    assert "Red, press Enter when only you can see the screen" in shown[:proposed]
    assert "White, it is your turn." in shown[proposed:], "then the screen goes back"


def test_nobody_is_called_who_may_not_speak(run: Run) -> None:
    shown = run("play", "starfarers", "--seed", "5", "--two", typed="\n\nC\nD\n").out
    assert shown.count("is no move") == 2
    assert "may speak up" not in run("play", "ur", "--two", typed="").out


def test_a_race_is_still_played_in_turns(run: Run) -> None:
    assert "your move" in run("play", "smugglers", "--seed", "3", typed="").out


class Silent:
    """A bot that rather waits, and otherwise takes the first move there is."""

    name = "silent"

    def hurry(self, *_: object) -> None:
        return None

    def choose(self, _: Any, rules: Any, known: Any, __: Stream) -> Move[Any]:
        moves: list[Move[Any]] = rules.legal(known.state, known.seat)
        return moves[0]


def at_the_table(*names: str) -> Session:
    rules = GAME.rules(len(names), {})
    header = Header(GAME, rules, names)
    table = Table(GAME, rules, Stream(3).below)
    table.settle([])
    return Session(Output(words("en")), table, header, GameFile(header, None), 3)


@pytest.mark.parametrize(
    ("seats", "last", "asked"),
    [
        (("", "", ""), 0, 1),
        (("", "", ""), 1, 0),
        (("silent", "silent", ""), 0, 2),
        (("silent", "silent", ""), 2, 2),
        (("silent", "silent", "silent"), 0, 0),
    ],
)
def test_whoever_has_just_spoken_is_not_asked_again_while_others_may(
    monkeypatch: pytest.MonkeyPatch, seats: tuple[str, ...], last: int, asked: int
) -> None:
    monkeypatch.setattr(session, "seated", lambda name: Silent() if name == "silent" else None)
    there = at_the_table(*seats)
    spoken = there._table.lines[-1]
    there._table.lines[-1] = type(spoken)(last, spoken.move)
    assert there._asked([0, 1, 2]) == asked
    assert not there._speaks(0)


def test_bots_speak_before_anybody_is_asked() -> None:
    there = at_the_table("greedy", "greedy", "greedy")
    for _ in range(400):
        awaits = there._table.awaits
        if awaits.pace_ms:
            break
        there._let(awaits.first)
        there._table.settle([])
    assert there._table.awaits.pace_ms, "somebody has made an offer"
    before = len(there._table.lines)
    spoke = any(there._speaks(seat) for seat in there._table.awaits.each())
    assert len(there._table.lines) == before + spoke
