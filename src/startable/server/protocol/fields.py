"""What fields of messages may hold; whatever is longer or else is refused while it is decoded."""

from typing import Annotated, Final, Literal

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}$(?!\n)")]
ANY_SEAT: Final = -1
"""Where somebody wants a seat: the first open one."""
NOT_AWAY: Final = -1
"""Where it is told how long somebody may still be away: nobody need wait for them."""
NO_CLOCK: Final = -1
"""Where it is told what a clock has left: none runs."""
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Small = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Kind = Annotated[str, Meta(max_length=40)]
MoveArgs = Annotated[list[Small], Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=300)]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,24}$(?!\n)")]
LanguageCode = Annotated[str, Meta(max_length=8)]

Status = Literal["waiting", "playing", "over"]
"""Of a table: for people to sit down, at play, or finished."""
