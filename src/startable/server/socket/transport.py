"""The short way between a socket and its connection: no queue, no task and no pause between two messages.

uvicorn speaks WebSocket; what a message costs on ASGI's way to us and back is more than the move in it.
"""

import contextlib
from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from startable.server.lines import LinesConfig
from startable.server.socket.allowance import Allowance
from startable.server.socket.framing import Cutter, framed, is_short_text
from startable.server.socket.system import keep_short, round_trip_ms, under_way

try:
    from websockets.speedups import apply_mask
except ImportError:  # It is in C, and not everywhere.
    from websockets.utils import apply_mask

TRANSPORT = "startable.transport"
"""Under this name an application finds its transport among the extensions of its scope."""

_CONTROL, _LAST = 0x08, 0x80
_STALLED_S = 60.0
"""Who reads nothing for so long is gone."""
_LINGER_S = 1.0
"""So long somebody who sent too much may still read why."""


class Receiver(Protocol):
    """Who listens at our end."""

    def receive(self, message: bytes) -> None: ...

    def too_much(self) -> None:
        """The other side sent more than it may; nothing more of it is read."""
        ...

    def drained(self) -> None:
        """What was written before is on its way; there is room for more."""
        ...


class SocketTransport(WebSocketsSansIOProtocol):
    config: LinesConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._stalled: TimerHandle | None = None
        self.receiver: Receiver | None = None
        self.allowance = Allowance()
        self._cutter = Cutter(self.config.ws_max_size)
        self._split = False
        """Are we within a message of several frames?"""
        self._deaf = False
        self._paused = False
        self._unsent: list[bytes] = []

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        keep_short(self.transport.get_extra_info("socket"))

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TRANSPORT] = self

    def data_received(self, data: bytes) -> None:
        """A short text, which is nearly everything, goes straight on; the rest takes the long way."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self._deaf:
            # On Windows the loop of Python 3.11 hands out what it can change.
            frames = self._cutter.cut(bytes(data), self.allowance.most + 1)
            if self.allowance.spend(len(frames), len(data)):
                self._hear(frames)
            else:
                self._turn_deaf()

    def _hear(self, frames: list[bytes]) -> None:
        for frame in frames:
            if self.transport.is_closing():
                return
            if self._split or self.close_sent or self.receiver is None or not is_short_text(frame):
                self._long_way(frame)
            else:
                self.receiver.receive(apply_mask(frame[6:], frame[2:6]))

    def _turn_deaf(self) -> None:
        """Reads no more of a flood. Who reads in time still learns why; then the line is cut."""
        self._deaf = True
        self.transport.pause_reading()
        self.loop.call_later(_LINGER_S, self.transport.abort)
        if self.receiver is not None:
            self.receiver.too_much()

    def _long_way(self, frame: bytes) -> None:
        if not frame[0] & _CONTROL:
            self._split = not frame[0] & _LAST
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        if self.receiver is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.receiver.receive(message if self.curr_msg_data_type == "text" else b"")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._paused = True
        self._stalled = self.loop.call_later(_STALLED_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._paused = False
        self._go_on()
        if self.receiver is not None:
            self.receiver.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        self.config.lines.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it is held by what it holds

    def _go_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    @property
    def free(self) -> bool:
        """May something be written now?"""
        return not (self._paused or self.close_sent or self.transport.is_closing())

    @property
    def round_trip_ms(self) -> float:
        return round_trip_ms(self.transport.get_extra_info("socket"))

    @property
    def at_rest(self) -> bool:
        """Has the other end all that was written, as far as the system tells?"""
        return not self._unsent and not under_way(self.transport.get_extra_info("socket"))

    def write(self, message: bytes) -> None:
        """What one turn of the loop brings goes out together."""
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent.append(message)

    def _flush(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(framed(self._unsent))
        self._unsent.clear()

    def later(self, seconds: float, callback: Callable[[], None]) -> None:
        self.loop.call_later(seconds, callback)

    def hang_up(self, code: int) -> None:
        """After all that was written, and all that waits in the connection."""
        task = self.loop.create_task(self._close(code))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # The other side may be gone already.
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
