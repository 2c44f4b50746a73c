"""Which moves are good here, with the chance to win that each leaves, and why."""

from dataclasses import dataclass, field
from typing import Any

from startable.bots.outlook import Outlook
from startable.coach.plans import Planner
from startable.coach.telling import WINS, Telling
from startable.core import Heuristics, Known, Move, Reason, Rules, Stream
from startable.play.catalogue import AnyGame

WORLDS = 6
"""So many possible worlds are looked at where something is hidden."""
TIPS = 3


@dataclass(frozen=True)
class Step:
    """A move, as the page and the command show it."""

    kind: str
    args: list[int]
    text: str


@dataclass(frozen=True)
class Tip:
    """A move that the coach would look at."""

    kind: str
    args: list[int]
    text: str
    chance: float
    """To win, after it."""
    why: list[Reason] = field(default_factory=list)
    """What sets it apart: facts with words of their own, or `wins`; none rather than a false one."""
    then: list[Step] = field(default_factory=list)
    """How the turn would go on with the same piece: where it is bound for, and what it would do there."""

    def means(self, move: Move[Any]) -> bool:
        return self.kind == move.kind and self.args == list(move.args())


@dataclass(frozen=True)
class Judged:
    """A move and everybody's chances after it."""

    move: Move[Any]
    chances: list[float]

    def tip(self, seat: int, why: list[Reason], then: list[Move[Any]]) -> Tip:
        move, steps = self.move, [Step(each.kind, list(each.args()), each.text()) for each in then]
        return Tip(move.kind, list(move.args()), move.text(), self.chances[seat], why, steps)


class Adviser:
    def __init__(self, game: AnyGame, rules: Rules[Any]) -> None:
        self._game = game
        self._rules = rules
        self._heuristics: Heuristics[Any] = game.heuristics(rules)
        self._outlook = Outlook(rules, self._heuristics)
        self._planner = Planner(rules, self._heuristics)

    def advise(self, known: Known[Any], stream: Stream) -> list[Tip]:
        """The best move and up to two others, each of them another idea."""
        worlds, seat = self._worlds(known, stream), known.seat
        judged = self._judge(worlds, seat, None)
        telling = self.telling(worlds[0], seat, judged)
        found: list[Tip] = []
        for each in judged:
            if len(found) < TIPS and not self._in_vain(worlds, seat, each):
                tip = self._tip(worlds[0], seat, telling, each, best=not found)
                if not any(_same_idea(tip, other) for other in found):
                    found.append(tip)
        return found

    def judge(self, known: Known[Any], stream: Stream, made: Move[Any] | None = None) -> list[Judged]:
        """All moves worth a look, the best first; what was made is looked at in any case."""
        return self._judge(self._worlds(known, stream), known.seat, made)

    def telling(self, world: Any, seat: int, judged: list[Judged]) -> Telling:
        """What there is to say about these moves."""
        facts = {each.move: self._facts(world, seat, each.move) for each in judged}
        return Telling(facts, {each.move: each.chances[seat] for each in judged})

    def _judge(self, worlds: list[Any], seat: int, made: Move[Any] | None) -> list[Judged]:
        moves = list(self._heuristics.ordered(worlds[0], seat, self._rules.legal(worlds[0], seat)))
        if made is not None and made not in moves:
            moves.append(made)
        found = [Judged(move, self._chances(worlds, seat, move)) for move in moves]
        return sorted(found, key=lambda judged: -judged.chances[seat])

    def _worlds(self, known: Known[Any], stream: Stream) -> list[Any]:
        count = 1 if self._game.layout.open else WORLDS
        return [self._game.layout.world(known, stream.below) for _ in range(count)]

    def _chances(self, worlds: list[Any], seat: int, move: Move[Any]) -> list[float]:
        """Everybody's after this move, over all these worlds."""
        depth = self._heuristics.foresight - 1
        found = [self._outlook.footing_after(world, seat, move, depth) for world in worlds]
        return [sum(column) / len(worlds) for column in zip(*found, strict=True)]

    def _facts(self, world: Any, seat: int, move: Move[Any]) -> list[Reason]:
        state = world.clone()
        move.apply(state, seat, None)
        result = self._rules.result(state)
        if result is not None:
            return [WINS] if result.share(seat) > 0 else []
        return self._game.reasons(world, seat, move)

    def _tip(self, world: Any, seat: int, telling: Telling, judged: Judged, best: bool) -> Tip:
        why = telling.reasons(judged.move, best)
        return judged.tip(seat, why, self._planner.goes_on(world, seat, judged.move))

    def _in_vain(self, worlds: list[Any], seat: int, judged: Judged) -> bool:
        """It asks for something that others would not give, in one of these worlds or more."""
        return any(self._planner.leads_nowhere(world, seat, judged.move) for world in worlds)


def _same_idea(tip: Tip, other: Tip) -> bool:
    """Both are about the same thing, or the same piece is bound for the same place."""
    if tip.then and other.then and tip.args[0] == other.args[0]:
        return tip.then[-1] == other.then[-1] or _about(tip) == _about(other)
    return _about(tip) == _about(other)


def _about(tip: Tip) -> tuple[object, ...]:
    """The first good reason, with what or whom it names, but not how many; without any, what moves."""
    good = [each for each in tip.why if each.good]
    if not good:
        return tip.kind, *tip.args[:1]
    named = [value for name, value in good[0].args.items() if name == "other" or isinstance(value, str)]
    return tip.kind, good[0].fact, *named
