"""Figures over HTTP: what the page draws them of. Nothing is asked for but a name."""

import pytest

from startable.play.catalogue import names
from startable.play.figure import Figure, figures

from .servers import Server

FIGURES = [each for name in names() for each in figures(name).values()]


def path(each: Figure, language: str = "en") -> str:
    return f"/api/games/{each.game.name}/figures/{each.name}?lang={language}"


@pytest.mark.parametrize("each", FIGURES, ids=lambda each: f"{each.game.name}-{each.name}")
def test_a_figure_is_shown(server: Server, each: Figure) -> None:
    told = server.get(path(each))
    assert told["view"]
    assert told["board"].strip()
    assert told["part"] == each.part
    assert len(told["colours"]) == each.table([]).rules.seats
    assert (told["drawn"] or {"text": ""})["text"] == each.draws
    assert bool(told["events"]) == bool(each.moves)


def test_its_text_board_is_in_the_language_asked_for(server: Server) -> None:
    one = FIGURES[0]
    assert server.get(path(one, "hu"))["board"] != server.get(path(one))["board"]


def test_a_figure_may_be_kept_for_a_while(server: Server) -> None:
    assert "max-age" in server.ask("GET", path(FIGURES[0])).headers["cache-control"]


@pytest.mark.parametrize(
    ("asked", "fact"),
    [
        ("/api/games/ur/figures/flying?lang=en", "figure-unknown"),
        ("/api/games/chess/figures/guard?lang=en", "game-unknown"),
        ("/api/games/ur/figures/guard?lang=xx", "language-unknown"),
    ],
)
def test_what_there_is_not(server: Server, asked: str, fact: str) -> None:
    answer = server.ask("GET", asked)
    assert (answer.status_code, answer.json()["fact"]) == (404, fact)


def test_rules_come_with_their_summary(server: Server) -> None:
    assert server.get("/api/rules/ur/en")["summary"].startswith("## Goal")
    assert server.get("/api/rules/ur/hu")["summary"].startswith("## Cél")


@pytest.mark.parametrize("address", ["/rules", "/rules/ur", "/rules/ur/summary", "/rules/two_words-2"])
def test_addresses_of_the_rules_are_the_pages(server: Server, address: str) -> None:
    assert server.ask("GET", address).status_code in (200, 503)
    assert server.ask("GET", f"{address}/more/of/it").status_code in (404, 503)
