"""What the system knows of a line, and may be told. Where it does not tell, nothing is known."""

import socket
import sys
from typing import Final

if sys.platform == "linux":
    from fcntl import ioctl
    from termios import TIOCOUTQ

_MIN_RTT: Final = 148
"""Where tcpi_min_rtt, in microseconds, is in Linux's tcp_info."""
_UNSENT: Final = 4096
"""Bytes that the system may hold back for a slow line."""


def keep_short(line: socket.socket) -> None:
    """What the line does not take yet waits with us, where a move can go before chat."""
    option = getattr(socket, "TCP_NOTSENT_LOWAT", None)
    if option is not None:
        line.setsockopt(socket.IPPROTO_TCP, option, _UNSENT)


def round_trip_ms(line: socket.socket) -> float:
    """Linux keeps the shortest round trip of the last minutes."""
    option = getattr(socket, "TCP_INFO", None) if sys.platform == "linux" else None
    if option is None:
        return 0.0
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, option, _MIN_RTT + 4)
    except OSError:
        return 0.0
    return int.from_bytes(told[_MIN_RTT:], sys.byteorder) / 1000


def under_way(line: socket.socket) -> int:
    """Bytes that the other system has not said to have."""
    if sys.platform != "linux":
        return 0
    try:
        return int.from_bytes(ioctl(line.fileno(), TIOCOUTQ, bytes(4)), sys.byteorder)
    except (OSError, ValueError):
        return 0
