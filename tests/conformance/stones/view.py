"""What a seat of Stones may see: its own stone and bid, who has bid, and which stones it has not seen."""

from typing import Any

from startable.core import Pick, Rules, View

from .state import NONE, StonesState

OPEN = False


def view(state: StonesState, seat: int) -> View:
    own = state.stones[seat] if seat >= 0 else 0
    return {
        "seat": seat,
        "stone": own,
        "bid": state.bids[seat] if seat >= 0 else NONE,
        "unseen": unseen(state, own),
        "dealt": [int(stone > 0) for stone in state.stones],
        "sealed": [int(bid != NONE) for bid in state.bids],
        "spent": list(state.spent),
        "points": list(state.points),
        "rounds": state.rounds,
    }


def unseen(state: StonesState, own: int) -> list[int]:
    """The pile and the others' stones together: the pile alone would tell what they hold."""
    stones = [stone for stone in state.stones if stone]
    return [count + stones.count(weight) - (weight == own) for weight, count in enumerate(state.pile, 1)]


def world(view: View, rules: Rules[StonesState], pick: Pick) -> StonesState:
    seen: Any = view
    pile = list(seen["unseen"])
    stones = [draw(pile, pick) if dealt else 0 for dealt in others(seen, "dealt")]
    bids = [pick(stone + 1) for stone in stones]
    bids = [bid if sealed else NONE for bid, sealed in zip(bids, others(seen, "sealed"), strict=True)]
    if seen["seat"] >= 0:
        stones[seen["seat"]], bids[seen["seat"]] = seen["stone"], seen["bid"]
    return StonesState(pile, seen["spent"], stones, bids, seen["points"], seen["rounds"])


def others(seen: Any, what: str) -> list[int]:
    return [0 if seat == seen["seat"] else there for seat, there in enumerate(seen[what])]


def draw(pile: list[int], pick: Pick) -> int:
    """A stone by the weights of the pile; takes it out."""
    stones = [weight for weight, count in enumerate(pile, 1) for _ in range(count)]
    weight = stones[pick(len(stones))]
    pile[weight - 1] -= 1
    return weight
