"""The rules in words: the markdown files of a game, one heading for each rule id; and a summary."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from startable.core import Unreadable

LANGUAGES = ("en", "hu")

_CHAPTER = re.compile(r"^## (.+)$")


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    chapter: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    title: str
    intro: str
    rules: dict[str, Rule]
    summary: str = ""
    """All that one has to know at the table, as markdown; a game may have none."""

    def rule(self, id: str) -> Rule:
        found = self.rules.get(id.upper())
        if found is None:
            raise Unreadable("rule-unknown", {"id": id[:40], "first": next(iter(self.rules))})
        return found


@cache
def rulebook(package: str, language: str) -> Rulebook:
    """The rulebook of a game's package, such as startable.games.ur."""
    text = files(package).joinpath(f"rules.{language}.md").read_text("utf8")
    preface, *parts = re.split(r"^(?=##)", text, flags=re.MULTILINE)
    title, _, intro = preface.strip().partition("\n")
    return Rulebook(title.lstrip("# "), intro.strip(), _rules(parts), _summary(package, language))


def _summary(package: str, language: str) -> str:
    path = files(package).joinpath(f"summary.{language}.md")
    return path.read_text("utf8").strip() if path.is_file() else ""


def _rules(parts: list[str]) -> dict[str, Rule]:
    chapter = ""
    rules: dict[str, Rule] = {}
    for part in parts:
        head, _, text = part.strip().partition("\n")
        if match := _CHAPTER.match(head):
            chapter = match[1]
        else:
            id, _, title = head.lstrip("# ").partition(" ")
            rules[id] = Rule(id, title, chapter, text.strip())
    return rules
