"""Nothing that a guide explains is such that it never comes: its page looks at whole games."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from startable.play.catalogue import AnyGame, games
from startable.server.protocol import Frame

from . import needs
from .moments import Recorded

PLAYERS: Final = ("greedy", "level1", "random")
SEEDS: Final = range(4)
"""Enough for what is rare: who thinks well is seldom robbed."""


def played(game: AnyGame) -> list[list[Frame]]:
    """With few players, who think well, badly or not at all: what one kind of them never does, others do."""
    return [
        Recorded(game, seats, name, seed).play()
        for seats in game.seats[:2]
        for name in PLAYERS
        for seed in SEEDS
    ]


@pytest.mark.skipif(not needs.AXE.is_file(), reason="run `npm ci` in web/")
def test_everything_that_is_explained_comes_sometime(tmp_path: Path) -> None:
    file = tmp_path / "moments.json"
    file.write_bytes(msgspec.json.encode({game.name: played(game) for game in games()}))
    needs.run_page_test("test:guide", MOMENTS=str(file))
