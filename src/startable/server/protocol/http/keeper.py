"""What the keeper of the server sees: tables, players, reports, and what the machine does."""

from msgspec import Struct

from startable.server.protocol.http.players import GameEntry


class Timing(Struct):
    """How long something took since the process began, in milliseconds; of nothing, zeros."""

    count: int
    mean: float
    p50: float
    p95: float
    p99: float


class ProcessInfo(Struct):
    """The process that answers (the first), and those in which its bots and its coach think."""

    pid: int
    memory: int
    """In bytes; 0: this system does not tell."""


class Machine(Struct):
    """What the process that answers does; where there are several, each tells of itself."""

    version: str
    store: str
    """Where games are kept, without any password."""
    now: float
    """In seconds since 1970, as all times."""
    started: float
    processors: int
    load: float
    """Of the last minute; -1: this system does not tell."""
    processes: list[ProcessInfo]
    connections: int
    """Open TCP connections, sockets among them."""
    sockets: int
    tables: dict[str, int]
    """In memory, by status."""
    answers: dict[str, int]
    """Over HTTP, by class of status."""
    moves: Timing
    """From a move made by the rules until it is durable and told."""
    writes: Timing
    """To the store."""
    thoughts: Timing
    """Of bots."""
    coached: Timing
    thinking: int
    """Bots that were asked and have not answered yet."""
    refused: int
    """Moves that a rule forbade."""
    failures: dict[str, int]
    """What should not happen: `rooms` that had to start again, and of `store` and `bots`."""


class KeeperTable(Struct):
    """A table, as its record has it, and who is at it now."""

    entry: GameEntry
    listed: bool
    closed: bool
    here: list[int]
    """The seats whose people are here, if the process that answers leads the table."""
    watchers: int


class KeeperTables(Struct):
    """Some of the tables, the newest first."""

    tables: list[KeeperTable]
    count: int
    """So many there are in all."""


class KeeperPlayer(Struct):
    """A known player."""

    id: str
    name: str
    created: float
    shown: bool
    games: int
    """That they have sat at."""
    seen: float
    """When they last came with a passkey; 0: no session of theirs is kept."""


class KeeperPlayers(Struct):
    """Some of the known players, the newest first."""

    players: list[KeeperPlayer]
    count: int


class ReportInfo(Struct):
    """Somebody was reported."""

    id: str
    made: float
    table: str
    game: str
    seat: int
    """-1: somebody who watched."""
    name: str
    player: str
    reason: str
    text: str
    said: list[str]
    """What that seat had said of late, as the server heard it."""
    reporter: str
    """The player who wrote it; empty: somebody who is not known."""
    reporter_name: str
    dealt: float
    """When it was dealt with; 0: not yet."""


class Reports(Struct):
    """Some of the reports, the newest first."""

    reports: list[ReportInfo]
    waiting: int
    """So many have not been dealt with."""
    dealt: int


class Deal(Struct, forbid_unknown_fields=True):
    """A report is dealt with, or it is not after all."""

    dealt: bool
