"""Every game in the catalogue keeps every promise of the contract."""

import re
from pathlib import Path

import pytest

from startable.play import catalogue
from startable.play.rulebook import LANGUAGES, rulebook
from startable.testing import CHECKS, Check, Subject, journal_digest, run
from startable.testing.walk import Walk

from ..effort import examples
from .subjects import SUBJECTS

EXAMPLES = examples(60)
TESTS = Path(__file__).parent.parent / "games"


def name_of(value: object) -> str:
    return getattr(value, "__name__", str(value))


def test_every_game_counts_its_parts() -> None:
    assert all(subject.parts for subject in SUBJECTS.values())


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("name", SUBJECTS)
def test_promise(name: str, check: Check) -> None:
    run(check, SUBJECTS[name], EXAMPLES)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_rule_has_words_in_every_language(name: str) -> None:
    game = catalogue.game(name)
    books = [rulebook(game.package, language).rules for language in LANGUAGES]
    for book in books:
        assert list(book) == list(books[0])
        assert all(
            rule.id.startswith(f"{game.prefix}-") and rule.title and rule.text for rule in book.values()
        )


@pytest.mark.parametrize("name", catalogue.names())
def test_every_rule_has_a_test_that_names_it(name: str) -> None:
    game = catalogue.game(name)
    source = "\n".join(path.read_text("utf8") for path in sorted((TESTS / name).rglob("test_*.py")))
    named = re.findall(rf"def test_{game.prefix.lower()}_(\d+)_", source)
    assert set(rulebook(game.package, "en").rules) == {f"{game.prefix}-{number}" for number in named}


@pytest.mark.parametrize("name", catalogue.names())
def test_every_option_names_its_rule(name: str) -> None:
    game = catalogue.game(name)
    assert {option.rule for option in game.options} <= Subject(game).rule_ids


@pytest.mark.parametrize("name", catalogue.names())
def test_digest_tells_seeds_and_options_apart(name: str) -> None:
    game = catalogue.game(name)
    digests = {journal_digest(game, seed) for seed in range(5)}
    assert len(digests) == 5
    assert digests == {journal_digest(game, seed) for seed in range(5)}


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_every_number_is_a_legal_move_or_refused(name: str) -> None:
    """Whatever a learner names: just the numbers of legal moves are moves that pass."""
    game = catalogue.game(name)
    numbers, walk = game.numbers, Walk(SUBJECTS[name], 3, 300, 0, game.in_turns)
    asked = [(state, seat) for state, _ in walk.positions(90) for seat in walk.movers() if seat >= 0]
    for state, seat in asked:
        known, offered = game.layout.hide(state, seat), walk.offered(state, seat)
        moves = [numbers.decode(number, known) for number in range(numbers.MOVES)] if offered else []
        passed = {number for number, move in enumerate(moves) if walk.rules.check(state, seat, move) is None}
        assert passed == {move.number(state) for move in offered}
