"""Lessons by clicks, from the start page to the last star: on a phone in Hungarian, on a desk in English."""

import pytest
from playwright.sync_api import expect

from startable.play.lesson import Lesson, course
from startable.play.practice import Practice

from .axe import find_nothing, looks
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest, Move


def do_by_clicks(anna: Guest, each: Lesson) -> None:
    """Piece by piece: each move is its field and where it goes, as at a table."""
    practice = Practice(each)
    while not practice.done:
        for move in practice.way():
            click(anna, each.seat, move.text())
            practice.make(move)
            expect(anna.page.locator(".steps .done")).to_have_count(practice.step)


def click(anna: Guest, seat: str, text: str) -> None:
    if text == "pass":
        anna.button("ur-board-pass").click()
        return
    move = Move(seat, text)
    anna.spot(move.source).click()
    anna.spot(move.target).click()


@pytest.mark.parametrize(("language", "size"), [("hu", PHONE), ("en", DESKTOP)], ids=["hu-phone", "en-desk"])
def test_the_whole_course_of_ur(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    anna = guest("Anna", language=language, size=size).go("/")
    anna.page.locator("a[href='/learn/ur']").click()
    anna.link_to("learn-begin").click()
    for number, each in enumerate(course("ur"), 1):
        expect(
            anna.page.get_by_text(anna.say("lesson-number", number=number, of=len(course("ur"))))
        ).to_be_visible()
        do_by_clicks(anna, each)
        expect(anna.text("lesson-finished")).to_be_visible()
        if number < len(course("ur")):
            anna.link_to("lesson-next").click()
    anna.link_to("learn-back").click()
    expect(anna.text("learn-progress", done=11, all=11).first).to_be_visible()
    anna.page.reload()
    expect(anna.text("learn-progress", done=11, all=11).first).to_be_visible()


def test_wrong_moves_are_answered_and_the_way_is_shown(guest: NewGuest) -> None:
    anna = guest("Anna").go("/learn/ur/forward")
    click(anna, "A", "h4-c3")
    expect(anna.text("lesson-wrong")).to_be_visible()
    anna.spot("c2").click()
    anna.spot("c4").click()
    expect(anna.page.locator(".said").get_by_role("link", name="UR-202")).to_be_visible()
    anna.button("lesson-show").click()
    expect(anna.page.locator(".steps .done")).to_have_count(1)
    anna.button("lesson-again").click()
    expect(anna.page.locator(".steps .done")).to_have_count(0)


def test_an_unknown_lesson_leads_back_to_the_course(guest: NewGuest) -> None:
    anna = guest("Anna").go("/learn/ur/flying")
    expect(anna.text("lesson-unknown-title")).to_be_visible()
    anna.link_to("learn-back").click()
    expect(anna.link_to("learn-begin")).to_be_visible()


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, object]) -> None:
    anna = guest("Anna", **look).go("/learn/ur")
    expect(anna.link_to("learn-begin")).to_be_visible()
    find_nothing(anna)
    anna.go("/learn/ur/capture")
    expect(anna.button("lesson-show")).to_be_visible()
    find_nothing(anna)
