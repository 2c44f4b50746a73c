"""The bodies of requests and answers about players who are known, their games and their ratings."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from startable.server.protocol.fields import Name, Status
from startable.server.protocol.outbound import SeatInfo
from startable.server.storage.records import Figures

DECLARED_ELSEWHERE = (Figures,)

Ticket = Annotated[str, Meta(max_length=64)]
DeviceName = Annotated[str, Meta(max_length=40)]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """The first step to be known: a name that no other player wears."""

    name: Name


class Linked(Struct, forbid_unknown_fields=True):
    """The first step on another device: what the link says."""

    link: Ticket


class PasskeyAsked(Struct):
    """What to ask the browser for, and the ticket to come back with, within five minutes."""

    ticket: str
    options: dict[str, Any]
    """For `navigator.credentials`, as `PublicKeyCredential.parse…OptionsFromJSON` reads them."""
    name: str = ""
    """Of the player, on another device."""


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    ticket: Ticket
    credential: dict[str, Any]
    """What the browser answered, as its `toJSON` tells it."""
    device: DeviceName = ""
    """What the owner calls it by."""


class PlayerInfo(Struct):
    id: str
    name: str
    created: float
    shown: bool
    """May others see the page of this player?"""


class PasskeyInfo(Struct):
    id: str
    device: str
    created: float
    used: float


class Me(Struct):
    """Who asks; null: nobody that is known."""

    player: PlayerInfo | None
    passkeys: list[PasskeyInfo] = []


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What is missing stays as it is."""

    name: Name | None = None
    shown: bool | None = None


class DeviceLink(Struct):
    """Leads to another device, once and within ten minutes."""

    address: str
    qr: str
    """The same as a QR code, an SVG; empty where no other machine could follow it."""


class Claimed(Struct):
    seat: int
    """The seat that is the player's now; -1: none of the keys opens a seat that is free to be claimed."""


class GameEntry(Struct):
    """A game in a list of somebody's games."""

    table: str
    game: str
    status: Status
    created: float
    ended: float
    rated: bool
    watch: bool
    seats: list[SeatInfo]
    mine: int
    """The seat of whose list it is; -1: none."""
    winners: list[int]
    places: list[int]
    """By seat; none while the game goes on, or where it was not noted."""
    left: list[int]
    rule: str
    """By which it ended."""
    figures: list[Figures]
    """By seat, where a review was made."""


class Games(Struct):
    """A page of somebody's games, the newest first."""

    games: list[GameEntry]
    count: int
    """So many there are in all."""


class Point(Struct):
    """A finished game in a chart."""

    ended: float
    seats: int
    place: int
    share: float
    """What was won of it: 1 alone, a part with others, 0."""
    luck: float | None = None
    cost: float | None = None


class RatingInfo(Struct):
    """On a scale where 173 points more are ahead in 73 of 100 games, as in chess."""

    points: int
    give: int
    """So much more or less, with 95 % certainty."""
    games: int
    sure: bool
    """Is it certain enough for the table of the best?"""


class GameStatistics(Struct):
    game: str
    played: int
    won: float
    """Games, with a part for each that was shared."""
    place: float
    """On average, 0 for the first and 1 for the last."""
    reviewed: int
    luck: float
    """On average, of those that were reviewed."""
    cost: float
    points: list[Point]
    """The last 100, the oldest first."""
    rating: RatingInfo | None = None


class PlayerPage(Struct):
    """What others may see of a player who wants that."""

    player: PlayerInfo
    statistics: list[GameStatistics]
    games: list[GameEntry]
    """The last finished ones that anybody may watch."""


class BestEntry(Struct):
    """A player, or a bot that holds the scale in place."""

    rating: RatingInfo
    player: str = ""
    name: str = ""
    bot: str = ""
    shown: bool = False


class Best(Struct):
    game: str
    entries: list[BestEntry]
    """The best first."""
    unsure: int = 0
    """So many more have played too few games yet."""
