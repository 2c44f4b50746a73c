"""A finished game looked through: each seat's chance all along, luck kept apart from skill. It adds up.

A line moves everybody's chances by what it did: luck, what chance gave against the mean of all that it
could have done; or choice, what a seat's move did beside the best move that it could see. Both compare
positions of one kind with each other, so they stand on one footing; in a stretch of the game (two rounds of
Space Maze) all of them where it ends, everybody playing on greedily. Where one stretch follows straight upon
another the chances are judged anew. Elsewhere, where the game's value judges a position by itself, whenever
everybody has had a turn, they are drawn a little towards what it says; and when the game is over set to the
result. By how much they were drawn is the wavering: what the estimate takes back of itself.
For each seat the first chance, all luck, all choices and all wavering together are the result. What a choice
cost is judged by what the seat could know.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from startable.bots.outlook import Outlook
from startable.coach.advice import Adviser, Judged, Tip
from startable.coach.shares import Shares, exact, less, more
from startable.coach.stretches import MOST, Stretches, games_of
from startable.core import CHANCE, NOBODY, Heuristics, Known, Reason, Stream
from startable.core.heuristics import TIMELESS
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

Progress = Callable[[int], None]


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
    """What its choice gave away of that, by what it could know."""
    better: Tip | None = None
    choice: list[float] = field(default_factory=list)
    """By seat, if one chose: what it did, the chances after its move less those after the best move."""
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
        """What this seat's choices did to its chance, with all hands open."""
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


def review(journal: Journal, progress: Progress = lambda done: None, most: int = MOST) -> Review:
    """`most`: games that are played on in all, more or less; with fewer, single lines are told less well."""
    return _Reviewer(journal, most).run(progress)


class _Reviewer:
    def __init__(self, journal: Journal, most: int) -> None:
        self._journal = journal
        header = journal.header
        self._game, self._rules = header.game, header.rules
        self._heuristics: Heuristics[Any] = self._game.heuristics(self._rules)
        self._depth = self._heuristics.foresight - 1
        games = games_of(len(journal.lines), most)
        self._outlook = Outlook(self._rules, self._heuristics, games)
        self._stretches = Stretches(self._rules, self._heuristics, games)
        self._adviser = Adviser(self._game, self._rules)
        self._tick = TIMELESS
        self._ticks = 0
        """The game's time when it was last looked at, and how much of it since the chances were drawn."""
        self._run: Any = None
        """The position before the first of several acts of chance, none of which can be judged alone."""

    def run(self, progress: Progress) -> Review:
        state = self._journal.header.start()
        first = chances = exact(self._first(state))
        self._stretches.begin(state, first)
        found = []
        for v, (line, _, table) in enumerate(steps(self._journal), 1):
            found.append(self._look(v, line, state, chances, table))
            state, chances = table.state.clone(), found[-1].chances
            progress(v)
        return Review(first, found)

    def _first(self, state: Any) -> Shares:
        seats = self._rules.seats
        alike = self._rules.alike and not self._journal.header.position
        return [1 / seats] * seats if alike else self._outlook.footing(state, self._depth)

    def _look(self, v: int, line: Line, before: Any, chances: Shares, table: Table) -> Look:
        look = self._line(v, line, before, table)
        moved = chances
        for part in (look.luck, look.choice):
            moved = more(moved, part) if part else moved
        after = self._judged(before, table.state, moved)
        return replace(look, chances=after, wavering=less(after, moved))

    def _judged(self, before: Any, state: Any, moved: Shares) -> Shares:
        """Where one stretch follows upon another, judged anew. Otherwise drawn towards what the value says,
        where it judges positions and the game's time has gone on, or as far as it takes to be chances; when
        the game is over, the result."""
        drawn = DRAWN if self._due(state) else 0.0
        if self._rules.result(state) is not None:
            return self._said(state)
        if self._stretches.follow_each_other(before, state):
            return self._stretches.anew(state)
        if drawn == 0.0 and min(moved) >= 0.0 and max(moved) <= 1.0:
            return moved
        said = self._said(state)
        return exact(_between(moved, said, max(drawn, _needed(moved, said))))

    def _due(self, state: Any) -> bool:
        """Once everybody has had a turn: nobody shall be judged fresh from their own. In a game without a
        time of its own, everywhere."""
        tick = self._heuristics.tick(state)
        if tick in (TIMELESS, self._tick) or not self._heuristics.judged(state):
            return tick == TIMELESS and self._heuristics.judged(state)
        self._tick = tick
        self._ticks = (self._ticks + 1) % self._heuristics.ticks_ahead(self._rules.seats)
        return self._ticks == 0

    def _said(self, state: Any) -> Shares:
        if self._stretches.within(state) and self._rules.result(state) is None:
            return self._stretches.stands(state)
        return exact(self._outlook.closely(state, self._depth))

    def _chance(self, before: Any, after: Any) -> Shares:
        """What chance gave. Several acts of it in a row, with nothing to judge in between (all dice of a
        roll, all cards of a deal), are one: by the position before them."""
        start = before if self._run is None else self._run
        if self._rules.awaits(after).chance and not self._heuristics.judged(after):
            self._run = start
            return [0.0] * self._rules.seats
        alone, self._run = self._run is None, None
        if not alone:
            return less(self._said(after), self._said(start))
        mean = exact(self._outlook.expected(before, self._depth))
        return less(exact(self._outlook.footing(after, self._depth)), mean)

    def _line(self, v: int, line: Line, before: Any, table: Table) -> Look:
        followed = self._followed(line, before, table.state)
        if line.mover == CHANCE:
            return Look(v, NOBODY, [], followed or self._chance(before, table.state))
        if line.mover < 0 or len(self._rules.legal(before, line.mover)) == 1:
            return Look(v, max(NOBODY, line.mover), [])
        return self._choice(v, line, before, followed)

    def _followed(self, line: Line, before: Any, after: Any) -> Shares | None:
        """What a line did within a stretch; nothing is known of it outside of any."""
        if self._stretches.within(before):
            return self._stretches.did(line, before, after)
        self._stretches.pass_by(line, before, after)
        return None

    def _choice(self, v: int, line: Line, before: Any, followed: Shares | None) -> Look:
        seat = line.mover
        known = self._game.layout.hide(before, seat)
        judged = self._adviser.judge(known, Stream(v), line.move)
        made = next(each for each in judged if each.move == line.move)
        best = judged[0] if judged[0].chances[seat] > made.chances[seat] else made
        choice = followed or self._did(before, seat, made, best)
        lost = max(0.0, less(exact(best.chances), exact(made.chances))[seat])
        look = Look(v, seat, [], chance=best.chances[seat], lost=lost, choice=choice)
        return self._explained(look, known, judged, made, best) if look.lost > _NEAR else look

    def _did(self, before: Any, seat: int, made: Judged, best: Judged) -> Shares:
        """What a choice did, with all hands open: the chances after it, less those after the best move."""
        if made is best:
            return [0.0] * self._rules.seats
        ends = [self._outlook.footing_after(before, seat, each.move, self._depth) for each in (made, best)]
        return less(exact(ends[0]), exact(ends[1]))

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


def _between(moved: Shares, said: Shares, drawn: float) -> Shares:
    return [one + drawn * (other - one) for one, other in zip(moved, said, strict=True)]


def _needed(moved: Shares, said: Shares) -> float:
    """How far they must be drawn to lie between 0 and 1."""
    found = 0.0
    for one, other in zip(moved, said, strict=True):
        over = -one if one < 0.0 else max(0.0, one - 1.0)
        found = max(found, over / abs(other - one)) if over > 0.0 else found
    return found
