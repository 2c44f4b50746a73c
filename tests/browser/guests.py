"""People with a browser of their own, as tests see them.

    anna.open_table(discs=3)
    bela.sit(anna.link)
    play_out(anna, bela)

Nothing is slept for: whatever is done waits for what the page must show. Buttons and fields are found by
what they are called in the language of the page.
"""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Download, Locator, Page, expect

from startable.play.catalogue import games
from startable.play.words import Words, sources

from .troubles import Troubles

PATIENCE = 45_000
"""Milliseconds; on a busy machine what must come comes late."""

MOMENT = 50
"""Between two looks at what no locator tells."""

DESKTOP = (1440, 900)
PHONE = (390, 844)
STILL = {"color_scheme": "dark", "reduced_motion": "reduce"}
"""Discs do not fly unless a test asks for it: most have no time to watch."""


@cache
def words(language: str) -> Words:
    """All that the page says."""
    packages = ["startable.words", *(f"{game.package}.words" for game in games())]
    own = [files(package) / f"{name}.{language}.ftl" for package in packages for name in ("page", "guide")]
    return Words(language, *sources(language), *(path.read_text("utf8") for path in own if path.is_file()))


class Move(NamedTuple):
    """A legal move, by the letter of its seat and in the game's notation."""

    letter: str
    text: str

    @property
    def source(self) -> str:
        start = self.text.partition("-")[0]
        return f"hand.{self.letter}" if start == "in" else self._spot(start)

    @property
    def target(self) -> str:
        return self._spot(self.text.partition("-")[2])

    def _spot(self, field: str) -> str:
        return field if field.startswith("c") else f"{self.letter}.{field}"


