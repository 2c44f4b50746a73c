"""Lessons over HTTP: the course in words, and what moves lead to; the server keeps nothing of it."""

from typing import Any

import pytest

from startable.play.catalogue import names
from startable.play.lesson import Lesson, course
from startable.play.practice import Practice

from .servers import Server

LESSONS = [each for name in names() for each in course(name)]


def do(server: Server, each: Lesson, moves: list[Any], **more: str) -> dict[str, Any]:
    made = [{"kind": move.kind, "args": list(move.args())} for move in moves]
    path = f"/api/games/{each.game.name}/lessons/{each.name}"
    answer = server.ask("POST", path, json={"moves": made, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_course_in_words(server: Server, language: str) -> None:
    told = server.get(f"/api/games/ur/lessons?lang={language}")
    assert [each["name"] for each in told] == [each.name for each in course("ur")]
    for each in told:
        assert all([each["title"], each["text"]])
        assert all(task["todo"] and task["right"] for task in each["tasks"])


def test_games_say_how_many_lessons_they_have(server: Server) -> None:
    assert {game["name"]: game["lessons"] for game in server.get("/api/games")} == {
        name: len(course(name)) for name in names()
    }


@pytest.mark.parametrize("each", LESSONS, ids=lambda each: f"{each.game.name}-{each.name}")
def test_a_whole_lesson(server: Server, each: Lesson) -> None:
    practice = Practice(each)
    moves: list[Any] = []
    place = do(server, each, [])
    while not practice.done:
        assert (place["step"], place["made"]) == (practice.step, len(moves))
        for move in practice.way():
            practice.make(move)
            moves.append(move)
            place = do(server, each, moves)
            assert place["frame"]["events"], "what happened is told"
    assert place["step"] == place["steps"] == len(each.steps)
    assert place["verdict"] == "right"
    assert place["way"] == []


def test_what_is_refused_names_its_rule_and_is_not_made(server: Server) -> None:
    each = course("ur")[0]
    place = do(server, each, [each.game.read_move("in-h3")])
    assert (place["verdict"], place["rule"], place["made"], place["step"]) == ("refused", "UR-204", 0, 0)
    assert place["frame"]["events"] == []
    assert place["fact"]


def test_after_a_wrong_move_nothing_is_looked_at(server: Server) -> None:
    each = course("ur")[1]
    moves = [each.game.read_move(text) for text in ("h4-c3", "c2-c5")]
    place = do(server, each, moves)
    assert (place["verdict"], place["made"]) == ("wrong", 0)


def test_the_board_in_words_for_pages_without_one(server: Server) -> None:
    each = course("ur")[0]
    assert "h4" in do(server, each, [], text="en")["frame"]["board"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/ur/lessons/flying", {"moves": []}, 404),
        ("/api/games/chess/lessons/enter", {"moves": []}, 404),
        ("/api/games/ur/lessons/enter", {"moves": [{"kind": "fly", "args": []}]}, 400),
        ("/api/games/ur/lessons/enter", {"moves": [{"kind": "enter", "args": [3, 3]}]}, 400),
        ("/api/games/ur/lessons/enter", {"moves": "all"}, 400),
        ("/api/games/ur/lessons/enter", {"moves": [], "text": "xx"}, 400),
        ("/api/games/ur/lessons/enter", {"moves": [{"kind": "enter", "args": [3]}] * 65}, 400),
    ],
)
def test_what_makes_no_sense(server: Server, path: str, body: Any, status: int) -> None:
    answer = server.ask("POST", path, json=body)
    assert answer.status_code == status
    assert answer.json()["fact"]
