"""What fields of messages may hold; whatever is longer or else is refused while it is decoded."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from startable.play.diagram import MOST_CHARACTERS

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}$(?!\n)")]
ANY_SEAT: Final = -1
"""Where somebody wants a seat: the first open one."""
NOT_AWAY: Final = -1
"""Where it is told how long somebody may still be away: nobody need wait for them."""
NO_CLOCK: Final = -1
"""Where it is told what a clock has left: none runs."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Speaker = Annotated[int, Meta(ge=-1, le=7)]
"""A seat, or those who watch (-1)."""
Small = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Kind = Annotated[str, Meta(max_length=40)]
MoveArgs = Annotated[list[Small], Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=300)]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
ReportText = Annotated[str, Meta(max_length=500)]
ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,24}$(?!\n)")]
Position = Annotated[str, Meta(max_length=MOST_CHARACTERS)]
Seconds = Annotated[int, Meta(ge=10, le=30 * 86_400)]
Increment = Annotated[int, Meta(ge=0, le=86_400)]
HoldTime = Annotated[int, Meta(ge=0, le=60_000)]
LanguageCode = Annotated[str, Meta(max_length=8)]

HowEnded = Literal["", "resigned", "time", "aborted", "left"]
"""By the rules (empty); somebody resigned, or let their time run out; too few had moved; nobody came."""
Pace = Literal["calm", "usual", "quick"]
"""How much time bots leave to people."""
Status = Literal["waiting", "playing", "over"]
"""Of a table: for people to sit down, at play, or finished."""