class Guest:
    """Somebody in front of one tab."""

    def __init__(self, page: Page, base: str, name: str, language: str, troubles: Troubles) -> None:
        self.page = page
        self.context = page.context
        self.base = base
        self.name = name
        self.words = words(language)
        self.troubles = troubles
        page.set_default_timeout(PATIENCE)

    @classmethod
    def come(cls, browser: Browser, base: str, name: str, language: str, **more: Any) -> Self:
        """With a screen of some `size`, a phone if it is that narrow, and whatever else Playwright knows."""
        width, height = more.pop("size", DESKTOP)
        phone = width < 500
        usual = {**STILL, "locale": language, "has_touch": phone, "is_mobile": phone}
        # A worker keeps the page for later, which few tests are about.
        usual["service_workers"] = "block"
        context = browser.new_context(viewport={"width": width, "height": height}, **{**usual, **more})
        troubles = Troubles(context)
        troubles.forgive("Service Worker registration blocked")
        return cls(context.new_page(), base, name, language, troubles)

    def second_tab(self) -> "Guest":
        """The same browser at the same place."""
        tab = Guest(self.context.new_page(), self.base, self.name, self.words.language, self.troubles)
        return tab.visit(self.page.url)

    # --- finding things ---

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, args)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key), exact=True)

    def card(self, key: str, *, of: str = "", **args: object) -> Locator:
        """A button of a game's card on the start page; of UR's if no title is given."""
        card = self.page.get_by_role("article", name=of or self.say("ur-name"), exact=True)
        return card.get_by_role("button", name=self.say(key, **args), exact=True)

    def link_to(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def field(self, key: str, **args: object) -> Locator:
        return self.page.get_by_label(self.say(key, **args), exact=True)

    def choice(self, key: str) -> Locator:
        """A list inside of its label."""
        return self.page.get_by_label(self.say(key))

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=self.say(f"tab-{name}"))

    def text(self, key: str, **args: object) -> Locator:
        return self.page.get_by_text(self.say(key, **args))

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def toast(self) -> Locator:
        """The newest notice."""
        return self.page.get_by_role("region", name=self.say("toasts-label")).locator(".toast").last

    # --- coming to a table ---

    def go(self, path: str) -> Self:
        self.page.goto(self.base + path)
        return self

    def comes_true(self, expression: str) -> bool:
        """Asked from outside: what Playwright polls within the page, the page forbids as foreign code."""
        for _ in range(PATIENCE // MOMENT):
            if self.page.evaluate(expression):
                return True
            self.page.wait_for_timeout(MOMENT)
        return False

    def open_table(
        self, other: str = "friend", *, watch: bool = True, listed: bool = False, **options: int
    ) -> Self:
        """Opens a table through the dialog; the other seat is for `friend`, `me` or `bot`."""
        self.go("/").card("open-table").click()
        self.field("your-name").fill(self.name)
        self.field("seat-who", seat=self.say("seat-label", letter="B")).select_option(other)
        self.dialog.locator("summary").click()
        for option, value in options.items():
            self.field(f"ur-option-{option}").fill(str(value))
        self.field("open-watch").set_checked(watch)
        if other == "friend":
            self.field("open-listed").set_checked(listed)
        self.button("open-table-do").click()
        self.page.wait_for_url("**/t/*")
        return self

    def take_table(self, *seats: str, game: str = "ur", **options: int) -> Self:
        """Opens such a table without the dialog; seats are `me` or the name of a bot."""
        return self.visit(self._opened(game, seats, options))

    def open_only(self, *seats: str, game: str = "ur", **options: int) -> Self:
        """Opens such a table and does nothing there yet."""
        self.page.goto(self._opened(game, seats, options))
        return self

    def invite(self, *seats: str, game: str = "ur", **options: int) -> str:
        """Opens such a table, where a `friend` is still to sit down; the link to send."""
        return self.open_only(*seats, game=game, **options).link

    def _opened(self, game: str, seats: tuple[str, ...], options: dict[str, int]) -> str:
        kinds = {"me": {"kind": "me", "name": self.name}, "friend": {"kind": "friend"}}
        body = {"game": game, "seats": [kinds.get(seat) or bot(seat) for seat in seats], "options": options}
        opened = self.context.request.post(f"{self.base}/api/tables", data=body)
        return f"{self.base}/t/{opened.json()['table']}"

    def take_over(self, table: str, keys: dict[int, str]) -> Self:
        """Plays on where a program has sat."""
        host, path = urlsplit(self.base).hostname or "", f"/api/tables/{table}"
        for seat, key in keys.items():
            self.context.add_cookies([{"name": f"seat-{seat}", "value": key, "domain": host, "path": path}])
        return self.visit(f"{self.base}/t/{table}")

    @property
    def link(self) -> str:
        """What one sends to a friend."""
        return self.field("invite-link").input_value()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def sit(self, link: str) -> Self:
        self.page.goto(link)
        self.field("your-name").fill(self.name)
        self.button("sit-down").click()
        return self.arrive()

    def visit(self, link: str) -> Self:
        self.page.goto(link)
        return self.arrive()

    def reload(self) -> Self:
        self.page.reload()
        return self.arrive()

    def arrive(self) -> Self:
        """Waits for the board and opens the log beside it; before a race, says that one is ready."""
        board = self.page.locator(".stage > :not(.loading):visible").first
        expect(board.or_(self.button("ready-do"))).to_be_visible()
        if self.button("ready-do").is_visible():
            self.button("ready-do").click()
        expect(board).to_be_visible()
        self.tab("log").click()
        return self

    # --- at the table ---

    @property
    def status(self) -> Locator:
        return self.page.locator(".status")

    @property
    def turn(self) -> Locator:
        return self.status.filter(has_text=self.say("status-your-turn"))

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result")

    @property
    def command(self) -> Locator:
        return self.field("command-line")

    @property
    def lines(self) -> Locator:
        """The log, line by line."""
        return self.page.locator("button[data-v]")

    def line(self, v: int) -> Locator:
        return self.page.locator(f'button[data-v="{v}"]').first

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-spot="{name}"]')

    @property
    def movable(self) -> Locator:
        """The spots whose disc can be taken."""
        return self.page.locator("[data-spot][aria-pressed]")

    def seat_of(self, name: str) -> Locator:
        """The panel of a player: who they are, and whether they are here."""
        return self.page.locator(".seat").filter(has_text=name)

    def version(self) -> int:
        return int(self.lines.last.get_attribute("data-v") or 0)

    def position(self) -> str:
        """All that lies on the board, in words."""
        text = self.page.get_by_role("region", name=self.say("text-board")).inner_text()
        return text.partition(self.say("text-moves"))[0].strip()

    def moves(self) -> list[Move]:
        """The legal moves that the command line offers."""
        found = self.page.locator("datalist option").evaluate_all("all => all.map((o) => [o.label, o.value])")
        return [Move(*each) for each in found]

    # --- playing ---

    def awaited(self) -> bool:
        """Waits until it is our turn, or until the game is over; is it our turn?"""
        expect(self.turn.or_(self.result)).to_be_visible()
        return self.turn.is_visible()

    def type(self, text: str) -> Self:
        self.command.fill(text)
        self.command.press("Enter")
        return self

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done within is one move; afterwards the log has it."""
        v = self.version()
        yield
        expect(self.line(v + 1)).to_be_attached()

    def play(self) -> Move:
        """Types a legal move: one that captures, which makes games short, or else the first."""
        moves = self.moves()
        move = next((each for each in moves if self._captures(each)), moves[0])
        with self.moving():
            self.type(move.text)
        return move

    def _captures(self, move: Move) -> bool:
        other = {"A": "yellow", "B": "black"}[move.letter]
        label = "" if move.text == "pass" else self.spot(move.target).get_attribute("aria-label") or ""
        return any(self.say("ur-board-disc", colour=other, side=side) in label for side in ("blue", "red"))

    def download(self) -> Download:
        """The finished game as a file."""
        with self.page.expect_download() as coming:
            self.button("download-journal").click()
        return coming.value


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def in_turn(*guests: Guest) -> Iterator[Guest]:
    """Whoever is to move, until the game is over. One guest alone plays a bot, or for both."""
    queue = deque(guests)
    if len(guests) == 2 and not begins(*guests):
        queue.rotate()
    while queue[0].awaited():
        yield queue[0]
        queue.rotate()


def begins(guest: Guest, other: Guest) -> bool:
    """Waits until it is somebody's turn, or the game over; is it this guest's turn?"""
    theirs = guest.status.filter(has_text=other.name)
    expect(guest.turn.or_(theirs).or_(guest.result).first).to_be_visible()
    return guest.turn.is_visible()


def play_on(moves: int, *guests: Guest) -> None:
    """They make so many moves, and all of them see the last one."""
    for _, mover in zip(range(moves), in_turn(*guests), strict=False):
        mover.play()
    for each in guests:
        expect(each.line(mover.version())).to_be_attached()


def play_out(*guests: Guest) -> None:
    for mover in in_turn(*guests):
        mover.play()
