"""What a client says over its socket."""

from typing import Annotated

from msgspec import Meta, Struct

from startable.server.protocol.fields import (
    Chat,
    ClientId,
    Count,
    Hex,
    HoldTime,
    Kind,
    LanguageCode,
    MoveArgs,
    MoveText,
    Pace,
    SeatNumber,
    Speaker,
)


class Hello(Struct, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message of a connection. `keys` are seat keys, unless the browser's cookies bring them."""

    client: ClientId
    """Made up by the page once per tab; with `n` it makes a move recognisable when it is sent again."""
    v: Count = 0
    """The version that this client has already."""
    keys: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []
    salt: Hex = ""
    """This player's own contribution to the dice, made after the dealer's commitment was known."""
    text: LanguageCode = ""
    """A language: this page has no board for the game, so frames bring the text board and moves in words."""
    commit: Hex = ""
    """SHA-256 of `table|salt`: the salt itself is shown when the room asks for it. Better than `salt`."""
    ready: bool = True
    """False: before a race this client will say `ready` when its person is; programs always are."""


class Salt(Struct, tag="salt", tag_field="t", forbid_unknown_fields=True):
    """The answer to `reveal`: the salt that one committed to."""

    salt: Hex


class Ready(Struct, tag="ready", tag_field="t", forbid_unknown_fields=True):
    """Before a race: let it begin. It does when everybody at the table has said so."""


class Fill(Struct, tag="fill", tag_field="t", forbid_unknown_fields=True):
    """Before the game the host puts a bot into a free seat, or takes it out again."""

    seat: SeatNumber
    bot: Kind = ""
    """Its name; empty: the seat of a bot is free again."""


class SetPace(Struct, tag="pace", tag_field="t", forbid_unknown_fields=True):
    """Somebody who plays says how much time the bots of this table are to leave."""

    pace: Pace


class Skip(Struct, tag="skip", tag_field="t", forbid_unknown_fields=True):
    """Whoever plays against bots alone has seen enough: they wait no more until it is a person's turn."""


class Hold(Struct, tag="hold", tag_field="t", forbid_unknown_fields=True):
    """Whoever plays against bots alone reads something: they do nothing for so long. Not in a race."""

    ms: HoldTime
    """0: they need wait no longer."""


class CloseTable(Struct, tag="close_table", tag_field="t", forbid_unknown_fields=True):
    """Before the game the host sends everybody home."""


class PutOut(Struct, tag="put_out", tag_field="t", forbid_unknown_fields=True):
    """Before the game the host puts whoever sits there out of it; they do not come back to this table."""

    seat: SeatNumber


class Mute(Struct, tag="mute", tag_field="t", forbid_unknown_fields=True):
    """The host lets somebody say nothing more at this table, or again; -1: all who watch."""

    seat: Speaker
    on: bool = True


class MoveIn(Struct, tag="move", tag_field="t", forbid_unknown_fields=True):
    """Makes a move, with `seat`, `kind` and `args` as one of a frame's `legal` has them."""

    n: Count
    """Counts what this client wants; the answer, `ack` or `refused`, has the same."""
    seat: SeatNumber
    kind: Kind
    args: MoveArgs = []


class Why(Struct, tag="why", tag_field="t", forbid_unknown_fields=True):
    """Asks why a move would be refused, without making it."""

    n: Count
    seat: SeatNumber
    kind: Kind = ""
    args: MoveArgs = []
    text: MoveText = ""
    """The move as somebody typed it, in the game's notation; kind and args are then ignored."""


class Say(Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Chat; text only."""

    text: Chat


class StandIn(Struct, tag="stand_in", tag_field="t", forbid_unknown_fields=True):
    """A seated person lets a bot play for somebody whose countdown has run out."""

    seat: SeatNumber


class TakeBack(Struct, tag="take_back", tag_field="t", forbid_unknown_fields=True):
    """The person is back and plays on instead of the bot."""

    seat: SeatNumber


class Resign(Struct, tag="resign", tag_field="t", forbid_unknown_fields=True):
    """Gives the game up for this seat."""

    seat: SeatNumber


class Abort(Struct, tag="abort", tag_field="t", forbid_unknown_fields=True):
    """Ends a game in which not everybody has moved yet, as if it had never been."""


class Rematch(Struct, tag="rematch", tag_field="t", forbid_unknown_fields=True):
    """Asks for another game with the same players; it opens when every person has asked."""


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Asks whether the line is alive, and how long it is."""

    at: float = 0.0
    """By the client's own clock; it comes back with `pong`."""


class Beat(Struct, tag="beat", tag_field="t", forbid_unknown_fields=True):
    """Sent by the room in games that race; the client sends it back at once, so that its lag is known."""

    n: Count


FromClient = (
    Hello
    | Salt
    | Ready
    | Fill
    | SetPace
    | Skip
    | Hold
    | CloseTable
    | PutOut
    | Mute
    | MoveIn
    | Why
    | Say
    | StandIn
    | TakeBack
    | Resign
    | Abort
    | Rematch
    | Ping
    | Beat
)
