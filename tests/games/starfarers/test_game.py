"""Starfarers as the rest of the program meets it."""

from typing import Any

from startable.core import Stream
from startable.games.starfarers import GAME
from startable.play.catalogue import game
from startable.play.words import words

from .helpers import hand, play, position, view


def test_known_by_name() -> None:
    assert game("starfarers") is GAME
    assert GAME.seat_counts() == "3–4"


def test_live_offers_are_a_race_and_programs_take_turns() -> None:
    text = f"A.hand:{hand(food=1)} B.hand:{hand(ore=1)}"
    live = position(text, trade="open")
    play(live, "A offer 1 food for 1 ore")
    assert live.rules.awaits(live.state).pace_ms > 0
    turns = position(text)
    play(turns, "A offer 1 food for 1 ore")
    assert turns.rules.awaits(turns.state).pace_ms == 0
    assert GAME.turn_rules(4).options["trade"] == 1


def drawn(text: str, seat: int, language: str = "en", **options: Any) -> str:
    table = position(text, **options)
    return GAME.text_board.text(view(table, seat), seat, words(language).say)


def test_the_table_as_text() -> None:
    shown = drawn(f"A.hand:{hand(ore=2)} m:P2~0~4,10,5 turned:T4,H10,S5", 0)
    assert "alpha" in shown
    assert "[A*]" in shown
    assert "2 ore" in shown
    assert "1 c f4" in shown
    assert "{" not in shown, "every message has its values"


def test_the_table_in_both_languages_whoever_looks() -> None:
    for language in ("en", "hu"):
        for seat in (-1, 0, 3):
            for text in ("", "stack:fly base:4", "stack:fly,ask base:3 scene:merchant"):
                assert "{" not in drawn(text, seat, language)


def test_random_numbers_in_a_world_are_the_dealers() -> None:
    table = position(f"B.hand:{hand(3, 3, 3, 3, 3)}")
    known = GAME.layout.hide(table.state, 0)
    one, again = [GAME.layout.world(known, Stream(5).below) for _ in range(2)]
    assert GAME.layout.differences(one, again) == []
    assert GAME.layout.differences(one, table.state) != []


def test_the_map_shows_points_lines_and_pieces() -> None:
    rows = drawn("A.ships:1cf4,2tr16", 0).splitlines()
    assert rows[0].split() == list("abcdefghijklmnopqrstuvwx")
    assert rows[28] == " 4     ·──C        A1─·        B*─B1       ·──C*       ·──·        D*─·"
    assert rows[16] == "16        ·        ·──o        ·──·        ·──·        A2─+        ·"
    assert rows[21] == "11           o           ·──·        o──·        ·──·           o", (
        "no line enters a system"
    )
    assert len(rows[1].split()) == 1 + 5
