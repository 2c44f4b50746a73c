"""Seats that play themselves: what happens to a bot's answer."""

import asyncio

from startable.server.room import Room

WAIT_S = 0.6
"""After so long, a bot that would rather wait is asked again."""
PATIENCE = 6
PATIENCE_WITH_PEOPLE = 20
"""So often in a row a bot may wait in a race; then it acts. People who may still act get more time."""


def may_wait(room: Room, seat: int) -> bool:
    people = any(not room.plays_itself(other) for other in room.rules.awaits(room.table.state).each())
    return room.racing and room.waits.get(seat, 0) < (PATIENCE_WITH_PEOPLE if people else PATIENCE)


def answer(room: Room, seat: int, kind: str, args: list[int]) -> None:
    """A move, or none if the bot would rather wait. If it comes too late, the bot is asked again."""
    room.thinking.discard(seat)
    if not room.plays_itself(seat) or not room.rules.awaits(room.table.state).mover(seat):
        return
    if not kind:
        room.waits[seat] = room.waits.get(seat, 0) + 1
        asyncio.get_running_loop().call_later(WAIT_S, room.post, room.poke)
        return
    room.waits[seat] = 0
    room.in_time(seat, "", 0.0, lambda: _play(room, seat, kind, args), room.poke)


def _play(room: Room, seat: int, kind: str, args: list[int]) -> None:
    if not room.plays_itself(seat) or room.make(seat, room.game.move(kind, args)) is not None:
        room.poke()


def give_up(room: Room, seat: int) -> None:
    """Whoever comes next to the table lets the bot be asked again."""
    room.thinking.discard(seat)
