"""Lessons by clicks, from the start page to the last star: on a phone in Hungarian, on a desk in English."""

import pytest
from playwright.sync_api import expect

from startable.play.lesson import course, lesson

from .axe import find_nothing, looks
from .conftest import NewGuest
from .courses import Pupil, both_looks, do_lesson, finish
from .guests import Move


class Ur(Pupil):
    """Piece by piece: each move is its field and where it goes, as at a table."""

    def do(self, text: str) -> None:
        if text == "pass":
            self.press(self.guest.button("ur-board-pass"))
            return
        move = Move(self.seat, text)
        self.press(self.guest.spot(move.source))
        self.press(self.guest.spot(move.target))


@both_looks
def test_the_whole_course_of_ur(guest: NewGuest, language: str, size: tuple[int, int]) -> None:
    finish(Ur(guest("Anna", language=language, size=size)), "ur")


@pytest.mark.quick
def test_wrong_moves_are_answered_and_the_way_is_shown(guest: NewGuest) -> None:
    anna = guest("Anna").go("/learn/ur/forward")
    Ur(anna).do("h4-c3")
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


def test_what_was_to_follow_a_wrong_step_does_not(guest: NewGuest) -> None:
    """A flight of two steps to the wrong place; then the right one, and the board is not stuck."""
    anna = guest("Anna").go("/learn/starfarers/flight")
    anna.page.locator("[data-move=depart]").click()
    far = anna.page.get_by_role("button", name="2 steps away").first
    far.click()
    anna.page.locator("[data-move=fly]").click()
    expect(anna.text("lesson-wrong")).to_be_visible()
    anna.spot("e5").click()
    anna.page.locator("[data-move=fly]").click()
    expect(anna.text("lesson-finished")).to_be_visible()


def test_starting_again_the_hand_is_empty(guest: NewGuest) -> None:
    """A six that was to come next does not wait for the first bid."""
    anna = guest("Anna").go("/learn/smugglers/outbid")
    values = anna.page.get_by_role("group", name=anna.say("sm-values")).locator("button")
    values.nth(4).click()
    anna.page.locator('[data-place="0"]').click()
    expect(anna.page.locator(".steps .done")).to_have_count(1)
    values.nth(5).click()
    expect(values.nth(5)).to_have_attribute("aria-pressed", "true")
    anna.button("lesson-again").click()
    expect(anna.page.locator(".steps .done")).to_have_count(0)
    expect(values.nth(5)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_from_a_rule_to_its_lesson_and_back(guest: NewGuest, language: str) -> None:
    anna = guest("Anna", language=language).go("/rules/maze#MZ-306")
    silver = anna.say("rule-lesson", title=anna.say("mz-lesson-silver"))
    rule = anna.page.locator("#MZ-306")
    expect(rule.get_by_role("link", name=silver)).to_have_count(1)
    expect(
        anna.page.locator("#MZ-105").get_by_role("link", name=anna.say("rule-lesson", title=""))
    ).to_have_count(0)
    rule.get_by_role("link", name=silver).click()
    expect(anna.heading).to_have_text(anna.say("mz-lesson-silver"))
    back = anna.page.locator(".rules").get_by_role("link", name="MZ-306")
    expect(back).to_have_attribute("href", "/rules/maze#MZ-306")


def test_the_rules_at_a_table_lead_to_lessons(guest: NewGuest) -> None:
    anna = guest("Anna").take_table("me", "me")
    anna.tab("rules").click()
    anna.field("rules-search").fill("UR-210")
    title = anna.say("ur-lesson-base")
    expect(anna.page.get_by_role("link", name=anna.say("rule-lesson", title=title))).to_be_visible()


def test_newcomers_are_invited_until_they_have_learned_it(guest: NewGuest) -> None:
    anna = guest("Anna").go("/")
    learn = anna.page.locator("a[href='/learn/ur']")
    expect(learn).to_have_text(anna.say("learn-new"))
    anna.go("/learn/ur/enter")
    do_lesson(Ur(anna), lesson("enter", "ur"))
    expect(anna.text("lesson-finished")).to_be_visible()
    anna.go("/")
    expect(learn).to_have_text(anna.say("learn-more", done=1, all=len(course("ur"))))
    names = [each.name for each in course("ur")]
    anna.page.evaluate("names => localStorage.setItem('startable.stars', JSON.stringify({ur: names}))", names)
    anna.page.reload()
    expect(learn).to_have_text(anna.say("learn-game"))


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, object]) -> None:
    anna = guest("Anna", **look).go("/learn/ur")
    expect(anna.link_to("learn-begin")).to_be_visible()
    find_nothing(anna)
    anna.go("/learn/ur/capture")
    expect(anna.button("lesson-show")).to_be_visible()
    find_nothing(anna)
