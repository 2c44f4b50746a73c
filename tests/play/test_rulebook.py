"""Rulebooks: the same rules in both languages, one heading for each id."""

import pytest

from startable.core import Unreadable
from startable.play.catalogue import AnyGame, games
from startable.play.rulebook import LANGUAGES, rulebook


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_both_languages_have_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    english, hungarian = (rulebook(game.package, language) for language in LANGUAGES)
    assert list(english.rules) == list(hungarian.rules)
    assert english.rules


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_a_chapter_and_a_text(game: AnyGame, language: str) -> None:
    book = rulebook(game.package, language)
    assert book.title
    assert book.intro
    for id, rule in book.rules.items():
        assert rule.id == id
        assert id.startswith(f"{game.prefix}-")
        assert rule.title and rule.chapter and rule.text, id  # noqa: PT018 - one assertion for each rule


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_options_and_the_gate_cite_rules_that_exist(game: AnyGame) -> None:
    book, rules = rulebook(game.package, "en"), game.rules()
    cited = [option.rule for option in game.options] + [rules.turn_rule, rules.end_rule, rules.chance_rule]
    assert set(cited) <= set(book.rules)


def test_ids_may_be_typed_in_small_letters() -> None:
    assert rulebook("startable.games.ur", "en").rule("ur-601").id == "UR-601"


def test_an_unknown_rule() -> None:
    with pytest.raises(Unreadable) as caught:
        rulebook("startable.games.ur", "hu").rule("UR-999" * 20)
    assert caught.value.fact == "rule-unknown"
    assert len(str(caught.value.details["id"])) == 40


def test_ur_601_turns_of_both_players_count_together() -> None:
    assert "whichever player takes it" in rulebook("startable.games.ur", "en").rule("UR-601").text
    assert "A két játékos körei együtt számítanak" in rulebook("startable.games.ur", "hu").rule("UR-601").text
