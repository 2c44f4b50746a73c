"""A puzzle as it is written down: what was found about a decision, how hard it is, and what follows."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from math import prod
from typing import Any

from puzzle_judge import SEED, Judge, Tried, Verdict

from startable.coach.telling import WINS, Telling
from startable.core import Known, Move, Reason, Stream, Unreadable, bit
from startable.play.lines import Line, write_line, write_mover

TRIES = 16
"""Of each weak level, for how many find it."""
FOUND = (0.8, 0.6, 0.4, 0.2)
"""Found by at least so many of the weak bots, a puzzle is of the first difficulty, the second, and so on."""
ORDINARY = 40
"""Games from which the most ordinary one is shown."""
FARTHEST = 24
"""Lines that are shown of what follows."""


@dataclass(frozen=True)
class Step:
    """One decision: by move, the chance to win in percent, the best first; so many of them are right."""

    tried: dict[str, float]
    right: int
    gap: float
    error: float
    games: int
    whole: int


@dataclass(frozen=True)
class Entry:
    name: str
    position: str
    seats: int
    options: dict[str, Any]
    seat: str
    steps: list[Step]
    """Decisions of the same turn, as long as one move is clearly best."""
    found: float
    """By what share of weak bots."""
    difficulty: int
    theme: str
    tempting: str
    follows: list[str] = field(default_factory=list)
    instead: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Decision:
    state: Any
    known: Known[Any]
    verdict: Verdict


def entry(
    judge: Judge, options: dict[str, Any], state: Any, known: Known[Any], verdict: Verdict, stream: Stream
) -> Entry | None:
    layout, seat = judge.game.layout, known.seat
    position = layout.write(state)
    try:
        judge.game.read_position(position, judge.rules)
    except Unreadable:
        return None
    decisions = [Decision(state, known, verdict), *going_on(judge, state, verdict, seat, stream)]
    found = prod(share(judge, each, stream)[0] for each in decisions)
    tempting = share(judge, decisions[0], stream)[1]
    follows, instead = ordinary(judge, state, seat, line_of(decisions), tempting, stream)
    seen = layout.write(layout.hide(state, seat).state)
    return Entry(
        name=sha256(f"{judge.game.name} {seen}".encode()).hexdigest()[:6],
        position=position,
        seats=judge.rules.seats,
        options=options,
        seat=write_mover(seat),
        steps=[step_of(each.verdict) for each in decisions],
        found=round(found, 2),
        difficulty=1 + sum(found < share for share in FOUND),
        theme=theme(judge, state, seat, verdict),
        tempting=tempting.move.text(),
        follows=follows,
        instead=instead,
    )


def step_of(verdict: Verdict) -> Step:
    tried = {each.move.text(): chance(each, verdict.tried[0]) for each in verdict.tried}
    gap, error = round(100 * verdict.gap, 1), round(100 * verdict.error, 1)
    return Step(tried, verdict.right, gap, error, verdict.games, verdict.whole)


def chance(each: Tried, best: Tried) -> float:
    """In percent; by the games that it was followed in together with the best."""
    return round(max(0.0, 100 * (best.mean() - each.behind(best)[0])), 1)


def going_on(judge: Judge, state: Any, verdict: Verdict, seat: int, stream: Stream) -> Iterator[Decision]:
    """The decisions of this turn that follow, as long as one move is clearly best in each."""
    layout, tick = judge.game.layout, judge.heuristics.tick(state)
    for _ in range(judge.measure.steps - 1):
        if verdict.right > 1:
            return
        state = state.clone()
        verdict.tried[0].move.apply(state, seat, None)
        awaits = judge.rules.awaits(state)
        if awaits.chance or awaits.seats != bit(seat) or judge.heuristics.tick(state) != tick:
            return
        known = layout.hide(state, seat)
        following = judge.judge(known, stream)
        if following is None:
            return
        verdict = following
        yield Decision(state, known, verdict)


def line_of(decisions: list[Decision]) -> Tried:
    """All that is asked for, and then the best turn that was found to go on with it."""
    last = decisions[-1].verdict.tried[0]
    moves = [each.verdict.tried[0].move for each in decisions[:-1]]
    return Tried(decisions[0].verdict.tried[0].move, [*moves, *last.way], last.values)


def share(judge: Judge, decision: Decision, stream: Stream) -> tuple[float, Tried]:
    """How many weak bots find the right move, and the wrong one that most of them choose."""
    verdict, chosen = decision.verdict, judge.weak_choices(decision.known, TRIES, stream)
    right, wrong = verdict.tried[: verdict.right], verdict.tried[verdict.right :]
    found = sum(chosen[each.move] for each in right) / max(1, chosen.total())
    return found, max(wrong, key=lambda each: (chosen[each.move], each.mean()))


def ordinary(
    judge: Judge, state: Any, seat: int, right: Tried, tempting: Tried, stream: Stream
) -> tuple[list[str], list[str]]:
    """Of games over the same dice after both moves the one that ends as such games mostly do."""
    nearest, shown = 9.0, ([], [])  # type: tuple[float, tuple[list[str], list[str]]]
    for _ in range(ORDINARY):
        seed, off = stream.below(SEED), 0.0
        told: list[list[str]] = []
        for each in (right, tempting):
            lines: list[Line] = []
            off += abs(judge.played(state.clone(), seat, each.way, seed, -1, lines) - each.mean())
            told.append([write_line(judge.game, line) for line in lines[:FARTHEST]])
        if off < nearest:
            nearest, shown = off, (told[0], told[1])
    return shown


def theme(judge: Judge, world: Any, seat: int, verdict: Verdict) -> str:
    """The first fact that sets the right move apart; without any, its kind."""
    facts = {each.move: facts_of(judge, world, seat, each.move) for each in verdict.tried}
    chances = {each.move: each.mean() for each in verdict.tried}
    best = verdict.tried[0].move
    told = Telling(facts, chances).speaks_for(best)
    return told[0].fact if told else best.kind


def facts_of(judge: Judge, world: Any, seat: int, move: Move[Any]) -> list[Reason]:
    state = world.clone()
    move.apply(state, seat, None)
    result = judge.rules.result(state)
    if result is not None:
        return [WINS] if result.share(seat) > 0 else []
    return judge.game.reasons(world, seat, move)
