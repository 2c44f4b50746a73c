"""Starfarers on the page: building, flights, trade and encounters by click, by finger and by key."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from .conftest import NewGuest
from .guests import PATIENCE, PHONE, Guest
from .test_looks import ON_ITS_SIDE, sizes_too_small

CHOICES = "[data-choice]"
LONG = 400
"""Moves until something that chance brings must have come."""
FILLED = """((sheet, frame) => sheet.width > 0.95 * frame.width)(
    ...[".sheet", ".window"].map((each) => document.querySelector(each).getBoundingClientRect()))"""
MOMENT = 1000
"""Milliseconds after which it is looked again whether what is to be pressed is still there."""


class Stars:
    """What somebody does at a table of Starfarers. Dice fall as they fall: `until` plays on."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def legal(self) -> list[str]:
        return [move.text for move in self.guest.moves()]

    def button(self, move: str) -> Locator:
        return self.page.locator(f"[data-move={move}]")

    @property
    def lit(self) -> Locator:
        return self.page.locator("[data-spot].lit")

    def until(self, wanted: Callable[[list[str]], bool]) -> list[str]:
        """Plays on by clicks until these are the legal moves."""
        for _ in range(LONG):
            expect(self.page.locator(".status.mine")).to_be_visible()
            legal = self.legal()
            if legal and wanted(legal):
                return legal
            self.play()
        raise AssertionError("that never came")

    def play(self) -> None:
        """One move that leads on, as somebody without plans would make it, if there is one just now."""
        v = self.guest.version()
        if self._lead_on():
            expect(self.guest.lines.last).not_to_have_attribute("data-v", str(v))

    def _lead_on(self) -> bool:
        """Was a move made? What was told lies over the board and is closed first."""
        self.close_story()
        for way, follow in self._ways():
            if way.count():
                return follow(way.first)
        return False

    def _ways(self) -> list[tuple[Locator, Callable[[Locator], bool]]]:
        simple = [self.button(move) for move in ("decline", "withdraw")]
        ends = [self.button(move) for move in ("found", "stop")]
        return [
            (self.page.locator(CHOICES), self.press),
            *((way, self.press) for way in simple),
            (self.button("discard"), self._discard),
            *((way, self.press) for way in ends),
            (self.button("depart"), self._depart),
            (self.page.locator("[data-move=end]:not([aria-disabled=true])"), self.press),
            (self.lit, self._press_twice),
        ]

    def press(self, what: Locator) -> bool:
        """False: it was gone before it could be pressed. Bots do not wait, and what was sent arrives."""
        for _ in range(PATIENCE // MOMENT):
            if not what.count():
                return False
            with suppress(TimeoutError):
                what.click(timeout=MOMENT)
                return True
        raise AssertionError(f"{what} cannot be pressed")

    def _press_twice(self, what: Locator) -> bool:
        """The first press proposes, the second one does it."""
        return self.press(what) and self.press(what)

    def depart(self) -> None:
        assert self._depart(self.button("depart"))

    def _depart(self, way: Locator) -> bool:
        """Whoever could still build is asked once."""
        return self.press(way) and (not self.button("build-first").count() or self.press(way))

    def _discard(self, way: Locator) -> bool:
        """As many cards as are owed are chosen, then given back at once."""
        cards = self.page.locator("[data-discard]:enabled")
        while self.page.locator("[data-move=discard]").evaluate_all(
            "all => all.length > 0 && all[0].disabled"
        ):
            if not self.press(cards.first):
                return False
        return self.press(way)

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done within leads on; not every move has something to tell, but chance follows."""
        v = self.guest.version()
        yield
        expect(self.guest.lines.last).not_to_have_attribute("data-v", str(v))

    def build(self) -> list[str]:
        return self.until(lambda legal: "depart" in legal)

    def take_off(self) -> list[str]:
        """A's flight phase, in which a ship may fly; what an encounter asks is answered."""
        return self.until(lambda legal: any(text.startswith("go ") for text in legal))

    def close_story(self) -> None:
        """What an encounter told lies over the board until it is read."""
        while self.button("continue").count():
            self.press(self.button("continue"))

    def offer(self, to: int = -1) -> None:
        """One card for one other, to everybody or to one seat alone."""
        self.page.locator("[data-tab=trade]").click()
        self.page.locator(f'[data-to="{to}"]').click()
        for side in ("You give", "You get"):
            more = self.page.get_by_role("button", name=re.compile(f"^{side}: one .* more$"))
            more.and_(self.page.locator(":enabled")).first.click()
        with self.moving():
            self.button("offer").click()

    def undo(self, key: str) -> None:
        """By this key, or by its button."""
        if key:
            self.guest.command.blur()
            self.page.keyboard.press(key)
        else:
            self.button("undo").click()

    def ship(self) -> str:
        """The number of the ship that was chosen to fly."""
        return (
            self.page.locator("[data-ship-button][aria-pressed=true]").get_attribute("data-ship-button") or ""
        )

    def place(self, ship: str) -> str:
        return self.page.locator(f"[data-ship={ship}]").get_attribute("style") or ""

    def press_on_board(self, what: Locator) -> None:
        """Where there is no button the board itself is pressed."""
        box = what.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.fixture
def stars(guest: NewGuest) -> Stars:
    """She plays for all three, so it is always her turn."""
    return Stars(guest("Anna").take_table("me", "me", "me", game="starfarers"))


@pytest.mark.second_try("how the game goes is left to chance, and bots act while one clicks")
def test_two_bots_are_played_by_clicks(guest: NewGuest) -> None:
    """Three turns: engines for whatever fuel there is, and ships that fly step by step."""
    anna: Guest = guest().take_table("me", "greedy", "greedy", game="starfarers")
    stars, turns = Stars(anna), 0
    while turns < 3:
        legal = stars.until(lambda legal: "depart" in legal or any(each.startswith("go ") for each in legal))
        stars.close_story()
        if "depart" in legal:
            turns += 1
            for build in stars.page.locator("[data-build=engine].able").all():
                with stars.moving():
                    build.click()
            with stars.moving():
                stars.depart()
        else:
            stars.page.locator("[data-ship-button]:not(.spent)").first.click()
            with stars.moving():
                stars.page.get_by_role("button", name=re.compile("1 step away")).last.click()
                stars.button("fly").click()
    assert anna.lines.filter(has_text=re.compile("flies ship 1")).count() > 0


@pytest.mark.quick
def test_a_flight_is_proposed_and_then_flown(stars: Stars) -> None:
    """How far depends on the mothership, but three steps go always."""
    stars.take_off()
    stars.close_story()
    stars.page.locator("[data-ship-button]:not(.spent)").first.click()
    letter, ship = stars.guest.moves()[0].letter, stars.ship()
    before = stars.place(f"{letter}{ship}")
    far = stars.page.get_by_role("button", name=re.compile("3 steps away$")).first
    point = far.get_attribute("data-spot")
    far.click()
    expect(stars.button("fly")).to_have_text(f"Fly to {point}: 3 steps")
    assert stars.place(f"{letter}{ship}") == before
    far.click()
    flown = stars.guest.lines.filter(has_text=re.compile(rf"flies ship {ship} from \w+ to {point}"))
    expect(flown).to_be_attached()
    assert stars.place(f"{letter}{ship}") != before


def test_a_blocked_landing_names_its_rule(stars: Stars) -> None:
    """The nearest colony of somebody else is three steps from A's first ship."""
    stars.until(lambda legal: "go 1 e5" in legal and stars.guest.moves()[0].letter == "A")
    stars.close_story()
    stars.press_on_board(stars.page.locator("[data-site=c4]"))
    expect(stars.guest.toast).to_contain_text("SF-510")
    stars.press_on_board(stars.page.locator("[data-recess=a] .planet").first)
    stars.press_on_board(stars.page.locator("[data-site=v4]"))
    expect(stars.guest.toast).to_contain_text("SF-506")


def test_what_is_missing_is_said_and_asked_about(stars: Stars) -> None:
    stars.build()
    dear = stars.page.locator("[data-build]:not(.able)").first
    expect(dear).to_contain_text(re.compile("Missing: |Not possible"))
    dear.click(force=True)
    expect(stars.guest.toast).to_contain_text(re.compile("SF-41"))


def test_an_offer_is_made_declined_and_taken_back(stars: Stars) -> None:
    stars.build()
    stars.offer()
    answers = stars.page.locator(".offer li")
    expect(answers.first).to_contain_text("what do you say?")
    with stars.moving():
        answers.first.locator("[data-move=decline]").click()
    expect(answers.first).to_contain_text("declines")
    with stars.moving():
        answers.first.locator("[data-move=take-back]").click()
    expect(answers.first).to_contain_text("what do you say?")
    with stars.moving():
        stars.button("withdraw").click()  # though the others have not answered yet
    expect(answers).to_have_count(0)


def test_what_was_bought_or_changed_is_taken_back(stars: Stars) -> None:
    deeds = ("buy", "build", "bank")
    before = stars.until(lambda legal: "depart" in legal and any(text.startswith(deeds) for text in legal))
    for key in ("", "Backspace"):
        with stars.moving():
            stars.guest.type(next(text for text in before if text.startswith(deeds)))
        expect(stars.button("undo")).to_contain_text("Undo: ")
        with stars.moving():
            stars.undo(key)
        expect(stars.button("undo")).to_have_count(0)
        assert stars.legal() == before


def test_an_offer_for_one_alone_asks_nobody_else(stars: Stars) -> None:
    stars.until(lambda legal: "depart" in legal and any(text.endswith(" to B") for text in legal))
    stars.offer(to=1)
    expect(stars.page.locator(".offer .terms")).to_contain_text(re.compile("for .* alone"))
    expect(stars.page.locator(".offer li")).to_have_count(1)
    expect(stars.button("decline")).to_have_count(1)


def test_moves_in_words_say_whose_they_are_where_several_are_asked(stars: Stars) -> None:
    """While one flies nobody else has a say; while one builds the others may propose something."""
    words = stars.page.get_by_role("region", name=stars.guest.say("text-board"))
    lettered = words.get_by_role("button", name=re.compile("^[ABC]: "))
    stars.take_off()
    expect(lettered).to_have_count(0)
    stars.build()
    expect(lettered.first).to_be_attached()
    stars.offer()
    declines = words.get_by_role("button", name=re.compile("^[ABC]: Decline$"))
    expect(declines).to_have_count(2)
    with stars.moving():
        declines.last.focus()
        declines.last.press("Enter")
    expect(stars.page.locator(".offer li").last).to_contain_text("declines")


def test_an_encounter_is_a_dialogue(stars: Stars) -> None:
    stars.until(lambda legal: any(text.startswith("answer") for text in legal))
    meeting = stars.page.locator(".meeting")
    expect(meeting.locator(".scene")).to_be_visible()
    title = meeting.locator("h2").inner_text()
    with stars.moving():
        meeting.locator(CHOICES).first.click()
    another = meeting.locator("h2", has_not_text=title)  # an encounter may bring the next one
    expect(meeting.locator(".answered").or_(another).first).to_be_visible()


def test_keys(stars: Stars) -> None:
    """Enter takes off, digits choose ships, s shows them, w the whole board."""
    stars.build()
    stars.page.evaluate("document.activeElement.blur()")
    with stars.moving():
        stars.page.keyboard.press("Enter")
        if stars.button("build-first").count():  # whoever could still build is asked once
            stars.page.keyboard.press("Enter")
    stars.take_off()
    stars.close_story()
    stars.page.keyboard.press("1")
    expect(stars.page.locator("[data-ship-button='1']")).to_have_attribute("aria-pressed", "true")
    stage = stars.page.locator(".space .stage")
    stars.page.keyboard.press("s")
    expect(stage).not_to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    stars.page.keyboard.press("w")
    expect(stage).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    stars.lit.first.focus()
    stars.page.keyboard.press("ArrowUp")
    stars.page.keyboard.press("Enter")
    expect(stars.button("fly")).to_be_visible()
    stars.page.keyboard.press("Escape")
    expect(stars.button("fly")).to_have_count(0)


def test_founding_by_clicks(guest: NewGuest) -> None:
    anna: Guest = guest().take_table("me", "me", "me", "me", game="starfarers", setup=1)
    stars = Stars(anna)
    stars.until(lambda legal: any(text.startswith("launch") for text in legal))
    expect(anna.page.locator("[data-site]")).to_have_count(12)
    stars.build()
    expect(anna.page.locator("[data-ship]")).to_have_count(4)


@pytest.mark.parametrize(("setup", "hidden"), [(0, 0), (2, 15), (3, 15)])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_set_up_has_its_quarters_and_players(
    guest: NewGuest, setup: int, hidden: int, seats: int
) -> None:
    anna: Guest = guest().take_table(*["me"] * seats, game="starfarers", setup=setup)
    expect(anna.page.locator("[data-recess]")).to_have_count(19)
    expect(anna.page.locator("[data-recess].hidden")).to_have_count(hidden)
    expect(anna.page.locator("[data-player]")).to_have_count(seats)


def test_on_a_phone(guest: NewGuest) -> None:
    anna: Guest = guest(size=PHONE, language="hu").take_table("me", "greedy", "greedy", game="starfarers")
    stars = Stars(anna)
    stars.build()
    assert list(sizes_too_small(anna, "starfarers")) == []
    home = anna.page.locator("[data-site=e3]")
    stage = anna.page.locator(".space .stage")
    small = home.bounding_box()
    anna.button("zoom-in").tap()
    expect(stage).not_to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    large = home.bounding_box()
    assert small
    assert large
    assert large["width"] > 1.4 * small["width"]
    anna.button("zoom-whole").tap()
    expect(stage).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")


def test_on_its_side_the_map_fills_its_frame(guest: NewGuest) -> None:
    """It is higher than wide: whole it would be small. Who turns the phone upright sees all of it again."""
    anna: Guest = guest(size=PHONE).take_table("me", "me", "me", game="starfarers")
    whole = anna.button("zoom-whole")
    expect(whole).to_be_hidden()
    anna.page.set_viewport_size({"width": ON_ITS_SIDE[0], "height": ON_ITS_SIDE[1]})
    expect(whole).to_be_visible()
    assert anna.comes_true(FILLED)
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(whole).to_be_hidden()
