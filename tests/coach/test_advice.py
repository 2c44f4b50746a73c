"""Hints: reasons that set a move apart and have words, several ideas, no offers that nobody would take."""

from typing import Any

import pytest

from startable.coach.advice import TIPS, Adviser, Tip
from startable.coach.plans import Planner
from startable.coach.telling import WINS, Telling
from startable.core import Move, Reason, Stream
from startable.games.ur.rules.moves.travel import ENTER
from startable.play import catalogue
from startable.play.journal import Journal, read, steps
from startable.play.words import words

from ..effort import examples
from .decisions import decisions, journals

NAMES = ["Anna", "Bea", "Cili", "Dóra", "Emma", "Fanni"]
ONE, TWO, THREE = ENTER[1], ENTER[2], ENTER[3]


def telling(facts: dict[Move[Any], list[Reason]], *chances: float) -> Telling:
    return Telling(facts, dict(zip(facts, chances, strict=True)))


def test_what_holds_for_all_moves_is_no_reason() -> None:
    everywhere, here = Reason("everywhere"), Reason("here")
    found = telling({ONE: [everywhere, here], TWO: [everywhere]}, 0.6, 0.4)
    assert found.speaks_for(ONE) == [here]
    assert found.speaks_for(TWO) == []


def test_a_reason_that_the_chances_do_not_bear_out_is_not_told() -> None:
    good, bad = Reason("good"), Reason("bad", good=False)
    found = telling({ONE: [good], TWO: [bad], THREE: []}, 0.3, 0.6, 0.5)
    assert found.speaks_for(ONE) == []
    assert found.speaks_against(TWO) == []


def test_the_same_fact_with_other_numbers_is_another_reason() -> None:
    few, many = Reason("takes", {"count": 1}), Reason("takes", {"count": 3})
    found = telling({ONE: [many], TWO: [few], THREE: []}, 0.7, 0.5, 0.4)
    assert found.speaks_for(ONE, TWO) == [many]


def test_the_best_move_is_praised_and_others_are_told_what_they_give_away() -> None:
    good, other, bad = Reason("good"), Reason("other"), Reason("bad", good=False)
    found = telling({ONE: [good, other], TWO: [good, other, bad], THREE: []}, 0.7, 0.5, 0.1)
    found_bad = telling({ONE: [good], TWO: [good, bad], THREE: [Reason("dull")]}, 0.7, 0.3, 0.6)
    assert found.reasons(ONE, best=True) == [good, other]
    assert found_bad.reasons(TWO, best=False)[-1] == bad


def test_winning_needs_no_other_reason() -> None:
    assert telling({ONE: [WINS, Reason("more")], TWO: []}, 1.0, 0.2).speaks_for(ONE) == [WINS]


def hints(name: str, journal: Journal, every: int) -> list[tuple[Any, int, list[Tip]]]:
    game, rules = journal.header.game, journal.header.rules
    adviser, found = Adviser(game, rules), []
    for number, (state, seat) in enumerate(decisions(journal)):
        if number % every == 0:
            found.append((state, seat, adviser.advise(game.layout.hide(state, seat), Stream(number))))
    return found


@pytest.mark.parametrize("name", catalogue.names())
def test_hints_are_few_legal_different_and_said_in_both_languages(name: str) -> None:
    game = catalogue.game(name)
    for journal in journals(name, range(1 + examples(6))):
        for state, seat, tips in hints(name, journal, 23):
            legal = journal.header.rules.legal(state, seat)
            assert 1 <= len(tips) <= TIPS
            assert all(game.move(tip.kind, tip.args) in legal for tip in tips)
            assert len({tip.text for tip in tips}) == len(tips)
            first = [(tip.kind, str(tip.why[0])) for tip in tips if tip.why and tip.why[0].good]
            assert len(set(first)) == len(first)
            assert [tip.chance for tip in tips] == sorted((tip.chance for tip in tips), reverse=True)
            for reason in [reason for tip in tips for reason in tip.why]:
                for language in ("en", "hu"):
                    said = words(language).reason(game.prefix, reason, NAMES)
                    assert "why-" not in said
                    assert "{" not in said


@pytest.mark.slow
def test_a_way_is_named_by_where_it_ends() -> None:
    """In Space Maze an alien may take several steps in one turn."""
    games = journals("maze", range(2))
    tips = [tip for journal in games for _, _, tips in hints("maze", journal, 9) for tip in tips]
    on_the_way = [tip for tip in tips if tip.then and tip.then[0].kind == tip.kind == "go"]
    assert on_the_way
    assert all(tip.then[0].args[0] == tip.args[0] for tip in on_the_way)


@pytest.mark.slow
def test_an_offer_that_nobody_would_take_is_no_hint() -> None:
    game, met = catalogue.game("starfarers"), [0, 0]
    for journal in journals("starfarers", range(2)):
        planner = Planner(journal.header.rules, game.heuristics(journal.header.rules))
        for state, seat, tips in hints("starfarers", journal, 11):
            asked = [game.move(tip.kind, tip.args) for tip in tips if tip.kind == "offer"]
            met[0] += len(asked)
            offers = [move for move in journal.header.rules.legal(state, seat) if move.asks][:5]
            met[1] += sum(planner.leads_nowhere(state, seat, move) for move in offers)
    assert met[1] > met[0]


def test_the_move_that_wins_comes_first_and_says_so() -> None:
    game = read("startable 1\ngame ur 1\noptions discs=1\n\n* 6:1\n* 3\nA in-h3\n* 6\nB in-c2\n* 3\n")
    *_, (_, _, table) = steps(game)
    known = game.header.game.layout.hide(table.state, 0)
    best = Adviser(game.header.game, game.header.rules).advise(known, Stream(1))[0]
    assert (best.text, best.chance, best.why) == ("h3-c2", 1, [WINS])
