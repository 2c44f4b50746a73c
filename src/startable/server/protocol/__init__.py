"""Everything that goes between the server and its clients; the page's types are generated from here."""

from startable.server.protocol.inbound import (
    Abort,
    Beat,
    CloseTable,
    Fill,
    FromClient,
    Hello,
    Hold,
    MoveIn,
    Mute,
    Ping,
    PutOut,
    Ready,
    Rematch,
    Resign,
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
    TimeControl,
    ToClient,
    Welcome,
)

__all__ = [
    "Abort", "Ack", "Beat", "Choice", "CloseTable", "Ended", "Fault", "Fill", "Frame", "FromClient",
    "Happened", "Hello", "Hold", "MoveIn", "Mute", "Ping", "Pong", "PutOut", "Ready", "Refused",
    "Rematch", "Resign", "Reveal", "RoomInfo", "Said", "Salt", "Say", "SeatInfo", "SetPace", "Skip",
    "StandIn", "TakeBack", "TimeControl", "ToClient", "Welcome", "Why",
]  # fmt: skip
