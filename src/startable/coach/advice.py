"""Which moves are good here, with the chance to win that each leaves, and why."""

from dataclasses import dataclass
from typing import Any

from startable.bots.outlook import Outlook
from startable.core import Heuristics, Move, Rules, State, Stream, View
from startable.play.catalogue import AnyGame

WORLDS = 6
"""So many possible worlds are looked at where something is hidden."""
WINS = "wins"
"""The reason that needs no other."""


@dataclass(frozen=True)
class Advice:
    move: Move[Any]
    chance: float
    """To win, after this move."""
    why: str
    """The aspect of the game that speaks most for it; empty if none does."""


class Adviser:
    def __init__(self, game: AnyGame, rules: Rules[Any]) -> None:
        self._game = game
        self._rules = rules
        self._heuristics: Heuristics[Any] = game.heuristics(rules)
        self._outlook = Outlook(rules, self._heuristics)

    def advise(self, view: View, seat: int, stream: Stream) -> list[Advice]:
        """All moves worth a look, the best first."""
        worlds = self.worlds(view, stream)
        moves = self._heuristics.ordered(worlds[0], seat, self._rules.legal(worlds[0], seat))
        chances = self.judge(worlds, seat, moves)
        reasons = self._reasons(worlds[0], seat, moves)
        found = [Advice(move, chances[move], reasons[move]) for move in moves]
        return sorted(found, key=lambda advice: -advice.chance)

    def worlds(self, view: View, stream: Stream) -> list[Any]:
        count = 1 if self._game.secrecy.OPEN else WORLDS
        return [self._game.secrecy.world(view, self._rules, stream.below) for _ in range(count)]

    def judge(self, worlds: list[Any], seat: int, moves: list[Move[Any]]) -> dict[Move[Any], float]:
        """The chance that each of these moves leaves, over all these worlds."""
        depth = self._heuristics.foresight - 1
        return {
            move: sum(self._outlook.after(world, seat, move, depth)[seat] for world in worlds) / len(worlds)
            for move in moves
        }

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
