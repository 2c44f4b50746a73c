"""Whole games between greedy bots, one of every set-up: run this file to play them anew.

They are kept as journals with the last position alone: with all of them they would fill a book.
"""

from pathlib import Path

from startable.arena.match import play_game
from startable.bots import bot
from startable.games.starfarers import GAME
from startable.play.journal import Header, Journal, write

FOLDER = Path(__file__).parent / "games"
GAMES: dict[str, tuple[int, int, dict[str, object]]] = {
    "first": (7, 4, {"setup": "first"}),
    "strategic": (1, 4, {"setup": "strategic"}),
    "explorer": (2, 3, {"setup": "explorer"}),
    "wild": (3, 3, {"setup": "wild", "balls": "eventful"}),
}
"""By name: seed, seats and options."""


def played(name: str) -> str:
    seed, seats, options = GAMES[name]
    table = play_game(GAME, [bot("greedy")] * seats, seed, options)
    names = tuple([f"greedy {seat + 1}" for seat in range(seats)])
    text = write(Journal(Header(GAME, table.rules, names, (("seed", str(seed)),)), table.lines))
    return f"{text.rstrip()} # {GAME.layout.write(table.state)}\n"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.play").write_text(played(name), "utf8")
