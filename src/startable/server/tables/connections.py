"""Everybody who is connected to a room: those inside, and those at the door whose hello still waits."""

from startable.server.protocol import RoomInfo, Said
from startable.server.socket.connection import COME_BACK, Connection, encode
from startable.server.tables.snapshot import Snapshot


class Connections:
    def __init__(self) -> None:
        self.at_door: set[Connection] = set()
        self.inside: set[Connection] = set()

    @property
    def anybody(self) -> bool:
        return bool(self.inside or self.at_door)

    @property
    def watchers(self) -> int:
        return sum([not connection.seats for connection in self.inside])

    def arrive(self, connection: Connection) -> None:
        self.at_door.add(connection)

    def enter(self, connection: Connection) -> None:
        self.at_door.discard(connection)
        self.inside.add(connection)

    def leave(self, connection: Connection) -> bool:
        """Was it inside?"""
        self.at_door.discard(connection)
        found = connection in self.inside
        self.inside.discard(connection)
        return found

    def send_away(self) -> None:
        """All of them, to come back."""
        for connection in self.at_door | self.inside:
            connection.close(COME_BACK)

    def turn_away(self, fact: str, code: int) -> None:
        """All of them, for good."""
        for connection in self.at_door | self.inside:
            connection.turn_away(fact, code)

    def inform(self, info: RoomInfo) -> None:
        """All inside, in the order of what happens at the table."""
        data = encode(info)
        for connection in self.inside:
            connection.asides.news(b"")
            connection.push(data)

    def mention(self, info: RoomInfo) -> None:
        """To all inside, when there is time."""
        data = encode(info)
        for connection in self.inside:
            connection.asides.news(data)

    def chat(self, said: Said) -> None:
        data = encode(said)
        for connection in self.inside:
            connection.asides.chat(data)

    def show(self, moment: Snapshot) -> None:
        """One frame for each audience, encoded once."""
        made: dict[str, bytes] = {}
        for connection in self.inside:
            data = made.get(connection.audience_key)
            if data is None:
                data = made[connection.audience_key] = encode(moment.frame(connection.audience))
            connection.push(data)
