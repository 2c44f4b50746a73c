"""Text forms: moves are short to type, positions say what a scenario needs."""

import pytest

from startable.games.starfarers import GAME

from .helpers import fly, flying, hand, play, position, text

MOVES = [
    "roll 3 4", "shake ky", "draw ore", "steal goods", "lay P2 1", "disc 3/12", "scene merchant", "card 17",
    "settle e3", "dock e3", "launch trade f2", "equip cargo", "discard food", "rob B", "aid fuel",
    "bank carbon food", "fame", "help BD", "offer 2 food for 1 goods", "offer 1 ore for 1 food to B",
    "more get carbon", "agree 3", "undo",
    "decline", "decline need", "deal C 0", "withdraw", "build colony f2", "port o2", "buy engine", "place f4",
    "depart", "go 1 e5", "stop", "found 2", "friend green-ore", "jump 3 m17", "end", "answer 2", "give ore",
    "take ore", "hand ore", "ground 1", "remove cannon", "gain cargo",
]  # fmt: skip


@pytest.mark.parametrize("word", MOVES)
def test_moves_read_back(word: str) -> None:
    assert GAME.read_move(word).text() == word
    assert GAME.read_move(f"  {word.upper()} ").text() == word


def test_moves_of_every_kind_are_written() -> None:
    assert {GAME.read_move(word).kind for word in MOVES} == set(GAME.kinds)


@pytest.mark.parametrize(
    ("kind", "args"),
    [("go", [9, 999]), ("bank", [9, -1]), ("lay", [99, 0]), ("help", [99]), ("shake", [7, 7])],
)
def test_what_stands_for_nothing_has_a_name_too(kind: str, args: list[int]) -> None:
    assert "?" in GAME.move(kind, args).text()


def test_a_position_leaves_out_what_is_nothing() -> None:
    told = text(position())
    assert told.startswith("stack:build turn:1 active:A start:A alpha:alpha~0~4,8,11")
    for word in ("hand", "medals", "figures", "flying", "scene", "cards", "terms", "won", "turned"):
        assert f"{word}:" not in told


def test_a_position_in_the_middle_of_a_flight() -> None:
    table = flying(5, "A.ships:1ch7 A.up:1/2/0")
    fly(table, "i7", "j8")
    play(table, "* disc 5", "* disc 3")
    told = text(table)
    assert "stack:fly,reveal.17" in told
    assert "n:P1~0~5,3,?" in told
    assert "turned:T3,S5" in told
    assert "flying:1 origin:h7 left:4" in told
    assert "A.ships:1cj8" in told


def test_a_position_with_an_offer_on_the_table() -> None:
    table = position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=1)}", trade="open")
    play(table, "A offer 2 food for 1 ore", "B agree 1")
    told = text(table)
    assert "stack:build,offer" in told
    assert "A.terms:0/0/0/2/0/1/0/0/0/0" in told
    assert "B.answer:1" in told
    again = GAME.read_position(told, table.rules)
    assert GAME.layout.differences(again, table.state) == []


def test_an_empty_bank_is_a_word_of_its_own() -> None:
    table = position(f"bank:0 B.hand:{hand(20, 20, 20, 20, 20)}")
    assert "bank:0 " in text(table) + " "
