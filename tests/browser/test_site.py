"""The table without a server, in a browser: played, looked back at, taken along, and all of that offline.

What needs no browser of it is in tests/device.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from startable.play import fair, journal
from startable.play.catalogue import games

from .guests import DESKTOP, Guest, play_out
from .sites import build, served

pytestmark = pytest.mark.long

NO_ROOM = """() => {
  IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
"""What a browser does to whoever writes on a full device, until the page is loaded again."""
ENGINE = (Path(__file__).parent / "engine.js").read_text("utf8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("site"))


@pytest.fixture
def base(site: Path) -> Iterator[str]:
    with served(site.parents[1]) as address:
        yield address


@pytest.fixture
def anna(browser: Browser, base: str) -> Iterator[Guest]:
    guest = Guest.come(browser, base, "Anna", "en", size=DESKTOP, service_workers="allow")
    yield guest
    guest.context.close()
    assert not guest.troubles


def sit_down(guest: Guest, **options: int) -> None:
    """Two people at one screen, by the dialog; nothing is offered there that needs others."""
    guest.card("open-table").click()
    kind = guest.field("seat-who", seat=guest.say("seat-label", letter="B"))
    assert kind.locator("option").evaluate_all("all => all.map(each => each.value)") == ["me", "bot"]
    kind.select_option("me")
    guest.dialog.locator("summary").click()
    for option, value in options.items():
        guest.field(f"ur-option-{option}").fill(str(value))
    guest.button("open-table-do").click()
    guest.page.wait_for_url("**/?/t/*")
    guest.arrive()


def kept(guest: Guest) -> None:
    """Until the service worker has all of it."""
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_a_game_from_its_first_visit_to_its_review_and_to_another_device(
    anna: Guest, browser: Browser, base: str, tmp_path: Path
) -> None:
    anna.go("/")
    expect(anna.page.get_by_role("article")).to_have_count(len(games()))
    expect(anna.text("device-alone")).to_be_visible()
    sit_down(anna, discs=2)
    anna.play()
    anna.reload()
    play_out(anna)
    expect(anna.result).to_be_visible()
    anna.link_to("review-game").click()
    expect(anna.page.locator(".review, [role=tabpanel]").first).to_be_visible()
    path = tmp_path / "game.play"
    anna.download().save_as(path)
    played = journal.read(path.read_text("utf8"))
    assert journal.replay(played).over
    assert fair.verify(played) == []
    bela = Guest.come(browser, base, "Bela", "hu").go("/")
    bela.page.locator("input[type=file]").set_input_files(path)
    bela.page.wait_for_url("**/?/r/*")
    expect(bela.button("download-journal")).to_be_visible()
    assert not bela.troubles
    bela.context.close()


def test_without_a_connection_everything_goes_on(anna: Guest) -> None:
    anna.go("/")
    kept(anna)
    anna.context.set_offline(True)
    anna.page.reload()
    sit_down(anna, discs=2)
    play_out(anna)
    expect(anna.result).to_be_visible()
    anna.go("/?/rules/ur")
    expect(anna.heading).to_be_visible()
    anna.go("/?/puzzles/ur/1")
    expect(anna.page.locator(".stage").first).to_be_visible()


def test_a_device_without_room_says_so_and_old_games_make_some(anna: Guest) -> None:
    """The move that found no room does not count; nothing else is lost, and it is made once there is room."""
    anna.go("/")
    sit_down(anna, discs=1)
    play_out(anna)
    anna.go("/")
    sit_down(anna, discs=2)
    anna.play()
    table, before = anna.page.url, anna.version()
    anna.troubles.forgive("not stored", "no room|Quota")
    engine = next(worker for worker in anna.page.workers if "engine" in worker.url)
    engine.evaluate(NO_ROOM)
    anna.type(anna.moves()[0].text)
    expect(anna.text("device-full")).to_be_visible()
    anna.go("/?/games")
    expect(anna.page.get_by_role("listitem")).to_have_count(2)
    anna.button("device-forget-over").click()
    anna.dialog.get_by_role("button", name=anna.say("device-forget"), exact=True).click()
    expect(anna.page.get_by_role("listitem")).to_have_count(1)
    anna.page.goto(table)
    anna.arrive()
    assert anna.version() == before
    play_out(anna)
    expect(anna.result).to_be_visible()


@pytest.mark.parametrize("game", [each.name for each in games()])
def test_each_kind_of_game_comes_to_its_end(anna: Guest, site: Path, game: str) -> None:
    found = next(each for each in games() if each.name == game)
    anna.go("/")
    script = f"assets/{next((site / 'assets').glob('engine-*.js')).name}"
    rules = found.rules(found.seats[0], found.in_turns)
    options = {name: rules.options[name] for name in found.in_turns}
    asked = {"script": script, "game": game, "seats": found.seats[0], "options": options}
    seen: dict[str, Any] = anna.page.evaluate(ENGINE, asked)
    played = journal.read(seen["journal"])
    assert journal.replay(played).over
    assert len(played.lines) == seen["v"]
    assert fair.verify(played) == []
