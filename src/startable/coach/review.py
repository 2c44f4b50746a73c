"""A finished game looked through: each seat's chance all along, luck kept apart from skill. It adds up.

A line moves everybody's chances by what it did: luck, what chance gave against the mean of all that it
could have done; or choice, what a seat's move left of the best move that it could see, judged by what it
could know. Both compare positions of one kind with each other, so they stand on one footing. Where the game's
value judges a position by itself, the chances are drawn a little towards what it says, and when the game is
over set to the result. So a chance rests on many positions, each carried on by what has happened since, and
not on one; and by how much it was drawn is the wavering: what the estimate takes back of itself. For each
seat the first chance, all luck, all choices and all wavering together are the result.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from startable.bots.outlook import Outlook
from startable.coach.advice import Adviser, Judged, Tip
from startable.core import CHANCE, NOBODY, Heuristics, Known, Reason, Stream
from startable.play.journal import Journal, steps
from startable.play.lines import Line
from startable.play.table import Table

COSTLIEST = 3
GRADES = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "slip"))
"""From what cost on a choice is called so."""
PLAY = ((0.005, "fine"), (0.015, "sound"), (0.03, "uneven"))
"""Up to what cost of an average choice somebody's play is called so; beyond it is poor."""
DRAWN = 0.25
"""So much a new judgement of a position weighs against all before it (docs/coach.md says what was tried)."""
TOLD = 0.005
"""From what cost on reasons are looked for: less is within the error of the estimate."""
_NEAR = 1e-6
_GRID = 1 << 30

Progress = Callable[[int], None]
Shares = list[float]
"""By seat."""


@dataclass(frozen=True)
class Look:
    """One line of the journal, and what it did: before + luck + choice + wavering = chances."""

    v: int
    mover: int
    """The seat that chose; -1 if chance or the clock moved."""
    chances: list[float]
    """After the line, by seat."""
    luck: list[float] = field(default_factory=list)
    """By seat, if chance moved: what it gave or took."""
    chance: float = 0.0
    """If a seat chose: after the best move it could see; 0 if there was nothing to choose."""
    lost: float = 0.0
    """What its choice gave away of that."""
    better: Tip | None = None
    choice: list[float] = field(default_factory=list)
    """By seat, if one chose: the chances after its move, less those after the best move."""
    wavering: list[float] = field(default_factory=list)
    """By seat, what is left: by so much the estimate contradicts itself here."""
    against: list[Reason] = field(default_factory=list)
    """What speaks against the move that was made and not against the better one."""
    grade: str = ""
    """What a choice that cost so much is called: slip, mistake or blunder; empty for a good one."""


@dataclass(frozen=True)
class Review:
    first: list[float]
    """Everybody's chances before the first line."""
    looks: list[Look]

    def luck(self, seat: int) -> float:
        return sum(look.luck[seat] for look in self.looks if look.luck)

    def lost(self, seat: int) -> float:
        return sum(look.lost for look in self.looks if look.mover == seat)

    def own(self, seat: int) -> float:
        """What this seat's choices did to its chance: what they gave away, below zero."""
        return sum(look.choice[seat] for look in self.looks if look.choice and look.mover == seat)

    def others(self, seat: int) -> float:
        """What others' choices did to this seat's chance: mostly what they left to it."""
        return sum(look.choice[seat] for look in self.looks if look.choice and look.mover != seat)

    def wavering(self, seat: int) -> float:
        return sum(look.wavering[seat] for look in self.looks)

    def result(self, seat: int) -> float:
        """The chance in the end; after a whole game, what the seat won of it."""
        return self.looks[-1].chances[seat] if self.looks else self.first[seat]

    def moved(self, seat: int) -> float:
        """How far luck and choices moved this seat's chance, to and fro."""
        return sum(abs(part[seat]) for look in self.looks for part in (look.luck, look.choice) if part)

    def unsteady(self, seat: int) -> float:
        """How far the estimate moved of itself, to and fro: little of what luck and choices moved."""
        return sum(abs(look.wavering[seat]) for look in self.looks)

    def choices(self, seat: int) -> int:
        """In how many decisions there was something to choose."""
        return sum(look.mover == seat and look.chance > 0 for look in self.looks)

    def cost(self, seat: int) -> float:
        """What an average choice gave away."""
        return self.lost(seat) / max(1, self.choices(seat))

    def luck_share(self, seat: int) -> float:
        """Of what luck and choices did to this seat's chance in the end, how much was luck."""
        luck, chosen = abs(self.luck(seat)), abs(self.own(seat) + self.others(seat))
        return luck / (luck + chosen) if luck + chosen > _NEAR else 0.0

    def costliest(self, seat: int | None = None) -> list[Look]:
        """The decisions that cost most, of one seat or of all."""
        found = [look for look in self.looks if look.lost > _NEAR and seat in (None, look.mover)]
        return sorted(found, key=lambda look: -look.lost)[:COSTLIEST]


