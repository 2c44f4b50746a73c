"""What players of both kinds know: the table, their seats, and what they were told last."""

from collections.abc import Sequence

from startable.client.session import Session
from startable.server.protocol import Frame, RoomInfo

PATIENCE = 60.0


class BasePlayer:
    def __init__(self, link: str, table: str, keys: Sequence[str], patience: float = PATIENCE) -> None:
        """For seats whose keys one has: a program that was started again goes on with them."""
        self.patience = patience
        """So many seconds a lost server is waited for, and so many an answer of HTTP."""
        self._link = link
        self._session = Session(table, keys)

    @property
    def table(self) -> str:
        return self._session.table

    @property
    def keys(self) -> list[str]:
        """Of one's seats: whoever has them plays there."""
        return self._session.keys

    @property
    def seats(self) -> list[int]:
        return self._session.seats

    @property
    def room(self) -> RoomInfo | None:
        return self._session.room

    @property
    def frame(self) -> Frame | None:
        """The newest."""
        return self._session.frame
