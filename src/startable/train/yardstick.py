"""How much better a net has become: it plays one seat, and what it was some time ago plays the others."""

from typing import Any

from startable.core import CHANCE, CLOCK, Rules, Stream
from startable.core.learned import Learned
from startable.core.net import Net
from startable.play.catalogue import game
from startable.train.plan import Plan

GAMES = 48


def share(plan: Plan, net: Net, old: Net) -> float:
    """Of the games that the new one won, against what would be fair: 0.5 is no better, for any number."""
    wins = [_won(plan, net, old, number) for number in range(GAMES)]
    fair = [1.0 / plan.rules(_pair(plan, number)).seats for number in range(GAMES)]
    won, even = sum(wins) / GAMES, sum(fair) / GAMES
    odds = won * (1.0 - even), (1.0 - won) * even
    return odds[0] / (odds[0] + odds[1])


def _pair(plan: Plan, number: int) -> int:
    """Games go in twos, over the same dice with changed seats."""
    return number // 2


def _won(plan: Plan, net: Net, old: Net, number: int) -> float:
    rules = plan.rules(_pair(plan, number))
    seat = number % rules.seats
    minds = [_mind(plan, rules, net if each == seat else old) for each in range(rules.seats)]
    state = _played(plan, rules, minds, Stream(plan.stream(plan.games + _pair(plan, number))))
    result = rules.result(state)
    return result.share(seat) if result else 0.0


def _mind(plan: Plan, rules: Rules[Any], net: Net) -> Learned[Any]:
    mind: Any = game(plan.game).heuristics(rules)
    mind.use(net)
    found: Learned[Any] = mind
    return found


def _played(plan: Plan, rules: Rules[Any], minds: list[Learned[Any]], stream: Stream) -> Any:
    """To the end, everybody looking one move ahead; broken off if it wanders."""
    state, layout = rules.start(), game(plan.game).layout
    for _ in range(20_000):
        awaits = rules.awaits(state)
        if awaits.over:
            break
        if awaits.chance:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        elif awaits.seats:
            seat = awaits.first
            world = state if layout.open else layout.world(layout.hide(state, seat), stream.below)
            _best(rules, minds[seat], world, seat).apply(state, seat, None)
        elif rules.time_up is not None:
            rules.time_up.apply(state, CLOCK, None)
    return state


def _best(rules: Rules[Any], mind: Learned[Any], world: Any, seat: int) -> Any:
    moves = mind.ordered(world, seat, rules.legal(world, seat))
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: _after(mind, world, seat, move))


def _after(mind: Learned[Any], world: Any, seat: int, move: Any) -> float:
    state = world.clone()
    move.apply(state, seat, None)
    return mind.chances(state)[seat]
