"""Everything we say to people, in their language: Fluent files shared by the command and the page."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from startable.core import Args, Event, Reason, Refusal, Unreadable
from startable.play.catalogue import folders
from startable.play.fluent import Bundle
from startable.play.rulebook import LANGUAGES


def language(wanted: str = "") -> str:
    """One of ours, by what was asked for or what the environment says; English if neither is known."""
    for text in (wanted, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):
        if text and text[:2].lower() in LANGUAGES:
            return text[:2].lower()
    return "en"


class Words:
    """The words of one language."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._bundle = Bundle(language, list(sources))

    def has(self, key: str) -> bool:
        return key in self._bundle

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The message; a part of it after a dot: `option.help`."""
        name, _, part = key.partition(".")
        said = self._bundle.say(name, part, args or {})
        return key if said is None else said

    def why(self, refusal: Refusal) -> str:
        return self.say(refusal.fact, refusal.args)

    def complaint(self, error: Unreadable) -> str:
        """One line: where, if a file or a line is known, then what is wrong, and the rule it breaks."""
        rule = f" ({error.rule})" if error.rule else ""
        return f"{self._place(error.details)}{self.say(error.fact, error.details)}{rule}"

    def _place(self, details: Mapping[str, object]) -> str:
        line = details.get("line")
        if "file" in details:
            return f"{details['file']}:{line}: " if line else f"{details['file']}: "
        return self.say("in-line", {"line": line}) + " " if line else ""

    def event(self, prefix: str, event: Event, seat: int, players: list[str]) -> str:
        """An event as this seat may read it; numbers of seats become the players' names."""
        return self.say(f"{prefix.lower()}-event-{event.what}", _named(event.seen_by(seat), players))

    def reason(self, prefix: str, reason: Reason, players: list[str]) -> str:
        """A phrase; that a move wins has the same words in all games."""
        key = "coach-why-wins" if reason.fact == "wins" else f"{prefix.lower()}-why-{reason.fact}"
        return self.say(key, _named(reason.args, players))


def _named(args: Args, players: list[str]) -> dict[str, object]:
    named: dict[str, object] = dict(args)
    for name in ("seat", "other"):
        if name in args:
            named[name] = players[int(args[name])]
    return named


@cache
def words(language: str) -> Words:
    return Words(language, *sources(language))


def sources(language: str) -> list[str]:
    """The Fluent texts of a language: the general one, then each game's."""
    general = files("startable.words").joinpath(f"{language}.ftl")
    of_games = [
        folder.joinpath("words", f"{name}.{language}.ftl")
        for folder in folders()
        for name in ("words", "lessons")
    ]
    return [path.read_text("utf8") for path in (general, *of_games) if path.is_file()]


@cache
def game_words(package: str, language: str) -> str:
    """A game's words, also those that only its page says, as one Fluent text."""
    folder = files(package).joinpath("words")
    found = [folder.joinpath(f"{name}.{language}.ftl") for name in ("words", "page")]
    return "\n".join([path.read_text("utf8") for path in found if path.is_file()])
