"""Positions to share and to look at."""

from msgspec import Struct

from startable.server.protocol.outbound import Frame


class PositionText(Struct):
    """A position to share, with what an address says of it."""

    game: str
    seats: int
    options: str
    """Those that are not as usual: `discs:3,towers:yes`."""
    seat: int
    """Whose knowledge it is; -1: a watcher's."""
    text: str


class PositionPlace(Struct):
    """A position to look at, as a seat or a watcher sees it."""

    frame: Frame
    game: str
    seat: int
    """Whose eyes; -1: a watcher's."""
    colours: list[str]
    options: dict[str, int]
    changed: str
    """The options that are not as usual, as an address has them: `discs:3,towers:yes`."""
    text: str
    """The position as these eyes know it, in the game's notation."""
