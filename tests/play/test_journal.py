"""Journals: written text reads back as the same game, and every line is checked by the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from startable.arena.match import play_game
from startable.bots import bot
from startable.core import Unreadable
from startable.games.ur import GAME
from startable.play import journal
from startable.play.catalogue import game
from startable.play.journal import BrokenLine, Header, Journal

from ..effort import tries

UR = game("ur")
HEAD = "startable 1\ngame ur 1\nseat A\nseat B\n\n"


def played(seed: int, discs: int) -> Journal:
    table = play_game(UR, [bot("random"), bot("random")], seed, {"discs": discs})
    return Journal(Header(UR, table.rules, ("Anna", "random")), table.lines)


@tries(30)
@given(seed=st.integers(0, 2**40), discs=st.integers(1, 10))
def test_what_was_written_reads_back_as_the_same_game(seed: int, discs: int) -> None:
    before = played(seed, discs)
    after = journal.read(journal.write(before))
    assert after.lines == before.lines
    assert after.header.seats == before.header.seats
    assert after.header.rules.options == before.header.rules.options
    assert journal.write(after) == journal.write(before)
    assert GAME.layout.facts(journal.replay(after).state) == GAME.layout.facts(journal.replay(before).state)
    assert journal.replay(after).over


def test_the_text_is_readable() -> None:
    text = journal.write(played(1, 2))
    head, _, body = text.partition("\n\n")
    assert head == "startable 1\ngame ur 1\noptions discs=2\nseat A Anna\nseat B random"
    assert body.startswith("* ")
    assert body.endswith("\n")


def test_only_changed_options_are_written_and_notes_are_kept() -> None:
    header = Header(UR, UR.rules(), ("", " two  words "), (("date", "today"),))
    text = journal.write(Journal(header, []))
    assert "options" not in text
    assert "seat A\nseat B two words\nnote date today\n" in text
    assert journal.read(text).header.notes == (("date", "today"),)


def test_remarks_and_empty_lines_say_nothing() -> None:
    read = journal.read("# a game\n\n" + HEAD + "* 6:1 # black begins\n\n   * 3\nA in-h3\n")
    assert len(read.lines) == 3
    assert read.places == [8, 10, 11]
    assert GAME.layout.facts(journal.replay(read).state)["towers"] == {"A.h3": "b"}


@pytest.mark.parametrize(
    ("lines", "place", "rule"),
    [
        ("* 6:1\n* 3\nA in-h4\n", 8, "UR-204"),
        ("* 6:1\n* 3\nB in-h3\n", 8, "UR-201"),
        ("* 6:1\n* 7\n", 7, "UR-101"),
        ("* 6:1\nA in-h3\n", 7, "UR-202"),
        ("* 6:1\n@ pass\n", 7, "UR-201"),
        ("* 6:1\n* 3\nA 3\n", 8, "UR-202"),
    ],
)
def test_a_line_that_breaks_a_rule_is_named(lines: str, place: int, rule: str) -> None:
    with pytest.raises(BrokenLine) as caught:
        journal.replay(journal.read(HEAD + lines))
    assert (caught.value.place, caught.value.rule) == (place, rule)
    assert caught.value.text == lines.splitlines()[-1]


def test_steps_tell_what_happened() -> None:
    told = [[event.what for event in events] for _, events, _ in journal.steps(played(1, 1))]
    assert told[0][0] in ("opened", "tied")
    assert told[-1][-1] == "won"


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("", "journal-format"),
        ("startable 2\n", "journal-format"),
        ("startable 1\n", "game-unknown"),
        ("startable 1\ngame ur\n", "journal-version"),
        ("startable 1\ngame ur 2\n", "journal-version"),
        ("startable 1\ngame ur 1\noptions discs\n", "option-value"),
        ("startable 1\ngame ur 1\nseat A\nseat B\nseat C\n", "seats-not-offered"),
        (HEAD + "A\n", "ur-move-unreadable"),
        (HEAD + "AA pass\n", "mover-unknown"),
        ("x" * 4_000_001, "file-too-big"),
    ],
)
def test_what_is_no_journal(text: str, fact: str) -> None:
    with pytest.raises(Unreadable) as caught:
        journal.read(text)
    assert caught.value.fact == fact


def test_an_unreadable_line_is_named() -> None:
    with pytest.raises(Unreadable) as caught:
        journal.read(HEAD + "* 6:1\nA hop\n")
    assert caught.value.details == {"text": "hop", "line": 7}
