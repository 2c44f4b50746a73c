"""A bot of your own at a live table: it catches discs where it can.

python examples/bot.py http://localhost:8000/t/abcdefghjkmn    joins a friend's table
python examples/bot.py http://localhost:8000                   plays the built-in greedy bot
"""

import sys

from startable.client import Player
from startable.server.protocol import Choice, Frame


def catches(frame: Frame, choice: Choice) -> bool:
    """Does the move land on a disc of the other player?"""
    target = choice.text.rpartition("-")[2]
    tower: str = frame.view["towers"].get(target, "")
    return tower[-1:].lower() == "yb"[choice.seat]


def best(frame: Frame) -> Choice:
    return max(frame.legal, key=lambda choice: (catches(frame, choice), choice.kind == "forward"))


def main(link: str) -> None:
    joined = "/t/" in link
    with Player.join(link, "Catcher") if joined else Player.open(link, "ur", "Catcher", "greedy") as me:
        for frame in me.turns():
            me.play(best(frame))
        if me.frame and me.frame.result:
            print("won" if me.seats[0] in me.frame.result.winners else "lost", me.frame.result.rule)


if __name__ == "__main__":
    main(sys.argv[1])
