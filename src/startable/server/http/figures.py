"""Figures of the rules, for the page to draw with a game's own board. Each is made once and kept."""

from functools import cache

from startable.core import Event
from startable.play.figure import Figure, figure
from startable.play.table import Table
from startable.play.words import words
from startable.server.http.errors import BAD, NO_FIGURE, complaining, faults
from startable.server.http.framework import CacheControlHeader, get
from startable.server.http.requests import game_of, known_language
from startable.server.protocol import Choice
from startable.server.protocol.http import FigureShown
from startable.server.tables import in_words
from startable.server.tables.snapshot import happened

_A_WHILE = CacheControlHeader(public=True, max_age=600)


@get(
    "/api/games/{name:str}/figures/{which:str}",
    cache_control=_A_WHILE,
    responses=faults(_400=BAD, _404=NO_FIGURE),
)
async def show_figure(name: str, which: str, lang: str) -> FigureShown:
    """A figure of a game's rules; its caption stands in their text."""
    language = known_language(lang, 404)
    with complaining(404):
        found = figure(which, game_of(name).name)
    return shown(found.game.name, found.name, language)


@cache
def shown(game: str, name: str, language: str) -> FigureShown:
    found, events = figure(name, game), list[tuple[int, Event]]()
    table = found.table(events)
    view = dict(found.game.view(found.game.layout.hide(table.state, found.eye)))
    return FigureShown(
        view=view,
        board=in_words.board(found.game, view, found.eye, words(language)),
        events=happened(events, found.eye),
        drawn=_move(found),
        part=found.part,
        seat=found.eye,
        colours=_colours(found, table),
        options=table.rules.options,
    )


def _move(found: Figure) -> Choice | None:
    if not found.draws:
        return None
    move = found.game.read_move(found.draws)
    return Choice(found.eye, move.kind, list(move.args()), move.text())


def _colours(found: Figure, table: Table) -> list[str]:
    return list(found.game.colours[: table.rules.seats])


HANDLERS = [show_figure]
