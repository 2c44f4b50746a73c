"""Several people at one screen in a game with secrets: everybody sees their own, and nobody else's."""

from io import StringIO

import pytest

from startable.cli.game_file import GameFile
from startable.cli.output import Output
from startable.cli.session import Session
from startable.play.catalogue import game, names
from startable.play.journal import Header
from startable.play.table import Table
from startable.play.words import words

from .conftest import Run

MAZE = ["play", "maze", "--seed", "3", "--option", "layout=small"]
RUNNING = (
    "phase:playing round:1 start:A 2:RYRR,BBRB,RBRB 3:RBBY,SSSS,RRBY 4:BYBB,RYBR,YYBY A.g:b2 A.dice:g3 "
    "A.hand:run1,dx B.hand:base,morph pool:g1,p1,p1,o1,o1,ggpo,ggpo die:g3"
)
"""A has just taken a green three; with a Run the green alien can use the terminal, which ends the turn."""


def played(
    typed: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    position: str = RUNNING,
) -> str:
    found = game("maze")
    rules = found.rules(2, {"layout": "small"})
    table = Table(found, rules, lambda total: 0, found.read_position(position, rules))
    header = Header(found, rules, ("", ""))
    lines = iter(typed)

    def type_on() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", type_on)
    Session(Output(words("en")), table, header, GameFile(header, None), 1).run()
    return capsys.readouterr().out


def test_the_next_hand_is_shown_only_after_the_screen_was_handed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(["", "done", "", ""], monkeypatch, capsys)
    first, second = shown.split("Black, it is your turn. Press Enter")
    assert "White, it is your turn. Press Enter" in first
    assert "run1(3)" in first
    assert "dx(5)" in first
    assert "base(2)" not in first
    assert "base(2) " in second or "morph(4)" in second
    assert "run1(3)" not in second


def test_nothing_is_shown_before_anybody_sits_down(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played([], monkeypatch, capsys)
    assert "White, it is your turn. Press Enter" in shown
    assert "(3)" not in shown


def test_a_card_drawn_at_the_end_of_a_turn_is_shown_to_its_owner_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = played(["", "run1", "g use", "", ""], monkeypatch, capsys)
    first, second = shown.split("Black, it is your turn. Press Enter")
    assert "White draws Rotate 90." in first
    assert first.index("White draws Rotate 90.") < first.index("White, press Enter when you have seen enough")
    assert "White draws a card." in second
    assert "Rotate 90" not in second.split("Black, your move")[0]


@pytest.mark.parametrize(("terminal", "written"), [(True, "\x1b[2J\x1b[H\x1b[3J"), (False, "")])
def test_what_has_scrolled_off_the_screen_is_forgotten_too(terminal: bool, written: str) -> None:
    output, screen = Output(words("en")), StringIO()
    output.out.file, output.out._force_terminal = screen, terminal
    output.wipe()
    assert screen.getvalue() == written


def test_alone_against_bots_nobody_is_asked_to_look_away(run: Run) -> None:
    shown = run(*MAZE, typed="1\n1\n").out
    assert "Press Enter" not in shown
    assert "White, your move" in shown


def test_an_open_game_is_shared_without_ceremony(run: Run) -> None:
    shown = run("play", "ur", "--two", "--seed", "3", "--option", "discs=2", typed="1\n" * 40).out
    assert "Press Enter" not in shown


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(("language", "commands"), [("en", ("why", "rules")), ("hu", ("miért", "szabály"))])
def test_help_gives_examples_of_the_game_that_is_played(
    run: Run, name: str, language: str, commands: tuple[str, str]
) -> None:
    shown = run("play", name, "--seed", "1", "--lang", language, typed="?\n").out
    why, rules = [_line(shown, f"  {command}") for command in commands]
    assert rules.endswith(f"{commands[1]} {game(name).prefix}-101")
    game(name).read_move(why.rpartition(f"{commands[0]} ")[2])


def _line(shown: str, start: str) -> str:
    return next(line for line in shown.splitlines() if line.startswith(start))


@pytest.mark.parametrize(("hand", "told"), [("", True), ("B.hand:r90", False), ("B.hand:base,morph", False)])
def test_what_a_move_will_do_is_told_only_if_nothing_is_hidden(
    hand: str, told: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even where the first guess is right, as with one r90: then the telling itself would tell."""
    position = RUNNING.replace("B.hand:base,morph", hand)
    shown = played([""], monkeypatch, capsys, position)
    assert ("White leaves the die unused." in shown) is told