def review(journal: Journal, progress: Progress = lambda done: None) -> Review:
    return _Reviewer(journal).run(progress)


class _Reviewer:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        header = journal.header
        self._game, self._rules = header.game, header.rules
        self._heuristics: Heuristics[Any] = self._game.heuristics(self._rules)
        self._depth = self._heuristics.foresight - 1
        self._outlook = Outlook(self._rules, self._heuristics)
        self._adviser = Adviser(self._game, self._rules)

    def run(self, progress: Progress) -> Review:
        state = self._rules.start()
        first = chances = exact(self._first(state))
        found = []
        for v, (line, _, table) in enumerate(steps(self._journal), 1):
            found.append(self._look(v, line, state, chances, table))
            state, chances = table.state.clone(), found[-1].chances
            progress(v)
        return Review(first, found)

    def _first(self, state: Any) -> Shares:
        seats = self._rules.seats
        return [1 / seats] * seats if self._rules.alike else self._outlook.footing(state, self._depth)

    def _look(self, v: int, line: Line, before: Any, chances: Shares, table: Table) -> Look:
        look = self._line(v, line, before, table)
        moved = chances
        for part in (look.luck, look.choice):
            moved = more(moved, part) if part else moved
        after = self._judged(table.state, moved)
        return replace(look, chances=after, wavering=less(after, moved))

    def _judged(self, state: Any, moved: Shares) -> Shares:
        """Drawn towards what the value says, where it judges positions; when the game is over, the result."""
        sane = min(moved) >= 0.0 and max(moved) <= 1.0
        over = self._rules.result(state) is not None
        if sane and not over and not self._heuristics.judged(state):
            return moved
        said = exact(self._outlook.footing(state, self._depth))
        return said if over or not sane else exact(_between(moved, said))

    def _line(self, v: int, line: Line, before: Any, table: Table) -> Look:
        if line.mover == CHANCE:
            after = exact(self._outlook.footing(table.state, self._depth))
            return Look(v, NOBODY, [], less(after, exact(self._outlook.expected(before, self._depth))))
        if line.mover < 0 or len(self._rules.legal(before, line.mover)) == 1:
            return Look(v, max(NOBODY, line.mover), [])
        return self._choice(v, line, before)

    def _choice(self, v: int, line: Line, before: Any) -> Look:
        seat = line.mover
        known = self._game.layout.hide(before, seat)
        judged = self._adviser.judge(known, Stream(v), line.move)
        made = next(each for each in judged if each.move == line.move)
        best = judged[0] if judged[0].chances[seat] > made.chances[seat] else made
        choice = less(exact(made.chances), exact(best.chances))
        look = Look(v, seat, [], chance=best.chances[seat], lost=max(0.0, -choice[seat]), choice=choice)
        return self._explained(look, known, judged, made, best) if look.lost > _NEAR else look

    def _explained(
        self, look: Look, known: Known[Any], judged: list[Judged], made: Judged, best: Judged
    ) -> Look:
        """With the better move, what sets it apart from the one made, and what speaks against that."""
        if look.lost < TOLD:
            return replace(look, better=best.tip(known.seat, [], []))
        world = self._game.layout.world(known, Stream(look.v).below)
        telling = self._adviser.telling(world, known.seat, judged)
        why = telling.speaks_for(best.move, made.move)
        against = telling.speaks_against(made.move, best.move)
        better = best.tip(known.seat, why, [])
        return replace(look, better=better, against=against, grade=grade(look.lost))


def grade(lost: float) -> str:
    return next((word for cost, word in GRADES if lost >= cost), "")


def playing(cost: float) -> str:
    """A word for how somebody played, by the cost of an average choice."""
    return next((word for most, word in PLAY if cost <= most), "poor")


def _between(moved: Shares, said: Shares) -> Shares:
    return [one + DRAWN * (other - one) for one, other in zip(moved, said, strict=True)]


def exact(chances: Shares) -> Shares:
    """To the nearest 2^-30, together what they were: such numbers add up without any rounding."""
    found = [round(chance * _GRID) for chance in chances]
    found[-1] += round(sum(chances) * _GRID) - sum(found)
    return [each / _GRID for each in found]


def more(chances: Shares, others: Shares) -> Shares:
    return [one + other for one, other in zip(chances, others, strict=True)]


def less(chances: Shares, others: Shares) -> Shares:
    return [one - other for one, other in zip(chances, others, strict=True)]
