"""Playing on the board: with the mouse, a finger or the keyboard, in words, and looking back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewGuest
from .guests import PHONE, Guest, play_on, play_out
from .test_looks import whole_on_its_side


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def anna(guest: NewGuest) -> Guest:
    """She plays for both, so it is always her turn."""
    anna: Guest = guest("Anna").take_table("me", "me")
    assert anna.awaited()
    return anna


def test_a_bot_is_played_by_one_click_to_the_end(guest: NewGuest) -> None:
    anna = guest().go("/")
    anna.card("play-bots-now", count=1).click()
    anna.arrive()
    expect(anna.seat_of("Navigator bot")).to_be_visible()
    play_out(anna)
    expect(anna.result).to_contain_text(re.compile("You won!|[A-Z][a-z]+ won"))
    anna.button("rematch").click()
    expect(anna.result).to_have_count(0)
    assert anna.awaited()


def test_two_people_play_on_one_device(guest: NewGuest) -> None:
    anna = guest("Anna").go("/")
    anna.card("open-table").click()
    anna.field("your-name").fill("Anna")
    anna.field("seat-who", seat="Seat B").select_option("me")
    anna.field("other-name").fill("Béla")
    anna.button("open-table-do").click()
    anna.arrive()
    for _ in range(3):
        assert anna.awaited()
        name = {"A": "Anna", "B": "Béla"}[anna.moves()[0].letter]
        expect(anna.status).to_contain_text(f"{name}: You rolled")
        anna.play()


@pytest.mark.quick
def test_click_and_click(anna: Guest) -> None:
    move = anna.moves()[0]
    source, target = anna.spot(move.source), anna.spot(move.target)
    expect(source).to_have_accessible_name(re.compile("you can bring a disc in at "))
    source.click()
    expect(source).to_have_attribute("aria-pressed", "true")
    expect(target).to_have_accessible_name(re.compile("; your disc can go here$"))
    with anna.moving():
        target.click()
    expect(target).to_have_accessible_name(re.compile(": (black|yellow) disc, blue side up"))


def test_targets_are_lit_before_one_touches_anything(anna: Guest) -> None:
    lit = anna.page.locator(".picture .target")
    expect(lit).to_have_count(0)
    anna.spot(anna.moves()[0].source).hover()
    expect(lit).to_have_count(1)


@pytest.mark.quick
def test_drag_and_drop(anna: Guest) -> None:
    move, mouse = anna.moves()[0], anna.page.mouse
    for target in ("c8", move.target):
        mouse.move(*middle(anna.spot(move.source)))
        mouse.down()
        mouse.move(*middle(anna.spot(target)), steps=3)
        expect(anna.page.locator(".picture .target")).to_have_count(1)
        if target == "c8":
            mouse.up()
            expect(anna.toast).to_contain_text("UR-20")  # so it lies in its hand again
    with anna.moving():
        mouse.up()


def test_a_finger(guest: NewGuest) -> None:
    anna = guest("Anna", "hu", size=PHONE).take_table("me", "me")
    for _ in range(3):
        assert anna.awaited()
        moves = anna.moves()
        anna.spot(moves[0].source).tap()
        target = moves[0].target
        with anna.moving():
            anna.spot(target).tap()
            if target in [each.source for each in moves]:  # it could mean either: it points, then it moves
                anna.spot(target).tap()


def tab_to(anna: Guest, wanted: Locator) -> None:
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        if wanted.evaluate("node => node === document.activeElement"):
            assert wanted.evaluate("node => node.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def walk(anna: Guest, spot: str) -> None:
    """Goes there with the arrow keys."""
    here = anna.page.locator("[data-spot]:focus")
    for _ in range(20):
        if here.get_attribute("data-spot") == spot:
            return
        (x, y), (to_x, to_y) = middle(here), middle(anna.spot(spot))
        sideways = "Right" if to_x > x else "Left"
        upright = "Down" if to_y > y else "Up"
        anna.page.keyboard.press(f"Arrow{sideways if abs(to_x - x) > 20 else upright}")
    raise AssertionError(f"the arrows do not lead to {spot}")


def test_the_keyboard_is_enough(guest: NewGuest) -> None:
    anna = guest().go("/")
    keys = anna.page.keyboard
    expect(anna.card("play-bots-now", count=1)).to_be_visible()
    tab_to(anna, anna.card("play-bots-now", count=1))
    keys.press("Enter")
    expect(anna.spot("c1")).to_be_visible()
    tab_to(anna, anna.page.locator("[data-spot][tabindex='0']"))
    for _ in range(4):
        assert anna.awaited()
        move = anna.moves()[-1]
        walk(anna, move.source)
        keys.press("Enter")
        expect(anna.spot(move.source)).to_have_attribute("aria-pressed", "true")
        walk(anna, move.target)
        with anna.moving():
            keys.press("Space")
    keys.press("m")
    expect(anna.command).to_be_focused()


def test_the_board_stays_itself(anna: Guest) -> None:
    """What is held, looked at or focused must outlive whatever happens at the table."""
    board = anna.spot("c1").element_handle()
    play_on(2, anna)
    assert board.evaluate("node => node.isConnected")


def test_escape_lets_go(anna: Guest) -> None:
    source = anna.spot(anna.moves()[0].source)
    for pressed in ("true", "false"):
        source.click() if pressed == "true" else source.press("Escape")
        expect(source).to_have_attribute("aria-pressed", pressed)


def test_words(guest: NewGuest) -> None:
    anna = guest("Anna", "hu").take_table("me", "me")
    assert anna.awaited()
    with anna.moving():
        anna.type(anna.moves()[0].text.upper().replace("-", " – "))
    anna.type("súgó")
    expect(anna.dialog).to_contain_text("Begépelhető parancsok")
    anna.page.keyboard.press("Escape")
    anna.type("szabály")
    expect(anna.tab("rules")).to_have_attribute("aria-selected", "true")
    anna.type("abrakadabra")
    expect(anna.toast).to_contain_text("„abrakadabra”: ez se nem lépés, se nem parancs.")
    expect(anna.toast).to_contain_text(anna.moves()[0].text)


def test_the_position_in_words_is_played_by_its_buttons(anna: Guest) -> None:
    anna.button("settings-text-board").click()
    board = anna.page.get_by_role("region", name="The position in words")
    field = anna.moves()[0].text[-2:]
    with anna.moving():
        board.get_by_role("button", name=re.compile(f"^Bring a disc in at .*{field}$")).click()
    expect(board.get_by_role("rowheader", name=re.compile(f"{field}$"))).to_be_visible()


def test_the_last_move_is_marked(anna: Guest) -> None:
    mark = anna.page.locator(".picture .last .reached")
    expect(mark).to_have_count(0)
    target = anna.play().target
    expect(mark).to_have_count(1)
    assert middle(mark) == pytest.approx(middle(anna.spot(target)), abs=3)


@pytest.mark.quick
def test_the_log_shows_an_old_position_and_comes_back(anna: Guest) -> None:
    v, old = anna.version(), anna.position()
    play_on(3, anna)
    now = anna.position()
    anna.line(v).click()
    expect(anna.text("past", v=v)).to_be_visible()
    assert anna.position() == old
    expect(anna.movable).to_have_count(0)
    anna.button("step-forward").click()
    expect(anna.text("past", v=v + 1)).to_be_visible()
    anna.button("back-to-now").click()
    expect(anna.movable).not_to_have_count(0)
    assert anna.position() == now


def test_keys_look_back_too(anna: Guest) -> None:
    play_on(2, anna)
    past = anna.page.locator(".past")
    anna.page.locator("main").focus()
    for key, shown in (("ArrowLeft", 1), ("End", 0), (",", 1), ("Escape", 0)):
        anna.page.keyboard.press(key)
        expect(past).to_have_count(shown)


def test_the_board_turns_round(anna: Guest) -> None:
    for nearer, farther in (("A.h1", "B.h1"), ("B.h1", "A.h1")):
        assert middle(anna.spot(nearer))[1] > middle(anna.spot(farther))[1]
        anna.button("flip-board").click()


def test_a_phone_on_its_side_shows_the_whole_board(guest: NewGuest) -> None:
    anna = guest("Anna", "hu", size=PHONE)
    whole_on_its_side(anna, "ur", anna.page.locator(".ur .stage"))
