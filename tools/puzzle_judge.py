"""Which move is best here, and is it clearly so? By games that are played on over the same dice.

Every move is followed by the best turn that was found to begin with it, then everybody plays on greedily, in
worlds that the seat cannot rule out. First up to the game's own horizon, where its value judges; then, with
other dice, to the end of the game.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from startable.bots import bot
from startable.bots.turns import ends
from startable.core import CHANCE, CLOCK, Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame
from startable.play.lines import Line

SEED = 1 << 30
LONGEST = 4000
"""Lines of one game."""
SCANS, SCANNED = (3, 6), 6
"""Games at first sight, of so many moves."""
BATCHES = (12, 36, 48, 64)
"""Games of each move that may still be right."""
WHOLE = 40
"""Games to the end at a time,"""
TIMES = 3
"""and how often at most."""
ERRORS = 4.0
"""So many standard errors better than any wrong move is the right one."""
SAME = 0.015
"""Who lies so near behind is right as well."""
TWINS = 2
"""So many moves may be right."""
WHOLE_GAP = 0.03
"""What games to the end must confirm."""
WEAK, GLANCES = ("level1", "level2", "level3"), 6
"""Who tells at a glance whether a decision is plain: so many tries of each of these levels."""
PATIENCE = 12
"""Of decisions that seem dull or plain, one in so many is looked at all the same."""
HOPELESS, SURE = 0.03, 0.97
MANY = 45
"""With more moves than this nobody wants to look through them."""
FEW = 2
"""So many wrong moves there must be at least."""
BACK = "undo"


@dataclass(frozen=True)
class Measure:
    """What is asked of a puzzle, in chances to win and in standard errors."""

    gap: float = 0.05
    """So much better than any wrong move is the right one."""
    agree: float = 2.0
    """So many standard errors it must be ahead in games to the end."""
    beyond: int = 0
    """Those games go so many times as far as the horizon instead."""
    steps: int = 6
    """So many decisions of a turn are asked for at most; with one, equal moves are settled early."""
    glance: float = 0.0
    """Where moves differ by less than this without playing on, few decisions are looked at,"""
    agreed: float = 1.0
    """and where more than this share of weak bots would choose the same."""


@dataclass
class Tried:
    """A move, the turn that follows, and what came of it, game by game over the same dice."""

    move: Move[Any]
    way: list[Move[Any]]
    values: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def behind(self, best: "Tried") -> tuple[float, float]:
        """By how much, and with what standard error."""
        pairs = list(zip(best.values, self.values, strict=False))
        gaps = [one - other for one, other in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
        return mean, sqrt(spread / len(gaps) + 1e-9)


@dataclass
class Verdict:
    """What was found: everything that was tried, the best first, and how sure that is."""

    tried: list[Tried]
    right: int
    """So many of them are right."""
    gap: float
    error: float
    """Of the nearest wrong move behind the best."""
    games: int
    whole: int = 0


class Judge:
    def __init__(self, game: AnyGame, rules: Rules[Any], measure: Measure) -> None:
        self.game = game
        self.measure = measure
        self.rules = rules
        self.heuristics = game.heuristics(rules)

    def judge(self, known: Known[Any], stream: Stream) -> Verdict | None:
        """None: no move is clearly best."""
        tried = self._ways(known, stream)
        if not FEW < len(tried) <= MANY:
            return None
        if (self._dull(known, tried, stream) or self._plain(known, stream)) and stream.below(PATIENCE) > 0:
            return None
        if not self._promising(known, tried, stream):
            return None
        for each in tried:
            each.values = []
        found = self._raced(known, tried, stream)
        return found if found is None or self._confirmed(known, found, stream) else None

    def _ways(self, known: Known[Any], stream: Stream) -> list[Tried]:
        """All moves with how the turn goes on, promising ones first. Not those that only ask for something,
        nor a step back: they change nothing."""
        world, seat = self._world(known, stream), known.seat
        ways: dict[Move[Any], list[Move[Any]]] = {}
        for end in ends(self.rules, self.heuristics, world, seat):
            ways.setdefault(end.moves[0], end.moves)
        moves = [move for move in self.rules.legal(world, seat) if not move.asks and move.kind != BACK]
        found = sorted(moves, key=lambda move: list(ways).index(move) if move in ways else len(ways))
        return [Tried(move, ways.get(move, [move])) for move in found]

    def _dull(self, known: Known[Any], tried: list[Tried], stream: Stream) -> bool:
        if not self.measure.glance:
            return False
        world = self._world(known, stream)
        worths = sorted((self._end(world, known.seat, each.way) for each in tried), reverse=True)
        return worths[0] - worths[TWINS] < self.measure.glance

    def _plain(self, known: Known[Any], stream: Stream) -> bool:
        if self.measure.agreed >= 1.0:
            return False
        chosen = self.weak_choices(known, GLANCES, stream)
        return max(chosen.values()) > self.measure.agreed * chosen.total()

    def weak_choices(self, known: Known[Any], tries: int, stream: Stream) -> Counter[Move[Any]]:
        """What the weak levels do here, each of them so many times."""
        chosen: Counter[Move[Any]] = Counter()
        for level in WEAK:
            player = bot(level)
            for _ in range(tries):
                chosen[player.choose(self.game, self.rules, known, stream)] += 1
        return chosen

    def _end(self, world: Any, seat: int, way: list[Move[Any]]) -> float:
        state = world.clone()
        for move in way:
            move.apply(state, seat, None)
        return float(self.heuristics.worth(state, seat))

    def _promising(self, known: Known[Any], tried: list[Tried], stream: Stream) -> bool:
        """At first sight: is somebody ahead, and can that still be clear?"""
        few = tried[:SCANNED]
        for games in SCANS:
            self._play(known, few, games, stream)
            best = max(few, key=Tried.mean)
            others = [each for each in few if each is not best]
            if self._crowded(others, best) or not _open(few, best):
                return False
        return True

    def _raced(self, known: Known[Any], tried: list[Tried], stream: Stream) -> Verdict | None:
        """Goes on until it is settled, one way or the other."""
        going, best = tried, tried[0]
        for games in BATCHES:
            self._play(known, going, games, stream)
            best = max(going, key=Tried.mean)
            others = [each for each in going if each is not best]
            if all(self._settled(each, best) for each in others) or self._crowded(others, best):
                break
            going = [best, *(each for each in others if not self._far_behind(each, best))]
        return self._verdict(tried, best)

    def _verdict(self, tried: list[Tried], best: Tried) -> Verdict | None:
        ranked = sorted(tried, key=lambda each: each.behind(best)[0] if each is not best else -1.0)
        right = [each for each in ranked if each.behind(best)[0] < SAME]
        wrong = [each.behind(best) for each in ranked if each not in right]
        if len(wrong) < FEW or len(right) > TWINS or not _open(ranked, best):
            return None
        if any(gap < self.measure.gap or gap < ERRORS * error for gap, error in wrong):
            return None
        gap, error = min(wrong)
        return Verdict(ranked, len(right), gap, error, len(best.values))

    def _confirmed(self, known: Known[Any], found: Verdict, stream: Stream) -> bool:
        """Games to the end, with other dice, against the best of the wrong moves."""
        ticks = self.measure.beyond * self.heuristics.ticks_ahead(self.rules.seats)
        best, rival = [Tried(each.move, each.way) for each in (found.tried[0], found.tried[found.right])]
        for _ in range(TIMES):
            self._play(known, [best, rival], WHOLE, stream, ticks)
            found.whole += WHOLE
            gap, error = rival.behind(best)
            if gap < (self.measure.agree - 1.5) * error:
                return False
            if gap > 2 * self.measure.agree * error and gap > self.measure.gap:
                return True
        return gap > WHOLE_GAP and gap > self.measure.agree * error

    def _settled(self, each: Tried, best: Tried) -> bool:
        """Clearly worse; or, where only one move is asked for, just as good."""
        gap, error = each.behind(best)
        if self.measure.steps == 1 and gap + 2 * error < SAME:
            return True
        return gap > 1.1 * self.measure.gap and gap > ERRORS * error

    def _far_behind(self, each: Tried, best: Tried) -> bool:
        gap, error = each.behind(best)
        return gap > 2 * self.measure.gap and gap > (ERRORS + 1) * error

    def _crowded(self, others: list[Tried], best: Tried) -> bool:
        """There are too many that can hardly be clearly worse."""
        near = 0
        for each in others:
            gap, error = each.behind(best)
            near += gap + 2 * error < self.measure.gap
        return near >= TWINS

    # --- playing on ---

    def _play(
        self, known: Known[Any], tried: list[Tried], games: int, stream: Stream, ticks: int = -1
    ) -> None:
        for _ in range(games):
            world, seed = self._world(known, stream), stream.below(SEED)
            for each in tried:
                each.values.append(self.played(world.clone(), known.seat, each.way, seed, ticks))

    def _world(self, known: Known[Any], stream: Stream) -> Any:
        return self.game.layout.world(known, stream.below)

    def played(
        self,
        state: Any,
        seat: int,
        way: list[Move[Any]],
        seed: int,
        ticks: int = -1,
        lines: list[Line] | None = None,
    ) -> float:
        """What came of this way: after so many ticks (0: at the end; -1: the game's own horizon)."""
        dice, ties = Stream(seed), Stream(seed + 1)
        left = self.heuristics.ticks_ahead(self.rules.seats) if ticks < 0 else ticks
        tick = self.heuristics.tick(state)
        for move in way:
            move.apply(state, seat, None)
            if lines is not None:
                lines.append(Line(seat, move))
        for _ in range(LONGEST):
            if self.heuristics.tick(state) != tick:
                left, tick = left - 1, self.heuristics.tick(state)
            if left == 0 or not self._step(state, dice, ties, lines):
                break
        return float(self.heuristics.chances(state)[seat])

    def _step(self, state: Any, dice: Stream, ties: Stream, lines: list[Line] | None) -> bool:
        awaits = self.rules.awaits(state)
        if awaits.over:
            return False
        mover = CLOCK
        move = self.rules.time_up
        if awaits.chance:
            outcomes = self.rules.outcomes(state)
            mover, move = CHANCE, outcomes.at(dice.below(outcomes.total))
        elif awaits.seats:
            seats = awaits.each()
            mover = seats[0] if len(seats) == 1 else seats[ties.below(len(seats))]
            move = self._greedy(state, mover)
        assert move is not None
        move.apply(state, mover, None)
        if lines is not None:
            lines.append(Line(mover, move))
        return True

    def _greedy(self, state: Any, seat: int) -> Move[Any]:
        moves = self.heuristics.ordered(state, seat, self.rules.legal(state, seat))
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self._after(state, seat, move))

    def _after(self, state: Any, seat: int, move: Move[Any]) -> float:
        world = state.clone()
        move.apply(world, seat, None)
        return float(self.heuristics.worth(world, seat))


def _open(tried: list[Tried], best: Tried) -> bool:
    """Neither lost nor won whatever one does."""
    return best.mean() > HOPELESS and min(each.mean() for each in tried) < SURE
