"""What a server does before anybody comes."""

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from startable.play.catalogue import games
from startable.play.lesson import course
from startable.play.puzzle import puzzles
from startable.server.app import Site
from startable.server.http.games import game_info
from startable.server.settings import Settings


async def start_and_stop(site: Site) -> list[str]:
    said: list[str] = []
    orders = iter(["lifespan.startup", "lifespan.shutdown"])

    async def receive() -> dict[str, Any]:
        return {"type": next(orders)}

    async def send(message: MutableMapping[str, Any]) -> None:
        said.append(message["type"])

    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "path": "/", "state": {}}
    await site(scope, receive, send)
    return said


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework
def test_the_first_guest_does_not_wait_for_files(tmp_path: Path) -> None:
    """Lessons and puzzles were read at the first visit; meanwhile nobody's move was answered."""
    puzzles.cache_clear()
    course.cache_clear()
    said = asyncio.run(start_and_stop(Site(Settings(store=tmp_path / "tables.sqlite3"))))
    assert said == ["lifespan.startup.complete", "lifespan.shutdown.complete"]
    read = puzzles.cache_info().misses, course.cache_info().misses
    assert read == (len(games()), len(games()))
    assert all(game_info(found).puzzles for found in games())
    assert (puzzles.cache_info().misses, course.cache_info().misses) == read
