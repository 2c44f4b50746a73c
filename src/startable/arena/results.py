"""Where rows are kept: a SQLite file that a killed match goes on from, or memory."""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import asdict
from itertools import groupby
from pathlib import Path

from startable.arena.game_result import GameResult
from startable.arena.match import Match
from startable.core import Unreadable

_OURS = int.from_bytes(b"ARNA", "big")
"""What such a file says it is."""
_SCHEMA = """
create table match (about text not null);
create table games (
  number integer primary key, seed integer not null, rule text not null, decisions integer not null,
  chances integer not null, turns integer not null, seconds real not null
);
create table seats (
  number integer not null references games, seat integer not null, place integer not null,
  bot integer not null, name text not null, share real not null, score integer not null,
  primary key (number, seat)
) without rowid;
"""
_READ = """
select number, seed, rule, decisions, chances, turns, seconds, bot, share, score
from games join seats using (number) where number < ? order by number, seat
"""


class Results:
    def __init__(self, match: Match, path: Path | None = None) -> None:
        self._match = match
        self._path = path
        try:
            self._file = sqlite3.connect(path or ":memory:", isolation_level=None)
            self._open()
            self._claim()
        except sqlite3.Error as error:
            raise self._unusable(error) from None

    def _open(self) -> None:
        """Never writes into somebody else's database."""
        (own,) = self._file.execute("pragma application_id").fetchone()
        (tables,) = self._file.execute("select count(*) from sqlite_master").fetchone()
        if tables and own != _OURS:
            raise Unreadable("arena-not-results", {"file": str(self._path)})
        if not tables:
            self._file.executescript(f"begin; pragma application_id = {_OURS}; {_SCHEMA} commit;")

    def _unusable(self, error: sqlite3.Error) -> Unreadable:
        details = {"file": str(self._path)}
        if "not a database" in str(error):
            return Unreadable("arena-not-results", details)
        if self._path and not self._path.absolute().parent.is_dir():
            return Unreadable("file-no-folder", details)
        return Unreadable("file-unwritable", {**details, "why": str(error)})

    def _claim(self) -> None:
        """The file is for this match from now on; how many games it has may change."""
        about = json.dumps({**asdict(self._match), "games": None})
        kept = self._file.execute("select about from match").fetchone()
        if kept is None:
            self._file.execute("insert into match values (?)", (about,))
        elif kept[0] != about:
            raise Unreadable(
                "arena-other-match", {"file": str(self._path), "what": _difference(kept[0], about)}
            )

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        played = {number for (number,) in self._file.execute("select number from games")}
        return [number for number in range(self._match.games) if number not in played]

    def add(self, rows: Iterable[GameResult]) -> None:
        """All of them or none, if we are killed meanwhile."""
        with self._file:
            self._file.execute("begin")
            for row in rows:
                self._add(row)

    def _add(self, row: GameResult) -> None:
        told = (row.number, row.seed, row.rule, row.decisions, row.chances, row.turns, row.seconds)
        self._file.execute("insert or replace into games values (?, ?, ?, ?, ?, ?, ?)", told)
        by_seat = zip(row.places, row.bots, row.shares, row.scores, strict=True)
        for seat, (place, bot, share, score) in enumerate(by_seat):
            values = (row.number, seat, place, bot, self._match.bots[bot], share, score)
            self._file.execute("insert or replace into seats values (?, ?, ?, ?, ?, ?, ?)", values)

    def rows(self) -> list[GameResult]:
        """By their numbers, whoever played them first."""
        found = self._file.execute(_READ, (self._match.games,))
        return [_row(game, list(seats)) for game, seats in groupby(found, key=lambda each: each[:7])]

    def close(self) -> None:
        self._file.close()


def _row(game: tuple[int, int, str, int, int, int, float], seats: list[tuple[object, ...]]) -> GameResult:
    number, seed, rule, decisions, chances, turns, seconds = game
    bots, shares, scores = zip(*[each[7:] for each in seats], strict=True)
    return GameResult(number, seed, bots, shares, scores, rule, decisions, chances, turns, seconds)


def _difference(kept: str, wanted: str) -> str:
    """The names of what is not the same, as the file has it."""
    before, now = json.loads(kept), json.loads(wanted)
    return ", ".join(f"{name}: {_plain(before.get(name))}" for name in now if before.get(name) != now[name])


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False).strip('"')
