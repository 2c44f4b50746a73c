"""Which moves are good here, with the chance to win that each leaves, and why."""

from dataclasses import dataclass
from typing import Any

from startable.bots.outlook import Outlook
from startable.core import Heuristics, Known, Move, Rules, State, Stream
from startable.play.catalogue import AnyGame

WORLDS = 6
"""So many possible worlds are looked at where something is hidden."""
WINS = "wins"
"""The reason that needs no other."""


@dataclass(frozen=True)
class Tip:
    """A move that the coach would look at."""

    kind: str
    args: list[int]
    text: str
    chance: float
    """To win, after it."""
    why: str
    """What speaks most for it: an aspect of the game with words of its own, `wins`, or nothing."""

    def means(self, move: Move[Any]) -> bool:
        return self.kind == move.kind and self.args == list(move.args())


@dataclass(frozen=True)
class Judged:
    """A move, everybody's chances after it, and what speaks most for it."""

    move: Move[Any]
    chances: list[float]
    why: str

    def tip(self, seat: int) -> Tip:
        return Tip(self.move.kind, list(self.move.args()), self.move.text(), self.chances[seat], self.why)


class Adviser:
    def __init__(self, game: AnyGame, rules: Rules[Any]) -> None:
        self._game = game
        self._rules = rules
        self._heuristics: Heuristics[Any] = game.heuristics(rules)
        self._outlook = Outlook(rules, self._heuristics)

    def advise(self, known: Known[Any], stream: Stream) -> list[Tip]:
        """All moves worth a look, the best first."""
        return [each.tip(known.seat) for each in self.judge(known, stream)]

    def judge(self, known: Known[Any], stream: Stream, made: Move[Any] | None = None) -> list[Judged]:
        """All moves worth a look, the best first; what was made is looked at in any case."""
        worlds, seat = self._worlds(known, stream), known.seat
        moves = list(self._heuristics.ordered(worlds[0], seat, self._rules.legal(worlds[0], seat)))
        if made is not None and made not in moves:
            moves.append(made)
        reasons = self._reasons(worlds[0], seat, moves)
        found = [Judged(move, self._chances(worlds, seat, move), reasons[move]) for move in moves]
        return sorted(found, key=lambda judged: -judged.chances[seat])

    def _worlds(self, known: Known[Any], stream: Stream) -> list[Any]:
        count = 1 if self._game.layout.open else WORLDS
        return [self._game.layout.world(known, stream.below) for _ in range(count)]

    def _chances(self, worlds: list[Any], seat: int, move: Move[Any]) -> list[float]:
        """Everybody's after this move, over all these worlds."""
        depth = self._heuristics.foresight - 1
        found = [self._outlook.footing_after(world, seat, move, depth) for world in worlds]
        return [sum(column) / len(worlds) for column in zip(*found, strict=True)]

    def _reasons(self, world: State, seat: int, moves: list[Move[Any]]) -> dict[Move[Any], str]:
        """For each move the aspect in which it is furthest above the middle of all."""
        after = [self._after(world, seat, move) for move in moves]
        measured = [self._heuristics.measures(state, seat) for state in after]
        middle = [sum(column) / len(moves) for column in zip(*measured, strict=True)]
        return {
            move: WINS if self._won(state, seat) else self._reason(each, middle)
            for move, state, each in zip(moves, after, measured, strict=True)
        }

    def _reason(self, measures: list[float], middle: list[float]) -> str:
        gains = [mine - usual for mine, usual in zip(measures, middle, strict=True)]
        best = max(gains, default=0.0)
        return self._heuristics.aspects[gains.index(best)] if best > 0 else ""

    def _won(self, state: Any, seat: int) -> bool:
        result = self._rules.result(state)
        return result is not None and result.share(seat) > 0

    def _after(self, world: Any, seat: int, move: Move[Any]) -> Any:
        state = world.clone()
        move.apply(state, seat, None)
        return state
