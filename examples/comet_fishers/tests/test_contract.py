"""Every promise of the contract, and words for all that the game says."""

import re
from pathlib import Path
from typing import Any

import pytest
from comet_tables import ENGLISH, HUNGARIAN, REVEALING, Table
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from startable.core import Facts, Unreadable
from startable.play.rulebook import LANGUAGES, rulebook
from startable.play.words import Words, game_words
from startable.testing import CHECKS, Check, Subject, complaints_of, refusals_of, run

from comet_fishers import GAME
from comet_fishers.box.parts import CHUNKS


def parts(facts: Facts) -> object:
    """Chunks by kind, wherever they are; and all orders."""
    at: Any = facts
    places = [at["tail"], at["hold"], at["drift"], *at["stores"]]
    orders = [*at["orders"], *at["shown"]]
    chunks = [sum(place[kind] for place in places) for kind in range(len(CHUNKS))]
    return chunks, [at["deck"][kind] + orders.count(name) for kind, name in enumerate(CHUNKS)]


SUBJECT = Subject(GAME, 200, parts=parts, revealing=REVEALING, end_within=400)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_promise(check: Check) -> None:
    run(check, SUBJECT, 25)


def test_every_rule_has_words_in_both_languages_and_a_test() -> None:
    english, hungarian = (rulebook(GAME.package, language).rules for language in LANGUAGES)
    assert list(english) == list(hungarian)
    source = Path(__file__).with_name("test_rules.py").read_text("utf8")
    assert [f"CF-{number}" for number in re.findall(r"def test_cf_(\d+)_", source)] == list(english)


def test_refusals_and_complaints_name_rules_and_have_words() -> None:
    own = {pair for pair in refusals_of(GAME) | complaints_of(GAME) if pair[1].startswith("cf-")}
    assert len(own) > 8
    for rule, fact in own:
        assert rule in SUBJECT.rule_ids
        assert ENGLISH.has(fact)


def keys(language: str) -> list[str]:
    entries = FluentParser().parse(game_words(GAME.package, language)).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("hu")


@pytest.mark.parametrize("words", [ENGLISH, HUNGARIAN])
def test_moves_are_said_in_words(words: Words) -> None:
    for kind in GAME.kinds:
        assert words.has(f"cf-move-{kind}")


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("tail:16/12/8/14", "tail:17/12/8/14", "CF-101"),
        ("A.order:ice", "A.order:pearl", "CF-102"),
        ("tail:16/12/8/14", "tail:7/12/8/14 hold:9/0/0", "CF-204"),
        ("fuel:5", "fuel:5 flare:1", "CF-201"),
    ],
)
def test_positions_that_cannot_be(old: str, new: str, rule: str) -> None:
    table = Table.at_sea()
    text = GAME.layout.write(table.state)
    assert GAME.layout.write(GAME.read_position(text, table.rules)) == text
    with pytest.raises(Unreadable) as caught:
        GAME.read_position(text.replace(old, new), table.rules)
    assert caught.value.rule == rule
