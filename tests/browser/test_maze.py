"""Space Maze on the page: dice, cards and aliens by click, by finger and by key."""

import re
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Locator, expect

from .axe import find_nothing, looks
from .conftest import NewGuest
from .guests import PHONE, Guest
from .test_looks import sizes_too_small, whole_on_its_side

STEP = re.compile("([gpo]) ([a-e][1-5])")
TURN = re.compile("(r90|r180|r270|dr) .*")


class Maze:
    """What somebody does at a table of Space Maze. Dice fall as they fall: `until` plays on."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def legal(self) -> list[str]:
        return [move.text for move in self.guest.moves()]

    @property
    def phase(self) -> str:
        """Of the own turn."""
        legal = self.legal()
        if legal[0].startswith("drop"):
            return "discarding"
        if "done" not in legal:
            return "taking"
        return "moving" if self.page.locator(".actions .crew").is_visible() else "playing"

    def until(self, phase: str, fits: re.Pattern[str] | None = None) -> list[str]:
        """Plays on until it is that, and there is a move that fits."""
        for _ in range(400):
            assert self.guest.awaited(), f"the game was over before {phase}"
            legal = self.legal()
            found = not fits or any(fits.fullmatch(text) for text in legal)
            if self.phase == phase and found and not (phase == "playing" and len(legal) == 1):
                return legal
            self.play(phase)
        raise AssertionError(f"never {phase}")

    def play(self, wanted: str) -> None:
        """One move that leads on."""
        phase = self.phase
        with self.moving():
            if phase == "taking":
                self.take(wanted == "moving")
            elif phase == "discarding":
                self.drop()
            else:
                self.page.locator("[data-move=done]").click()

    def moving(self) -> AbstractContextManager[None]:
        return self.guest.moving()

    def take(self, steps: bool) -> None:
        legal = sorted(self.legal(), key=lambda die: (die.isalpha() == steps, die[1:]))
        self.press(self.die(legal[-1]))
        if self.phone:
            self.guest.button("mz-take-it").tap()

    def drop(self) -> None:
        card = self.card(self.legal()[0].split()[1])
        self.press(card)
        self.press(card)

    @property
    def phone(self) -> bool:
        return bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))

    def press(self, what: Locator) -> None:
        what.tap() if self.phone else what.click()

    def die(self, name: str) -> Locator:
        return self.page.locator(f'[data-die="{name}"]').first

    def card(self, name: str) -> Locator:
        return self.page.locator(f'[data-card="{name}"]')

    def alien(self, colour: str) -> Locator:
        return self.page.locator(f'.actions [data-colour="{colour}"]')

    def action(self, key: str) -> Locator:
        return self.page.locator(".actions").get_by_role("button", name=self.guest.say(key), exact=True)

    def place(self, alien: str) -> str:
        return self.page.locator(f'.picture [data-alien="{alien}"]').get_attribute("style") or ""

    def choose_a_card(self) -> str:
        """One that can be activated."""
        card = next(text for text in self.legal() if text != "done").split()[0]
        self.press(self.card(card))
        expect(self.card(card)).to_have_attribute("aria-pressed", "true")
        return card


@pytest.fixture
def maze(guest: NewGuest) -> Maze:
    """She plays for both crews, so it is always her turn."""
    return Maze(guest("Anna").take_table("me", "me", game="maze"))


def test_a_bot_is_played_by_clicks(guest: NewGuest) -> None:
    """Two rounds: every die by a click; with it a step, a card or nothing."""
    anna: Guest = guest().take_table("me", "greedy", game="maze")
    maze = Maze(anna)
    done = set()
    while "round 3" not in maze.page.locator(".pool").inner_text() and anna.awaited():
        phase, legal = maze.phase, maze.legal()
        done.add(phase)
        if phase == "moving" and (step := next(filter(STEP.fullmatch, legal), None)):
            colour, cell = step.split()
            maze.alien(colour).click()
            with maze.moving():
                anna.spot(cell).click()
        elif phase == "playing" and (turn := next(filter(TURN.fullmatch, legal), None)):
            card, cell, _ = turn.split()
            maze.card(card).click()
            with maze.moving():
                anna.spot(cell).click()
                anna.page.keyboard.press("Enter")
        else:
            maze.play("moving")
    assert done >= {"taking", "moving", "playing"}


@pytest.mark.quick
def test_steps_are_taken_back_until_one_is_done(maze: Maze) -> None:
    anna = maze.guest
    step = next(filter(STEP.fullmatch, maze.until("moving", STEP)))
    colour, cell = step.split()
    name = anna.moves()[0].letter + colour
    before = maze.place(name)
    maze.alien(colour).click()
    expect(maze.action("mz-undo")).to_be_disabled()
    with maze.moving():
        anna.spot(cell).click()
    assert maze.place(name) != before
    with maze.moving():
        maze.action("mz-undo").click()
    expect(maze.action("mz-undo")).to_be_disabled()
    assert maze.place(name) == before
    with maze.moving():
        maze.action("mz-done").click()


def test_a_far_tile_is_reached_step_by_step(maze: Maze) -> None:
    """From the ship to the tile behind the dock, with one click."""
    anna = maze.guest
    for _ in range(60):
        maze.until("moving", STEP)
        far = anna.page.get_by_role("button", name=re.compile("[2-4] steps away"))
        for colour in "gpo":
            if maze.alien(colour).get_attribute("aria-disabled") is None:
                maze.alien(colour).click()
            if far.count():
                break
        if far.count():
            break
        maze.play("moving")
    cell = far.first.get_attribute("data-spot") or ""
    far.first.click()
    expect(anna.lines.filter(has_text=re.compile(f"(steps to|is on) {cell}")).last).to_be_attached()


def test_keys(maze: Maze) -> None:
    """Digits choose aliens, arrows step, Backspace takes back, Enter is done."""
    anna = maze.guest
    legal = maze.until("moving", STEP)
    colour, cell = next(filter(STEP.fullmatch, legal)).split()
    assert cell in ("a1", "e5")
    anna.page.keyboard.press(str("gpo".index(colour) + 1))
    expect(maze.alien(colour)).to_have_attribute("aria-pressed", "true")
    with maze.moving():
        anna.page.keyboard.press("ArrowDown" if cell == "a1" else "ArrowUp")
    with maze.moving():
        anna.page.keyboard.press("Backspace")
    with maze.moving():
        anna.page.keyboard.press("Enter")


def test_a_tile_shows_how_it_would_be_turned(maze: Maze) -> None:
    anna = maze.guest
    turn = next(filter(TURN.fullmatch, maze.until("playing", TURN)))
    card, cell, _ = turn.split()
    turned = anna.page.locator(".picture .turn[style*='90deg']")
    before = turned.count()
    maze.card(card).click()
    anna.spot(cell).hover()
    expect(turned).not_to_have_count(before)
    anna.page.keyboard.press("Escape")
    expect(turned).to_have_count(before)
    expect(maze.card(card)).to_have_attribute("aria-pressed", "false")


@pytest.mark.quick
def test_what_cannot_be_done_names_its_rule(maze: Maze) -> None:
    anna = maze.guest
    maze.until("taking")
    anna.spot("e1").click()
    expect(anna.toast).to_contain_text("MZ-301")
    maze.until("moving")
    anna.spot("c3").click()
    expect(anna.toast).to_contain_text(re.compile("MZ-30[34]"))
    anna.type("why r90 c3 1")
    expect(anna.toast).to_contain_text("MZ-204")


def test_on_a_phone_the_first_tap_only_looks(guest: NewGuest) -> None:
    anna: Guest = guest(size=PHONE, language="hu").take_table("me", "me", "me", "me", game="maze")
    maze = Maze(anna)
    maze.until("taking")
    die = maze.legal()[0]
    version = anna.version()
    maze.die(die).tap()
    expect(anna.button("mz-take-it")).to_be_visible()
    assert anna.version() == version
    with maze.moving():
        maze.die(die).tap()
    assert list(sizes_too_small(anna, "maze")) == []


def test_zoom(guest: NewGuest) -> None:
    anna: Guest = guest(size=PHONE).take_table("me", "greedy", game="maze")
    stage = anna.page.locator(".maze .stage")
    small = anna.spot("c3").bounding_box()
    anna.button("zoom-in").tap()
    expect(stage).not_to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    large = anna.spot("c3").bounding_box()
    assert small
    assert large
    assert large["width"] > 1.4 * small["width"]
    anna.button("zoom-whole").tap()
    expect(stage).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    again = anna.spot("c3").bounding_box()
    assert again
    assert again["width"] == small["width"]


@pytest.mark.parametrize("layout", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_layout_has_its_tiles_and_ships(guest: NewGuest, layout: int, seats: int) -> None:
    anna: Guest = guest()
    kinds = [{"kind": "me", "name": "Anna"}] * seats
    body = {"game": "maze", "seats": kinds, "options": {"layout": layout}}
    opened = anna.context.request.post(f"{anna.base}/api/tables", data=body)
    anna.go(f"/t/{opened.json()['table']}")
    tiles = [25, 15, 13, 9][layout]
    expect(anna.page.locator(".picture .tile")).to_have_count(tiles)
    expect(anna.page.locator("[data-spot^=ship]")).to_have_count(seats)
    expect(anna.page.locator(".picture [data-alien]")).to_have_count(3 * seats)


@looks
def test_axe_finds_nothing(guest: NewGuest, look: dict[str, str]) -> None:
    anna = guest(**look).take_table("me", "me", "greedy", "greedy", game="maze")
    maze = Maze(anna)
    for phase in ("taking", "moving", "playing"):
        maze.until(phase)
        find_nothing(anna)
    maze.choose_a_card()
    find_nothing(anna)
    anna.button("settings-text-board").click()
    anna.button("zoom-in").click()
    find_nothing(anna)
    anna.button("help").click()
    find_nothing(anna)


def test_a_phone_on_its_side_shows_the_whole_maze_and_what_to_press(guest: NewGuest) -> None:
    anna = guest("Anna", "hu", size=PHONE)
    whole_on_its_side(anna, "maze", anna.page.locator(".maze .window"))
    expect(anna.page.locator(".actions")).to_be_in_viewport(ratio=1)
