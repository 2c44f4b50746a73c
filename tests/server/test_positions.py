"""Positions over HTTP: whoever has the address sees what its text tells."""

from typing import Any
from urllib.parse import quote

import pytest

from startable.play.catalogue import names
from startable.play.lesson import course

from .people import Person, one_move, table_for_two
from .servers import Server

EASY = "c1:y c3:yB c5:bbby c6:bby c8:b A.b2:bYb B.h1:y B.h2:y B.b2:Y hand:0,0 turn:B roll:6 turns:60"


def look(server: Server, name: str, text: str, **more: object) -> dict[str, Any]:
    asked = "".join(f"&{key}={quote(str(value))}" for key, value in more.items())
    found: dict[str, Any] = server.get(f"/api/games/{name}/position?text={quote(text)}{asked}")
    return found


def test_a_watcher_has_no_moves_and_a_seat_has_its_own(server: Server) -> None:
    watched, played = look(server, "ur", EASY), look(server, "ur", EASY, seat="B")
    assert (watched["seat"], watched["frame"]["legal"]) == (-1, [])
    assert played["seat"] == 1
    assert {choice["seat"] for choice in played["frame"]["legal"]} == {1}
    assert watched["text"] == played["text"] == EASY


@pytest.mark.parametrize("each", [course(name)[0] for name in names()], ids=lambda each: each.game.name)
def test_every_game_shows_positions(server: Server, each: Any) -> None:
    rules = each.table_rules()
    options = ",".join(f"{name}:{value}" for name, value in rules.options.items())
    found = look(server, each.game.name, each.position, seats=rules.seats, seat=each.seat, options=options)
    assert found["frame"]["view"]
    assert found["frame"]["legal"]
    assert found["options"] == rules.options


def test_options_and_words(server: Server) -> None:
    found = look(server, "ur", "hand:3,3 turn:A roll:1", options="discs:3", lang="hu")
    assert (found["options"]["discs"], found["changed"]) == (3, "discs:3")
    assert found["frame"]["board"]


@pytest.mark.parametrize(
    ("path", "status", "fact"),
    [
        ("ur/position?text=hand:1", 400, "position-word"),
        ("ur/position?text=c1:y", 400, ""),
        ("ur/position?text=hand:10,10+turn:A&seats=3", 400, "seats-not-offered"),
        ("ur/position?text=hand:10,10+turn:A&options=moons:3", 400, "option-unknown"),
        ("ur/position?text=hand:10,10+turn:A&seat=F", 400, "position-other-eyes"),
        ("ur/position?text=hand:10,10+turn:A&seat=*", 400, "position-other-eyes"),
        ("ur/position?text=hand:10,10+turn:A&seat=Anna", 400, "mover-unknown"),
        ("ur/position?text=hand:10,10+turn:A&lang=xx", 400, "language-unknown"),
        ("chess/position?text=e4", 404, "game-unknown"),
        ("ur/position?text=" + "x" * 2001, 400, "position-long"),
    ],
)
def test_what_makes_no_sense(server: Server, path: str, status: int, fact: str) -> None:
    answer = server.ask("GET", f"/api/games/{path}")
    assert answer.status_code == status
    assert fact in answer.json()["fact"]


def test_what_a_seat_shares_is_what_it_knows(server: Server) -> None:
    anna = Person(server).open_table("friend", game="maze").connect()
    bela = Person(server, "Bela").sit(anna.table).connect()
    one_move(anna.until_version(1), bela.until_version(1))
    keys = list(anna.keys.values())
    own = server.get(f"/api/tables/{anna.table}/position?seat=0", keys)
    assert "A.hand:" in own["text"]
    assert "B.cards:" in own["text"]
    assert "B.hand:" not in own["text"]
    watched = server.get(f"/api/tables/{anna.table}/position")
    assert "hand:" not in watched["text"]
    for path, status in (("position?seat=1", 403), ("position?seat=5", 400), ("position?v=-2", 400)):
        assert server.ask("GET", f"/api/tables/{anna.table}/{path}", keys).status_code == status
    looked = look(server, "maze", own["text"], seats=own["seats"], seat="A", options=own["options"])
    assert looked["frame"]["view"] == anna.frame["view"]


def test_an_earlier_moment_is_shared_too(server: Server) -> None:
    anna, bela = table_for_two(server)
    first = server.get(f"/api/tables/{anna.table}/position")
    v = anna.frame["v"]
    for _ in range(3):
        one_move(anna, bela)
    again = server.get(f"/api/tables/{anna.table}/position?v={v}")
    assert again == first != server.get(f"/api/tables/{anna.table}/position")
    assert server.get(f"/api/tables/{anna.table}/position?v=0")["text"] != first["text"]


def test_a_lesson_says_its_position(server: Server) -> None:
    answer = server.ask("POST", "/api/games/ur/lessons/enter", json={"moves": []}).json()
    shared = answer["position"]
    looked = look(server, "ur", shared["text"], seats=shared["seats"], options=shared["options"], seat="A")
    assert looked["frame"]["view"] == answer["frame"]["view"]
