"""Puzzles over HTTP: which there are, today's, and what moves lead to; the server keeps nothing of it."""

from datetime import date
from typing import Any

import pytest

from startable.play.catalogue import names
from startable.play.puzzle import Puzzle, of_the_day, puzzles
from startable.play.puzzle_solving import Solving

from .servers import Server

FIRST = [puzzles(name)[at] for name in names() if puzzles(name) for at in (0, len(puzzles(name)) // 2, -1)]


def ask(server: Server, each: Puzzle, moves: list[Any], **more: Any) -> dict[str, Any]:
    made = [{"kind": move.kind, "args": list(move.args())} for move in moves]
    path = f"/api/games/{each.game.name}/puzzles/{each.number}"
    answer = server.ask("POST", path, json={"moves": made, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_games_say_how_many_puzzles_they_have(server: Server) -> None:
    for game in server.get("/api/games"):
        listed = server.get(f"/api/games/{game['name']}/puzzles")
        assert game["puzzles"] == len(listed) == len(puzzles(game["name"]))
        assert [each["number"] for each in listed] == list(range(1, len(listed) + 1))


def test_the_puzzle_of_the_day_is_one_of_them(server: Server) -> None:
    today = server.get("/api/puzzles/today")
    wanted = of_the_day(date.fromisoformat(today["day"]))
    assert wanted is not None
    assert (today["game"], today["puzzle"]["name"]) == (wanted.game.name, wanted.name)


@pytest.mark.parametrize("each", FIRST, ids=lambda each: f"{each.game.name}-{each.number}")
def test_a_whole_puzzle(server: Server, each: Puzzle) -> None:
    place = ask(server, each, [])
    assert (place["verdict"], place["made"], place["step"]) == ("", 0, 0)
    assert [tried["move"]["text"] for tried in place["tried"]] == list(each.steps[0].tried)
    moves = Solving(each).way()
    for made in range(1, len(moves) + 1):
        place = ask(server, each, moves[:made])
        assert (place["made"], place["step"]) == (made, made)
        assert place["frame"]["events"], "what happened is told"
    assert place["verdict"] == "right"
    assert place["chance"] == place["best"]


@pytest.mark.parametrize("each", FIRST, ids=lambda each: f"{each.game.name}-{each.number}")
def test_a_wrong_move_is_not_made_and_tells_what_it_gives_away(server: Server, each: Puzzle) -> None:
    wrong = each.game.read_move(each.tempting)
    place = ask(server, each, [wrong, *Solving(each).way()])
    assert (place["verdict"], place["made"], place["frame"]["events"]) == ("wrong", 0, [])
    assert place["best"] > place["chance"] >= 0
    assert not [reason for reason in place["why"] if reason["good"]]


@pytest.mark.parametrize("each", FIRST, ids=lambda each: f"{each.game.name}-{each.number}")
def test_what_follows_line_by_line(server: Server, each: Puzzle) -> None:
    start = ask(server, each, [], branch="follows", lines=0)
    assert start["frame"]["view"] == ask(server, each, [])["frame"]["view"]
    one = ask(server, each, [], branch="follows", lines=1)
    assert one["frame"]["view"] == ask(server, each, Solving(each).way()[:1])["frame"]["view"]
    assert ask(server, each, [], branch="instead", lines=64)["verdict"] == ""


def test_the_board_in_words_for_pages_without_one(server: Server) -> None:
    assert "h4" in ask(server, puzzles("ur")[0], [], text="en")["frame"]["board"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/ur/puzzles/9999", {"moves": []}, 404),
        ("/api/games/ur/puzzles/0", {"moves": []}, 404),
        ("/api/games/chess/puzzles/1", {"moves": []}, 404),
        ("/api/games/ur/puzzles/1", {"moves": [{"kind": "fly", "args": []}]}, 400),
        ("/api/games/ur/puzzles/1", {"moves": "all"}, 400),
        ("/api/games/ur/puzzles/1", {"moves": [], "text": "xx"}, 400),
        ("/api/games/ur/puzzles/1", {"moves": [], "branch": "elsewhere"}, 400),
        ("/api/games/ur/puzzles/1", {"moves": [], "branch": "follows", "lines": 65}, 400),
        ("/api/games/ur/puzzles/1", {"moves": [{"kind": "enter", "args": [3]}] * 17}, 400),
    ],
)
def test_what_makes_no_sense(server: Server, path: str, body: Any, status: int) -> None:
    answer = server.ask("POST", path, json=body)
    assert answer.status_code == status
    assert answer.json()["fact"]
