"""Lessons: each can be done as it shows, wrong moves are answered as it says, and all of it has words."""

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from startable.core import Unreadable
from startable.play.catalogue import names
from startable.play.exercise import ON, REFUSED, RIGHT, WRONG
from startable.play.lesson import Lesson, Step, course, lesson
from startable.play.practice import Practice
from startable.play.rulebook import LANGUAGES, rulebook
from startable.play.words import words

TAUGHT = [name for name in names() if course(name)]
LESSONS = [each for name in TAUGHT for each in course(name)]


def named(each: Lesson) -> str:
    return f"{each.game.name}-{each.name}"


def at(each: Lesson, step: int) -> Practice:
    """Somebody who has come to this step."""
    practice = Practice(each)
    for _ in range(step):
        do_step(practice)
    return practice


def do_step(practice: Practice) -> None:
    *before, last = practice.way()
    assert [practice.make(move).verdict for move in before] == [ON] * len(before)
    assert practice.make(last).verdict == RIGHT


@pytest.mark.parametrize("each", LESSONS, ids=named)
def test_a_lesson_is_done_as_it_shows(each: Lesson) -> None:
    practice = Practice(each)
    for step in range(1, len(each.steps) + 1):
        assert not practice.done
        assert practice.table.awaits.mover(practice.seat), "whoever learns has something to do"
        do_step(practice)
        assert practice.step == step
    assert practice.done
    assert practice.way() == []


@pytest.mark.parametrize("each", LESSONS, ids=named)
def test_wrong_moves_are_answered_and_change_nothing(each: Lesson) -> None:
    layout = each.game.layout
    for number, step in enumerate(each.steps):
        practice = at(each, number)
        before = layout.write(practice.table.state)
        for text, rule in step.wrong.items():
            answer = practice.make(each.game.read_move(text))
            assert answer.verdict == (REFUSED if rule else WRONG), text
            assert (answer.refusal.rule if answer.refusal else "") == rule, text
        assert layout.write(practice.table.state) == before
        do_step(practice)


@pytest.mark.parametrize("each", LESSONS, ids=named)
def test_something_wrong_is_tried_in_each_lesson(each: Lesson) -> None:
    assert any(step.wrong for step in each.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", LESSONS, ids=named)
def test_a_lesson_has_all_its_words_and_no_more(each: Lesson, language: str) -> None:
    said = words(language)
    steps = range(1, len(each.steps) + 2)
    wanted = ["", "text", *(f"{part}-{step}" for step in steps[:-1] for part in ("step", "right"))]
    for part in wanted:
        assert said.say(each.key(part)) != each.key(part)
    assert said.say(each.key(f"step-{steps[-1]}")) == each.key(f"step-{steps[-1]}")


@pytest.mark.parametrize("each", LESSONS, ids=named)
def test_the_rules_that_it_teaches_are_there(each: Lesson) -> None:
    book = rulebook(each.game.package, "en")
    assert each.rules
    assert set(each.rules) | {rule for step in each.steps for rule in step.wrong.values() if rule} <= set(
        book.rules
    )


@pytest.mark.parametrize("name", TAUGHT)
def test_every_chapter_of_the_rules_is_met_by_a_lesson(name: str) -> None:
    first = course(name)[0].game
    book = rulebook(first.package, "en")
    chapters = {rule.chapter for rule in book.rules.values()}
    assert {book.rule(rule).chapter for each in course(name) for rule in each.rules} == chapters


def test_the_table_of_chapters_and_lessons_is_up_to_date() -> None:
    """python tools/lesson_table.py > docs/lessons.md"""
    root = Path(__file__).parents[2]
    made = run_path(str(root / "tools" / "lesson_table.py"))["page"]()
    assert (root / "docs" / "lessons.md").read_text("utf8") == made


def test_names_are_not_given_twice() -> None:
    assert len({named(each) for each in LESSONS}) == len(LESSONS)


def test_an_unknown_lesson_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Unreadable) as raised:
        lesson("flying", "ur")
    assert raised.value.fact == "lesson-unknown"
    assert "capture" in str(raised.value.details["names"])


# --- how steps are asked for ---


def ur(*steps: dict[str, Any], position: str) -> Practice:
    found = course("ur")[0].game
    return Practice(Lesson(found, "mine", [], position, [Step(**step) for step in steps]))


def test_one_of_several_moves_may_be_right() -> None:
    for text in ("in-h3", "c2-c5"):
        step = {"show": ["in-h3"], "also": ["c2-c5"]}
        practice = ur(step, position="c2:b A.h4:b hand:8,10 turn:A roll:3")
        assert practice.make(practice.lesson.game.read_move("h4-c3")).verdict == WRONG
        assert practice.make(practice.lesson.game.read_move(text)).verdict == RIGHT


def test_any_way_is_right_that_leads_there() -> None:
    step = {"show": ["c2-c5"], "until": {"facts": {"towers": {"c2": ""}}}}
    practice = ur(step, position="c2:b A.h4:b hand:8,10 turn:A roll:3")
    assert practice.make(practice.lesson.game.read_move("c2-c5")).verdict == RIGHT
    practice = ur(step, position="c2:b A.h4:b hand:8,10 turn:A roll:3")
    assert practice.make(practice.lesson.game.read_move("in-h3")).verdict == ON


def test_a_lesson_whose_others_break_a_rule_says_so() -> None:
    practice = ur({"show": ["in-h3"], "then": ["B in-h2"]}, position="hand:10,10 turn:A roll:3")
    with pytest.raises(ValueError, match=r"mine, step 1: in-h2 breaks UR-"):
        practice.make(practice.lesson.game.read_move("in-h3"))


def test_nothing_follows_the_last_step() -> None:
    practice = ur({"show": ["in-h3"], "then": ["* 2", "B in-h2", "* 3"]}, position="hand:10,10 turn:A roll:3")
    do_step(practice)
    assert practice.make(practice.lesson.game.read_move("in-h3")).verdict == WRONG
    assert [event.what for _, event in practice.happened] == ["entered", "rolled", "entered", "rolled"]
