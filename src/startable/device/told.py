"""Writes answers that never change as files, for those who come before the engine has started.

python -m startable.device.told FOLDER
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from startable.play.catalogue import games
from startable.play.rulebook import LANGUAGES
from startable.server.http.games import game_info, rules_text


def answers() -> Iterator[tuple[str, object]]:
    """By their addresses."""
    yield "/api/games", [game_info(game) for game in games()]
    for game in games():
        for language in LANGUAGES:
            yield f"/api/rules/{game.name}/{language}", rules_text(game, language)


def main(folder: Path) -> None:
    for address, answer in answers():
        path = folder / f"{address[1:]}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(answer))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
