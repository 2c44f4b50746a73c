"""The short way between a socket and its link: no queue, no task and no pause between two messages.

uvicorn speaks WebSocket; what a message costs on ASGI's way to us and back is more than the move in it.
"""

import contextlib
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from startable.server.frames import Cutter, short_text, text_header

WIRE = "startable.wire"
"""Under this name an application finds the wire among the extensions of its scope."""

_CONTROL, _LAST = 0x08, 0x80


class Ear(Protocol):
    """Who listens at our end."""

    def hear(self, message: bytes) -> None: ...

    def drained(self) -> None:
        """What was written before is on its way; there is room for more."""
        ...


class SocketWire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.ear: Ear | None = None
        self._cutter = Cutter(self.config.ws_max_size)
        self._split = False
        """Are we within a message of several frames?"""
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def data_received(self, data: bytes) -> None:
        """A short text, which is nearly everything, goes straight to the ear; the rest takes the long way."""
        if self.ear is None:
            super().data_received(data)
            return
        for frame in self._cutter.cut(data):
            text = None if self._split or self.close_sent else short_text(frame)
            if self.transport.is_closing():
                return
            if text is None:
                self._long_way(frame)
            else:
                self.ear.hear(text)

    def _long_way(self, frame: bytes) -> None:
        if not frame[0] & _CONTROL:
            self._split = not frame[0] & _LAST
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        if self.ear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.ear.hear(message if self.curr_msg_data_type == "text" else b"")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.ear is not None:
            self.ear.drained()

    @property
    def free(self) -> bool:
        """May something be written now?"""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write(self, message: bytes) -> None:
        """What one turn of the loop brings goes out together."""
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (text_header(len(message)), message)

    def _flush(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def hang_up(self, code: int) -> None:
        """After all that was written, and all that waits in the link."""
        task = self.loop.create_task(self._close(code))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # The other side may be gone already.
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
