"""A whole game as readable text: a header, an empty line, and a line for everything that happened.

    startable 1
    game ur 1
    options discs=3 six_skips=yes
    seat A Anna
    seat B greedy
    position c1:y hand:3,2 turn:A

    * 5:2
    * 3
    A in-h3
    …

Without a position the game begins as its rules say. After # a line may say anything. A journal needs no
random numbers: chance has lines of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from startable.core import Event, Refusal, Rules, Unreadable
from startable.play.catalogue import AnyGame, game
from startable.play.lines import Line, read_line, write_line, write_mover
from startable.play.table import Table

FORMAT = "startable 1"
MOST_CHARACTERS = 4_000_000


@dataclass(frozen=True)
class Header:
    """What must be known before the first line. Options are complete; notes are for what others add."""

    game: AnyGame
    rules: Rules[Any]
    seats: tuple[str, ...]
    notes: tuple[tuple[str, str], ...] = ()
    version: int = 0
    """Of the rules that it was played by; 0: those of today."""
    position: str = ""
    """Where it begins, with all that is hidden; empty: as the rules say."""

    @property
    def older(self) -> bool:
        return self.version not in (0, self.game.version)

    def start(self) -> Any:
        """The state before the first line."""
        if self.position:
            return self.game.read_position(self.position, self.rules)
        return self.rules.start()


@dataclass(frozen=True)
class Journal:
    header: Header
    lines: list[Line]
    places: list[int] = field(default_factory=list)
    """Where each line stands in its file, from 1; empty for a journal that was not read from one."""


class BrokenLine(Unreadable):
    """A line that the rules refuse."""

    def __init__(self, place: int, text: str, refusal: Refusal) -> None:
        super().__init__(refusal.fact, refusal.args, refusal.rule)
        self.place = place
        self.text = text


def write(journal: Journal) -> str:
    body = [write_line(journal.header.game, line) for line in journal.lines]
    return "\n".join([*_header_words(journal.header), "", *body]) + "\n"


def _header_words(header: Header) -> Iterator[str]:
    yield FORMAT
    yield f"game {header.game.name} {header.version or header.game.version}"
    if changed := _changed_options(header):
        yield "options " + " ".join(changed)
    for seat, name in enumerate(header.seats):
        yield f"seat {write_mover(seat)} {' '.join(name.split())}".rstrip()
    if header.position:
        yield f"position {header.position}"
    for key, value in header.notes:
        yield f"note {key} {value}"


def _changed_options(header: Header) -> list[str]:
    values = header.rules.options
    changed = [option for option in header.game.options if values[option.name] != option.default]
    return [f"{option.name}={option.write(values[option.name])}" for option in changed]


def read(text: str) -> Journal:
    """Unreadable says what is wrong and in which line; whether the moves are legal is for replay to say.

    A journal of older rules is read if today's rules still know its words.
    """
    if len(text) > MOST_CHARACTERS:
        raise Unreadable("file-too-big", {"most": MOST_CHARACTERS // 1_000_000})
    rows = [(place, row.partition("#")[0].strip()) for place, row in enumerate(text.splitlines(), 1)]
    filled = [(place, row) for place, row in rows if row]
    if not filled or filled[0][1] != FORMAT:
        raise Unreadable("journal-format", {"format": FORMAT})
    words = {"game", "options", "seat", "position", "note"}
    split = next((n for n, (_, row) in enumerate(filled[1:], 1) if row.split()[0] not in words), len(filled))
    header = _read_header([row for _, row in filled[1:split]])
    try:
        header.start()
        return Journal(header, *_read_lines(header.game, filled[split:]))
    except Unreadable as error:
        raise _of_older(error, header) from None


def _of_older(error: Unreadable, header: Header) -> Unreadable:
    """What today's rules cannot read may have been fine when it was played."""
    if not header.older:
        return error
    versions = {"given": header.version, "have": header.game.version}
    return Unreadable("journal-older-line", {**versions, "line": error.details.get("line", 0)})


def _read_header(rows: list[str]) -> Header:
    game_row, position = (next(iter(_told(word, rows)), "") for word in ("game", "position"))
    found, version = _read_game(game_row)
    options = dict(_pair(pair) for rest in _told("options", rows) for pair in rest.split())
    seats = tuple(rest[2:].strip() for rest in _told("seat", rows))
    notes = tuple(_note(rest) for rest in _told("note", rows))
    return Header(found, found.rules(len(seats), options), seats, notes, version, position)


def _told(wanted: str, rows: list[str]) -> list[str]:
    """What stands after this word, row by row."""
    parted = [row.partition(" ") for row in rows]
    return [rest.strip() for word, _, rest in parted if word == wanted]


def _note(rest: str) -> tuple[str, str]:
    key, _, value = rest.partition(" ")
    return key, value.strip()


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _read_game(text: str) -> tuple[AnyGame, int]:
    """The game and the version of its rules; what newer rules did, those of today cannot know."""
    name, _, version = text.partition(" ")
    found = game(name)
    if version not in map(str, range(1, found.version + 1)):
        raise Unreadable("journal-version", {"given": version[:20], "have": found.version})
    return found, int(version)


def _read_lines(found: AnyGame, rows: list[tuple[int, str]]) -> tuple[list[Line], list[int]]:
    lines = []
    for place, row in rows:
        try:
            lines.append(read_line(found, row))
        except Unreadable as error:
            raise Unreadable(error.fact, {**error.details, "line": place}, error.rule) from None
    return lines, [place for place, _ in rows]


def steps(journal: Journal) -> Iterator[tuple[Line, list[Event], Table]]:
    """Plays the journal line by line; a line that the rules refuse raises BrokenLine."""
    header = journal.header
    table = Table(header.game, header.rules, lambda total: 0, header.start())
    for number, line in enumerate(journal.lines):
        events: list[Event] = []
        refusal = table.play(line.mover, line.move, events)
        if refusal is not None:
            place = journal.places[number] if journal.places else number + 1
            raise BrokenLine(place, write_line(header.game, line), refusal)
        yield line, events, table


def replay(journal: Journal) -> Table:
    """The table as the journal leaves it."""
    header = journal.header
    table = Table(header.game, header.rules, lambda total: 0, header.start())
    for _, _, at in steps(journal):
        table = at
    return table
