"""A picture for the documents, of what the page or a report looks like now.

    python -m tools.picture review GAME docs/images/review.webp       # a game between bots, and its review
    python -m tools.picture report report.html docs/images/arena.webp

Needs Playwright and Chromium, as the browser tests do.
"""

import asyncio
import base64
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from startable.bots import bot
from startable.core import Stream
from startable.play.catalogue import game
from startable.play.lines import write_line
from startable.play.table import Table
from startable.server.storage.records import LineRecord, SeatRecord, TableRecord
from startable.server.storage.sqlite.store import SqliteStore
from startable.server.storage.store import Awaited, opened
from startable.server.tables.loading import dealer
from tests.browser.guests import DESKTOP, STILL
from tests.browser.needs import chromium
from tests.server.servers import free_port

NAMES = ("Anna", "Béla", "Cili", "Dani")
LEVELS = ("level3", "level1", "level4", "level2")
MINUTES = 15
TO_WEBP = """async png => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.9).split(",")[1];
}"""


def played(name: str) -> tuple[TableRecord, list[LineRecord]]:
    """A game of as many as may play, or four, by bots under people's names."""
    found = game(name)
    seats = [SeatRecord("person", each, salt="-", commit="-") for each in NAMES[: found.seats.stop - 1]]
    rules = found.turn_rules(len(seats))
    made = time.time()
    record = TableRecord(
        "picturepictu", name, found.version, rules.options, False, True, "00" * 32, made, seats, True, True
    )
    table: Table = Table(found, rules, dealer(record).pick)
    table.settle()
    while not table.over:
        seat = table.awaits.first
        known = found.layout.hide(table.state, seat)
        choose: Any = bot(LEVELS[seat]).choose
        table.play(seat, choose(found, rules, known, Stream(len(table.lines))))
        table.settle()
    record.ended = made
    return record, [LineRecord(write_line(found, line)) for line in table.lines]


async def kept(path: Path, record: TableRecord, lines: list[LineRecord]) -> None:
    store, receipt = SqliteStore(path, asyncio.get_running_loop()), Awaited()
    await opened(store, record)
    store.append(record.id, 1, lines, receipt)
    await receipt.wait()
    await store.close()


@contextmanager
def serving(store: Path) -> Iterator[str]:
    port = free_port()
    words = ["serve", "--port", str(port), "--store", str(store), "--no-browser"]
    server = subprocess.Popen([sys.executable, "-m", "startable.cli", *words], stdout=subprocess.PIPE)
    try:
        assert server.stdout
        server.stdout.readline()
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def review(name: str) -> Iterator[str]:
    record, lines = played(name)
    with TemporaryDirectory() as folder:
        store = Path(folder) / "tables.sqlite3"
        asyncio.run(kept(store, record, lines))
        with serving(store) as address:
            urllib.request.urlopen(f"{address}/api/tables/{record.id}/review", timeout=60 * MINUTES).read()
            yield f"{address}/r/{record.id}#review"


@contextmanager
def report(file: str) -> Iterator[str]:
    yield Path(file).resolve().as_uri()


KINDS = {"review": review, "report": report}


def take(address: str) -> bytes:
    """With the costliest move on the board, where there is one."""
    width, height = DESKTOP
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), chromium_sandbox=False)
        page = browser.new_page(viewport={"width": width, "height": height}, **STILL)  # type: ignore[arg-type]
        page.set_default_timeout(60_000 * MINUTES)
        page.goto(address)
        if address.endswith("#review"):
            page.locator("ol button").first.click()
        page.wait_for_load_state("networkidle")
        png = page.screenshot()
        return base64.b64decode(browser.new_page().evaluate(TO_WEBP, base64.b64encode(png).decode()))


def main(kind: str, what: str, out: str) -> None:
    with KINDS[kind](what) as address:
        Path(out).write_bytes(take(address))


if __name__ == "__main__":
    main(*sys.argv[1:])
