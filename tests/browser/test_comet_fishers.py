"""A game of somebody else's on the page, installed and played by clicks: its text board, moves in words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from startable.play.words import Words

from ..examples.installed import FOLDER, beside, install
from ..server.servers import Nursery, Server
from .axe import find_nothing, looks
from .conftest import NewGuest, NewServer
from .guests import PHONE, Guest

WORDS = FOLDER / "comet_fishers" / "src" / "comet_fishers" / "words"


@pytest.fixture(scope="module")
def there(new_server: NewServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which Comet Fishers is installed."""
    nursery = Nursery(beside(install("comet_fishers", tmp_path_factory.mktemp("site"))))
    yield new_server(nursery)
    nursery.close()


class Boat:
    """Somebody at a table of Comet Fishers."""

    def __init__(self, guest: Guest) -> None:
        language = guest.words.language
        self.guest = guest
        self.page = guest.page
        self.words = Words(language, (WORDS / f"words.{language}.ftl").read_text("utf8"))

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"cf-{key}", args)

    @property
    def board(self) -> Locator:
        return self.page.locator(".stage pre")

    def move(self, kind: str, **args: int) -> Locator:
        return self.page.get_by_role("button", name=self.say(f"move-{kind}", **args))

    def play_out(self) -> None:
        """One net, and home as soon as there is something to bring."""
        while self.guest.awaited():
            home = self.move("home")
            with self.guest.moving():
                (home if home.is_visible() else self.move("cast", nets=1)).click()


@pytest.mark.quick
def test_it_is_opened_from_the_start_page_and_played_to_its_end(guest: NewGuest, there: Server) -> None:
    anna = guest("Anna", at=there).go("/")
    boat = Boat(anna)
    anna.card("open-table", of=boat.say("name")).click()
    anna.field("your-name").fill("Anna")
    anna.field("seat-who", seat=anna.say("seat-label", letter="B")).select_option("bot")
    anna.dialog.locator("summary").click()
    anna.page.get_by_label(boat.say("option-flights")).fill("2")
    anna.button("open-table-do").click()
    anna.arrive()
    expect(boat.board).to_contain_text(boat.say("draw-tail"))
    expect(boat.board).to_contain_text(re.compile("your secret order: (ice|iron|pearls)"))
    assert boat.board.inner_text().count("order") == 1, "the other's is told to nobody"
    boat.play_out()
    expect(anna.result).to_contain_text("CF-503")
    expect(anna.lines.last).to_contain_text(re.compile("wins"))
    expect(boat.board).to_contain_text("the order was")


def test_a_move_that_does_not_go_is_refused_with_its_rule(guest: NewGuest, there: Server) -> None:
    anna = guest("Anna", at=there).take_table("me", "greedy", game="comet")
    before = Boat(anna).board.inner_text()
    anna.type("home")
    expect(anna.toast).to_contain_text("Coming home · CF-206")
    expect(anna.toast).to_contain_text("Your hold is empty")
    anna.toast.get_by_role("link", name="Read this rule").click()
    expect(anna.dialog).to_contain_text("CF-206")
    assert Boat(anna).board.inner_text() == before


def test_hint_log_replay_and_review_say_moves_in_words(guest: NewGuest, there: Server) -> None:
    anna = guest("Anna", "hu", at=there, size=PHONE).take_table("me", "greedy", game="comet", flights=2)
    boat = Boat(anna)
    anna.button("hint").click()
    tip = anna.page.locator(".hint li").first
    expect(tip).to_contain_text(re.compile(r"Vess ki [123] hálót"))
    tip.get_by_role("button").last.click()
    expect(anna.line(3)).to_contain_text("Anna kivet")
    boat.play_out()
    anna.link_to("review-game").click()
    worst = anna.page.get_by_role("list", name=anna.say("review-costliest")).get_by_role("button").first
    expect(worst).to_contain_text(re.compile("Vess ki|Vidd haza"))
    worst.click()
    anna.button("review-show-move").click()
    expect(anna.page.locator(".stage .tip")).to_contain_text(re.compile("Vess ki|Vidd haza"))
    anna.page.keyboard.press("Home")
    expect(boat.board).to_contain_text(boat.say("draw-tail"))


@looks
def test_axe_finds_nothing(guest: NewGuest, there: Server, look: dict[str, str]) -> None:
    anna = guest(at=there, **look).take_table("me", "greedy", game="comet")
    find_nothing(anna)
    Boat(anna).move("cast", nets=3).click()
    expect(anna.line(4)).to_be_attached()
    find_nothing(anna)
