"""Words: both languages say the same things, and everything that is said has words."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import startable
from startable.core import Event, Refusal, Unreadable
from startable.play.catalogue import AnyGame, games
from startable.play.rulebook import LANGUAGES
from startable.play.words import Words, language, sources, words

SOURCE = Path(startable.__file__).parent

# Keys that the source puts together from a part of these names and a word.
MADE = ("build-", "command-", "meta-", "word-", "games-", "arena-", "review-", "push-", "end-")
MADE_BY_GAMES = ("colour-", "event-", "lesson-", "option-", "why-")


class Found(Visitor):
    """The variables and the other messages that a message names."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(text: str) -> dict[str, ftl.Message]:
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), "a key is there twice"
    return {message.id.name: message for message in found}


@cache
def said(each: str) -> dict[str, ftl.Message]:
    """All messages of a language."""
    return {key: message for text in sources(each) for key, message in messages(text).items()}


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    for english, hungarian in zip(sources("en"), sources("hu"), strict=True):
        assert list(messages(english)) == list(messages(hungarian))


def test_both_languages_have_the_same_variables_and_parts() -> None:
    for key, english in said("en").items():
        hungarian = said("hu")[key]
        assert Found(english).variables == Found(hungarian).variables, key
        parts = [[part.id.name for part in each.attributes] for each in (english, hungarian)]
        assert parts[0] == parts[1], key


class Module:
    """A file of the source, walked once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.constants: set[str] = set()
        self._calls: dict[str, list[ast.Call]] = defaultdict(list)
        self._given: dict[str, list[ast.expr]] = defaultdict(list)
        for node in ast.walk(ast.parse(path.read_text("utf8"))):
            self._note(node)

    def _note(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.constants.add(node.value)
        elif isinstance(node, ast.Call):
            self._calls[getattr(node.func, "id", "") or getattr(node.func, "attr", "")].append(node)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self._given[getattr(target, "id", "")].append(node.value)

    def told(self, name: str, place: int) -> set[str]:
        """The texts given there to calls of this name, plain or of something: Fault(…), link.fault(…)."""
        return {text for call in self._calls[name] for text in self._texts(call.args[place])}

    def _texts(self, value: ast.expr) -> set[str]:
        """Itself, either of two, or what is assigned to that name in the file."""
        if isinstance(value, ast.Constant):
            return {str(value.value)}
        if isinstance(value, ast.IfExp):
            return self._texts(value.body) | self._texts(value.orelse)
        if isinstance(value, ast.Name):
            return {text for each in self._given[value.id] for text in self._texts(each)}
        return set()


@cache
def modules() -> list[Module]:
    return [Module(path) for path in sorted(SOURCE.rglob("*.py"))]


# Who tells a fact, and which argument it is.
TELLERS = {"Refusal": 1, "Unreadable": 0, "Fault": 0, "fault": 0, "turn_away": 0, "Complaint": 1, "_fault": 2}


def facts() -> Iterator[tuple[str, str]]:
    """Each with the file that tells it."""
    for module in modules():
        for name, place in TELLERS.items():
            yield from ((text, module.path.name) for text in module.told(name, place))


def events(game: AnyGame) -> set[str]:
    folder = Path(str(files(game.package)))
    own = [module for module in modules() if folder in module.path.parents]
    return {text for module in own for text in module.told("Event", 0)}


def test_every_fact_has_words() -> None:
    told = set(facts())
    assert len(told) > 100
    assert sorted((fact, file) for fact, file in told if fact not in said("en")) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_game_has_words_for_all_that_is_its_own(game: AnyGame) -> None:
    told = [f"event-{event}" for event in events(game)]
    parts = [f"option-{option.name}" for option in game.options]
    colours = [f"colour-{colour}" for colour in game.colours]
    prefix = game.prefix.lower()
    assert told
    for name in [*told, *parts, *colours, "name", "about", "legend", "move-unreadable"]:
        assert f"{prefix}-{name}" in said("en")
    for part in parts:
        assert [each.id.name for each in said("en")[f"{prefix}-{part}"].attributes] == ["help"]


def used() -> set[str]:
    """Every text in the source, and every message that another one names."""
    constants = {text for module in modules() for text in module.constants}
    return constants | {name for message in said("en").values() for name in Found(message).messages}


def is_used(key: str, known: set[str]) -> bool:
    """By its name, by a name that is put together, or, if it is a game's, by the name without its prefix."""
    prefix, _, own = key.partition("-")
    of_a_game = prefix in {game.prefix.lower() for game in games()}
    return (
        key in known
        or key.startswith(MADE)
        or (of_a_game and (own in known or own.startswith(MADE_BY_GAMES)))
    )


def test_no_key_is_unused() -> None:
    known = used()
    assert [key for key in said("en") if not is_used(key, known)] == []


