"""A real server with the built page, and a real browser in front of it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ..server.people import play_out, table_for_two
from ..server.servers import Nursery, Server
from . import needs

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from .guests import Guest

SETTINGS = {"bot_pause_ms": 20, "away_ms": 2500}

LONG_S = 120.0
"""A review gives way to everything else: on a busy machine it takes long. The server keeps it."""

NewGuest = Callable[..., "Guest"]
NewServer = Callable[..., Server]

collect_ignore_glob = ["test_*.py"] if needs.missing_browser() else []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser is dear: what does not say that it is quick waits for the long run."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
            if not item.get_closest_marker("quick"):
                item.add_marker("long")


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    missing = needs.missing_browser() or needs.missing_page()
    if missing and not config.option.markexpr:
        terminalreporter.write_line(f"The browser tests were skipped: {missing}")


@pytest.fixture(scope="package")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewServer]:
    needs.build_page()
    if missing := needs.missing_page():
        pytest.skip(missing)
    usual = Nursery()
    servers: list[Server] = []

    def start(nursery: Nursery = usual, **more: object) -> Server:
        servers.append(Server(nursery, tmp_path_factory.mktemp("server"), **{**SETTINGS, **more}))
        return servers[-1].start()

    yield start
    for each in servers:
        each.close()
    usual.close()


@pytest.fixture(scope="package")
def server(new_server: NewServer) -> Server:
    """One server for all tests that do not stop it."""
    return new_server()


@pytest.fixture(scope="package")
def finished(server: Server) -> str:
    """A table where a game has been won, and reviewed; its players were programs."""
    anna, bela = table_for_two(server, discs=2)
    play_out(anna, bela)
    for each in (anna, bela):
        each.leave()
    review = server.ask("GET", f"/api/tables/{anna.table}/review", timeout=LONG_S)
    assert review.status_code == 200, review.text
    return anna.table


@pytest.fixture(scope="package")
def browser() -> "Iterator[Browser]":
    from playwright.sync_api import expect, sync_playwright

    from .guests import PATIENCE

    expect.set_options(timeout=PATIENCE)
    root = hasattr(os, "getuid") and os.getuid() == 0
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=needs.chromium(), chromium_sandbox=not root)


@pytest.fixture
def guest(browser: "Browser", server: Server) -> Iterator[NewGuest]:
    """People who come with a browser of their own. In none of them may anything have gone wrong."""
    from .guests import Guest

    guests: list[Guest] = []

    def come(name: str = "Anna", language: str = "en", at: Server = server, **more: Any) -> Guest:
        guests.append(Guest.come(browser, at.url, name, language, **more))
        return guests[-1]

    yield come
    for each in guests:
        each.context.close()
    assert not [trouble for each in guests for trouble in each.troubles]
