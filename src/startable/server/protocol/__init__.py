"""Everything that goes between the server and its clients; the page's types are generated from here."""

from startable.server.protocol.inbound import (
    Beat,
    CloseTable,
    Fill,
    FromClient,
    Hello,
    MoveIn,
    Ping,
    Ready,
    Rematch,
    Salt,
    Say,
    SetPace,
    Skip,
    StandIn,
    TakeBack,
    Why,
)
from startable.server.protocol.outbound import (
    Ack,
    Choice,
    Ended,
    Fault,
    Frame,
    Happened,
    Pong,
    Refused,
    Reveal,
    RoomInfo,
    Said,
    SeatInfo,
    ToClient,
    Welcome,
)

__all__ = [
    "Ack", "Beat", "Choice", "CloseTable", "Ended", "Fault", "Fill", "Frame", "FromClient", "Happened",
    "Hello", "MoveIn", "Ping", "Pong", "Ready", "Refused", "Rematch", "Reveal", "RoomInfo", "Said", "Salt",
    "Say", "SeatInfo", "SetPace", "Skip", "StandIn", "TakeBack", "ToClient", "Welcome", "Why",
]  # fmt: skip
