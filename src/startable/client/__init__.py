"""A client for programs: sit down at a live table, see frames, make moves.

with Player.join("http://localhost:8000/t/abcdefghjkmn", "Robi") as me:
    for frame in me.turns():
        me.play(frame.legal[0])

`AsyncPlayer` is the same with `async` and `await`. Should the server go away, both come back by themselves
and go on where they were: a move that was on its way is made once. After `patience` seconds they give up,
with `Gone`.
"""

try:
    from startable.client.async_player import AsyncPlayer
    from startable.client.player import Player
    from startable.client.session import Gone, Message, Trouble
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"startable.client needs {missing.name}: pip install 'startable[client]'", name=missing.name
    ) from missing

__all__ = ["AsyncPlayer", "Gone", "Message", "Player", "Trouble"]