@pytest.mark.parametrize("each", LANGUAGES)
def test_no_text_is_left_without_its_values(each: str) -> None:
    names = {name for message in said(each).values() for name in Found(message).variables}
    values = dict.fromkeys(names, 2)
    for key in said(each):
        assert not re.search(r"[{}$]", words(each).say(key, values)), key


@pytest.mark.parametrize(
    ("args", "english", "hungarian"),
    [
        ({"carried": 0}, "Anna moves from c3 to c8.", "Anna a c3 mezőről a c8 mezőre lép."),
        (
            {"carried": 1},
            "Anna moves from c3 to c8 with 1 prisoner.",
            "Anna 1 fogollyal a c3 mezőről a c8 mezőre lép.",
        ),
        (
            {"carried": 3},
            "Anna moves from c3 to c8 with 3 prisoners.",
            "Anna 3 fogollyal a c3 mezőről a c8 mezőre lép.",
        ),
    ],
)
def test_events_are_told_with_names_and_numbers(args: dict[str, int], english: str, hungarian: str) -> None:
    event = Event("moved", {"seat": 0, "from": "c3", "to": "c8", **args})
    assert words("en").event("UR", event, 0, ["Anna", "Béla"]) == english
    assert words("hu").event("UR", event, 0, ["Anna", "Béla"]) == hungarian


@pytest.mark.parametrize("package", ["startable.words", *(f"{game.package}.words" for game in games())])
def test_hungarian_needs_no_article_in_brackets(package: str) -> None:
    for file in files(package).iterdir():
        if file.name.endswith("hu.ftl"):
            assert "a(z)" not in file.read_text("utf8").lower(), file


def openings(pattern: ftl.Pattern | None, each: str) -> Iterator[str]:
    """The first words of a message, in all its variants; a variable is a name or a number."""
    first = pattern.elements[0] if pattern else None
    if isinstance(first, ftl.TextElement):
        yield first.value
    expression = first.expression if isinstance(first, ftl.Placeable) else None
    if isinstance(expression, ftl.MessageReference):
        yield from openings(said(each)[expression.id.name].value, each)
    elif isinstance(expression, ftl.SelectExpression):
        for variant in expression.variants:
            yield from openings(variant.value, each)


@pytest.mark.parametrize("each", LANGUAGES)
def test_what_happened_and_why_not_begin_with_a_capital(each: str) -> None:
    told = {fact for fact, _ in facts()}
    for key, message in said(each).items():
        if "-event-" in key or key in told:
            for text in openings(message.value, each):
                assert not text[:1].islower(), f"{key}: {text}"


def test_hungarian_numbers_take_their_endings() -> None:
    told = [words("hu").say("ur-event-rolled", {"seat": "Béla", "roll": roll}) for roll in range(1, 7)]
    endings = ["1-est", "2-est", "3-ast", "4-est", "5-öst", "6-ost"]
    assert told == [f"Béla {ending} dob." for ending in endings]


def test_a_secret_is_told_only_to_its_seat() -> None:
    spoken = Words("en", "xy-event-drew = { $seat } draws { $card }.\n")
    event = Event("drew", {"seat": 0, "card": "a card"}, {"card": "the ace"}, seats=1)
    assert spoken.event("XY", event, 0, ["Anna", "Béla"]) == "Anna draws the ace."
    assert spoken.event("XY", event, 1, ["Anna", "Béla"]) == "Anna draws a card."
    assert spoken.event("XY", event, -1, ["Anna", "Béla"]) == "Anna draws a card."


def test_refusals_and_complaints() -> None:
    spoken = words("en")
    told = "Your disc on c3 is a prisoner: it cannot move while a guard is on it."
    assert spoken.why(Refusal("UR-305", "ur-prisoner", {"at": "c3"})) == told
    wrong = Unreadable("ur-too-many-discs", {"seat": "A", "discs": 10}, "UR-101")
    assert spoken.complaint(wrong) == "Player A has more than 10 discs. (UR-101)"
    missing = {"file": "a.play"}
    assert spoken.complaint(Unreadable("file-missing", missing)) == "a.play: There is no such file."
    assert (
        spoken.complaint(Unreadable("file-missing", {**missing, "line": 7}))
        == "a.play:7: There is no such file."
    )
    assert spoken.complaint(Unreadable("file-missing", {"line": 1234})) == "Line 1234: There is no such file."


def test_an_unknown_key_says_itself() -> None:
    assert words("en").say("no-such-key") == "no-such-key"
    assert words("en").say("ur-name.help") == "ur-name.help"
    assert not words("en").has("no-such-key")


def test_the_language_is_asked_for_or_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert language() == "hu"
    assert language("en") == "en"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert language() == "en"
