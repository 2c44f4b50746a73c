"""Figures of the rules: each can be, allows and forbids what it says, and stands in both languages."""

from typing import Any

import pytest

from startable.core import Unreadable
from startable.play.catalogue import AnyGame, game, games
from startable.play.figure import MENTION, Figure, figure, figures
from startable.play.rulebook import LANGUAGES, Rulebook, rulebook

FIGURES = [each for found in games() for each in figures(found.name).values()]
DRAWN = [found for found in games() if figures(found.name)]
SUMMED_UP = [found for found in games() if rulebook(found.package, "en").summary]


def named(each: Figure) -> str:
    return f"{each.game.name}-{each.name}"


def refused(each: Figure, text: str) -> str:
    refusal = each.table([]).refusal(each.eye, each.game.read_move(text))
    return refusal.rule if refusal else ""


@pytest.mark.parametrize("each", FIGURES, ids=named)
def test_a_figure_can_be_and_holds_what_it_says(each: Figure) -> None:
    happened: list[Any] = []
    table = each.table(happened)
    assert len(table.lines) == len(each.moves)
    assert bool(happened) == bool(each.moves)
    for text in [*([each.draws] if each.draws else []), *each.allows]:
        assert refused(each, text) == "", text
    for text, rule in each.forbids.items():
        assert refused(each, text) == rule, text


def mentions(book: Rulebook) -> dict[str, list[str]]:
    """Figures by where they stand: a rule, or the summary."""
    texts = {rule.id: rule.text for rule in book.rules.values()} | {"summary": book.summary}
    return {place: [name for _, name in MENTION.findall(text)] for place, text in texts.items()}


@pytest.mark.parametrize("found", DRAWN, ids=lambda found: found.name)
def test_both_languages_have_the_same_figures_in_the_same_places(found: AnyGame) -> None:
    english, hungarian = [mentions(rulebook(found.package, language)) for language in LANGUAGES]
    assert english == hungarian
    assert {name for names in english.values() for name in names} == set(figures(found.name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("found", DRAWN, ids=lambda found: found.name)
def test_every_line_that_looks_like_a_figure_is_one(found: AnyGame, language: str) -> None:
    book = rulebook(found.package, language)
    text = "\n".join([*[rule.text for rule in book.rules.values()], book.summary])
    assert text.count("![") == len(MENTION.findall(text))


@pytest.mark.parametrize("found", SUMMED_UP, ids=lambda found: found.name)
def test_a_summary_says_the_same_in_both_languages(found: AnyGame) -> None:
    """The same parts with the same rules, and each of the rules exists."""
    english, hungarian = [rulebook(found.package, language) for language in LANGUAGES]
    parts = [shape(book, found.prefix) for book in (english, hungarian)]
    assert parts[0] == parts[1]
    assert {rule for _, rules in parts[0] for rule in rules} <= set(english.rules)
    assert len(parts[0]) > 3


def shape(book: Rulebook, prefix: str) -> list[tuple[int, list[str]]]:
    """Of each block of a summary: how many lines it has, and the rules that it names in their order."""
    blocks = [block.splitlines() for block in book.summary.split("\n\n")]
    words = [[word.strip(".,;:()|*") for line in block for word in line.split()] for block in blocks]
    return [
        (len(block), [word for word in each if word.startswith(f"{prefix}-")])
        for block, each in zip(blocks, words, strict=True)
    ]


@pytest.mark.parametrize("found", SUMMED_UP, ids=lambda found: found.name)
def test_a_summary_tells_how_to_win_first(found: AnyGame) -> None:
    assert rulebook(found.package, "en").summary.startswith("## Goal\n")
    assert rulebook(found.package, "hu").summary.startswith("## Cél\n")


def test_an_unknown_figure_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Unreadable) as raised:
        figure("flying", "ur")
    assert raised.value.fact == "figure-unknown"
    assert "guard" in str(raised.value.details["names"])


def test_a_figure_that_cannot_be_is_unreadable() -> None:
    with pytest.raises(Unreadable):
        Figure(game("ur"), "mine", "c1:bbbbbbbbbbbb hand:10,10 turn:A roll:1").table([])


def test_a_figure_whose_moves_break_a_rule_says_so() -> None:
    mine = Figure(game("ur"), "mine", "hand:10,10 turn:A roll:1", moves=["A in-h2"])
    with pytest.raises(ValueError, match=r"figure mine: A in-h2 breaks UR-204"):
        mine.table([])
