"""Tables in the middle of something, to knock at."""

from functools import cache

from startable.play.table import Table

from .helpers import fact, fly, flying, hand, play, position
from .test_setup import opened

SEEN = "m:P2~0~4,10,5 turned:T4,H10,S5"
HELD = "m:P2~0~4,p4,5 turned:T4,Hp4,S5"
MERCHANT = "stack:fly,ask base:3 scene:merchant"
FAME = "A.stations:0/0/0/1 A.friends:fame figures:-/-/-/A"
HELP = "A.stations:0/0/0/1 A.friends:help figures:-/-/-/A"
SHUT = "A.colonies:o2,t3,f12,f10 closed:h3,q3,v4,d11"


def after(table: Table, *lines: str) -> Table:
    play(table, *lines)
    return table


def live(text: str, *lines: str) -> Table:
    return after(position(text, trade="open"), *lines)


def flown(table: Table, *points: str) -> Table:
    fly(table, *points)
    return table


@cache
def at_founding(stage: str) -> Table:
    table = opened(starter=0)
    while not str(fact(table, "stack")[-1]).startswith(stage):
        seat = table.rules.awaits(table.state).first
        table.play(seat, table.rules.legal(table.state, seat)[0])
    return table


OFFERED = live(
    f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)} C.hand:{hand(fuel=1)}", "A offer 1 food for 1 ore"
)
IN_TURNS = after(position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)}"), "A offer 1 food for 1 ore")
SEVEN = after(position(f"stack:dice A.hand:{hand(ore=8)}"), "* roll 3 4")
ROBBING = after(position(f"stack:dice B.hand:{hand(ore=1)}"), "* roll 3 4")
FRIEND = after(flown(flying(1, "A.ships:1tr16 A.up:0/0/1"), "s16"), "A found 1")
TAKEN_FRIEND = after(
    flown(
        flying(1, "A.ships:1tr16 A.up:0/0/2 B.stations:0/1/0/0 B.friends:trade-ore figures:-/B/-/-"), "s16"
    ),
    "A found 1",
)
GIVING = after(position(f"{MERCHANT} A.hand:{hand(ore=1)}"), "A answer 1")
PLACING = after(
    position(f"stack:fly,ask base:3 scene:prince A.hand:{hand(ore=3)}"),
    "A answer 3",
    *["A give ore"] * 3,
    "* card 6",
)
GROUNDING = after(position("stack:fly,ask base:3 scene:prince A.ships:1cf4"), "A answer 0", "* card 5")
BLOCKED = after(
    position("stack:fly,ask base:3 scene:prince A.ships:1ck2,2cf4 C.ports:o4,j2 C.colonies:c4"),
    "A answer 0",
    "* card 5",
)
REMOVING = after(position("stack:fly,ask base:3 scene:travellers A.up:1/0/0"), "A answer 0", "* card 28")
GAINING = after(
    position(f"{MERCHANT} A.hand:{hand(ore=3)} A.up:6/0/0"), "A answer 3", *["A give ore"] * 3, "* card 2"
)
HANDING = after(position(f"{MERCHANT} B.hand:{hand(ore=1)}"), "A answer 0", "* card 1")
ENDED = "stack:ended won:A A.half:22"
RICH = hand(4, 4, 4, 4, 4)
SWAPPERS = f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)}"
PROPOSED = live(SWAPPERS, "B offer 1 ore for 1 food")
FOR_B = live(SWAPPERS, "A offer 1 food for 1 ore to B")
ANSWERED = live(SWAPPERS, "A offer 1 food for 1 ore", "B agree 1", "C decline")
TALKED_OUT = live(f"{SWAPPERS} B.said:20", "A offer 1 food for 1 ore", "B agree 1")
ASKED_BACK = after(position(SWAPPERS), "A offer 1 food for 1 ore", "B agree 1")
TAKING = after(position(f"{MERCHANT} A.hand:{hand(ore=2)}"), "A answer 2", *["A give ore"] * 2, "* card 4")
AID = "D.stations:0/0/0/1 D.friends:aid figures:-/-/-/D"
AIDING = after(position(f"stack:dice {AID}"), "* roll 2 2")
WORN = after(position("stack:fly,card base:3 scene:tooth A.up:1/0/0 B.up:4/4/1"), "* card 31")
MERCHANTS = "A.stations:0/2/0/0 A.friends:trade-ore,trade-goods figures:-/A/-/-"
OVER_A_COLONY = flown(flying(3, f"{SEEN} B.colonies:c2,v2,f12 A.ships:1cg12"), "f12")
ONE_STATION = "B.stations:0/1/0/0 B.friends:trade-ore figures:-/B/-/- A.ships:1tr16 A.up:0/0/1"
"""The Merchants have one station, and A the cargo for a first one."""
AT_FULL_DOCKS = flown(
    flying(
        3,
        "A.stations:0/2/0/0 A.friends:trade-ore,trade-fuel B.stations:0/3/0/0 figures:-/B/-/-"
        " B.friends:trade-carbon,trade-food,trade-goods A.ships:1tr16 A.up:0/0/5",
    ),
    "s16",
)
