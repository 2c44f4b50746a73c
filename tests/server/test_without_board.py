"""Pages that have no board for a game: its words over HTTP, the text board in frames, moves in words."""

import pytest

from startable.core import NOBODY
from startable.games.ur import GAME
from startable.play.words import Words, words
from startable.server.protocol import Why
from startable.server.tables import in_words

from .memory import House, Visitor
from .people import Person, play_out, table_for_two
from .servers import Server


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_games_words_over_http(server: Server, language: str) -> None:
    said = Words(language, server.get(f"/api/games/ur/words?lang={language}")["ftl"])
    assert said.has("ur-name")
    assert said.say("ur-name") == words(language).say("ur-name")
    assert said.has("ur-board-help"), "and what only the page says"


def test_words_that_there_are_not(server: Server) -> None:
    for path, status, fact in (
        ("/api/games/chess/words?lang=en", 404, "game-unknown"),
        ("/api/games/ur/words?lang=xx", 404, "language-unknown"),
        ("/api/games/ur/words", 400, "bad-request"),
    ):
        answer = server.ask("GET", path)
        assert (answer.status_code, answer.json()["fact"]) == (status, fact)


def drawn(visitor: Visitor, seat: int, language: str) -> str:
    table = visitor.room.table
    view = GAME.view(GAME.layout.hide(table.state, seat))
    return GAME.text_board.text(view, seat, words(language).say)


def test_frames_bring_the_text_board_to_those_who_ask_for_it() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, bela = Visitor(room, keys[0], text="en"), Visitor(room, keys[1], text="hu")
    watcher, other = Visitor(room, text="xx"), Visitor(room, *keys)
    for _ in range(6):
        other.move()
        assert anna.frame["board"] == drawn(anna, 0, "en")
        assert bela.frame["board"] == drawn(bela, 1, "hu")
        assert watcher.frame["board"] == drawn(watcher, NOBODY, "en"), "of no language of ours: English"
        assert "board" not in other.frame
        assert not any("words" in choice for choice in other.frame["legal"])
        assert {name: other.frame[name] for name in ("v", "view", "events", "awaits")} == {
            name: watcher.frame[name] for name in ("v", "view", "events", "awaits")
        }


def test_who_comes_back_gets_the_text_board_too() -> None:
    house = House()
    room, keys = house.open("me", "me")
    Visitor(room, *keys)
    assert Visitor(room, text="en").frame["board"]


def test_moves_in_words_have_their_fields_by_name() -> None:
    said = Words("en", "ur-move-forward = Disc from { $src } to { $dst }")
    forward, enter = GAME.read_move("h3-c2"), GAME.read_move("in-h4")
    fields = dict(zip(forward.fields, forward.args(), strict=True))
    assert in_words.move(GAME, forward, said) == f"Disc from {fields['src']} to {fields['dst']}"
    assert in_words.move(GAME, enter, said) == "", "the page shows the notation then"


def answer(visitor: Visitor, text: str, n: int = 1) -> tuple[object, ...]:
    visitor.heard()
    visitor.asks(Why(n, visitor.frame["awaits"][0], text=text))
    (told,) = visitor.heard()
    return (told["t"], told.get("n"), told.get("rule"), told["fact"])


def test_why_reads_what_somebody_typed() -> None:
    house = House()
    room, keys = house.open("me", "me")
    both = Visitor(room, *keys)
    legal = both.frame["legal"][0]
    assert answer(both, legal["text"], 7) == ("refused", 7, "", "allowed")
    assert answer(both, f"  {legal['text'].upper()} ") == ("refused", 1, "", "allowed")
    t, _, rule, _ = answer(both, "h3-c2")
    assert (t, str(rule)[:3]) == ("refused", "UR-")
    assert answer(both, "castle")[0] == "fault"
    assert both.messages[-1]["args"] == {"text": "castle"}
    assert room.version == both.frame["v"]


def test_a_typed_move_counts_and_not_its_kind(server: Server) -> None:
    anna, bela = table_for_two(server)
    mover = anna if anna.frame["legal"] else bela
    choice = mover.choose()
    mover.send("why", n=3, seat=choice["seat"], kind="nonsense", args=[1], text=choice["text"])
    assert mover.until("refused", n=3)["fact"] == "allowed"


def test_history_with_text_boards_and_moves(server: Server) -> None:
    both = Person(server).open_table("me", discs=1).connect().until_version(1)
    path = f"/api/tables/{both.table}/history"
    running = server.get(path)["moments"]
    assert all(moment["move"] is None and moment["line"] == "" for moment in running)
    play_out(both)
    plain, told = server.get(path)["moments"], server.get(f"{path}?text=hu&seat=1")["moments"]
    assert not any("board" in moment for moment in plain)
    for moment in told:
        made = GAME.move(moment["move"]["kind"], moment["move"]["args"])
        assert moment["line"].partition(" ")[2] == made.text()
        assert moment["board"] == GAME.text_board.text(moment["view"], 1, words("hu").say)
    assert server.ask("GET", f"{path}?text=xx").json()["fact"] == "language-unknown"
