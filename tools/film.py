"""Films a game for the documents: bots play, a browser watches, every moment is a picture.

python tools/film.py            writes docs/images/film.webp and docs/images/table.webp

Wants Playwright, Pillow, a Chromium and the page (tools/build_page.py).
"""

import io
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from startable.client import Player

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
GAME, MOMENTS, PAUSE_MS = "ur", 30, 700
SIZE = {"width": 1200, "height": 760}
FILM_WIDTH = 800


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--no-browser", "--json", "--bot-pause-ms", "0", "--store", f"{folder}/film"]
        with subprocess.Popen(
            [sys.executable, "-m", "startable", *words], stdout=subprocess.PIPE, text=True
        ) as running:
            assert running.stdout
            yield json.loads(running.stdout.readline())["address"]
            running.terminate()


@contextmanager
def browser() -> Iterator[Page]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found)
        yield chromium.new_page(viewport=SIZE, color_scheme="dark", locale="en", device_scale_factor=1)  # type: ignore[arg-type]
        chromium.close()


def moments(page: Page, address: str) -> Iterator[Any]:
    with Player.open(address, GAME, "Anna", "level5") as me:
        page.goto(f"{address}/t/{me.table}")
        page.wait_for_load_state("networkidle")
        for number, frame in enumerate(me.turns()):
            if number == MOMENTS:
                return
            me.play(frame.legal[-1])
            page.wait_for_timeout(PAUSE_MS)  # until what moves stands still
            yield Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def main() -> None:
    with server() as address, browser() as page:
        pictures = list(moments(page, address))
    IMAGES.mkdir(exist_ok=True)
    pictures[len(pictures) // 2].save(IMAGES / "table.webp", quality=80)
    height = round(FILM_WIDTH * SIZE["height"] / SIZE["width"])
    small = [each.resize((FILM_WIDTH, height)) for each in pictures]
    looks: dict[str, Any] = {"duration": PAUSE_MS, "loop": 0, "quality": 55, "method": 6}
    small[0].save(IMAGES / "film.webp", save_all=True, append_images=small[1:], **looks)


if __name__ == "__main__":
    main()
