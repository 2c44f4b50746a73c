"""What there is to play: the games, their rulebooks and their words."""

import msgspec

from startable.bots import LEVELS
from startable.play.catalogue import AnyGame, games
from startable.play.lesson import course
from startable.play.puzzle import puzzles
from startable.play.rulebook import LANGUAGES, rulebook
from startable.play.words import game_words, words
from startable.server.http.errors import BAD, NO_GAME, faults
from startable.server.http.framework import get
from startable.server.http.requests import game_of, known_language
from startable.server.protocol.http import GameInfo, GameWords, OptionInfo, RulesText


def read_ahead() -> None:
    """Files are read before anybody comes: whoever came first would keep all tables waiting."""
    for found in games():
        game_info(found)
        for language in LANGUAGES:
            rules_text(found, language)
            words(language)


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """The games of this table."""
    return [game_info(found) for found in games()]


def game_info(found: AnyGame) -> GameInfo:
    return GameInfo(
        name=found.name,
        prefix=found.prefix,
        version=found.version,
        ready=True,
        seats=list(found.seats),
        colours=list(found.colours),
        options=msgspec.convert(found.options, list[OptionInfo], from_attributes=True),
        bots=list(LEVELS),
        moves={kind: list(move.fields) for kind, move in found.kinds.items()},
        styles=dict(found.text_board.STYLES),
        lessons=len(course(found.name)),
        puzzles=len(puzzles(found.name)),
        secrets=not found.layout.open,
    )


@get("/api/rules/{name:str}/{language:str}", responses=faults(_404=NO_GAME))
async def read_rules(name: str, language: str) -> RulesText:
    """The rulebook of a game, in English or Hungarian."""
    return rules_text(game_of(name), known_language(language, 404))


def rules_text(found: AnyGame, language: str) -> RulesText:
    book = rulebook(found.package, language)
    return RulesText(book.title, book.intro, list(book.rules.values()), book.summary)


@get("/api/games/{name:str}/words", responses=faults(_400=BAD, _404=NO_GAME))
async def read_words(name: str, lang: str) -> GameWords:
    """A game's words, for a page that was built without them."""
    return GameWords(game_words(game_of(name).package, known_language(lang, 404)))


HANDLERS = [list_games, read_rules, read_words]
