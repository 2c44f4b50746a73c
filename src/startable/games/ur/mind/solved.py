"""UR with few discs, solved: the exact chance to win in every position that can come about.

All positions are found first, wave after wave, with where each move of each roll leads; then their values
are made to agree with each other, one sweep after another, until nothing changes any more.
"""

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from startable.core.move import Move
from startable.games.ur import GAME
from startable.games.ur.mind.codes import MOST_DISCS, WON, code, ways
from startable.games.ur.rules.rules import UrRules
from startable.games.ur.state.state import ROLLING, UrState

EXACT = 1e-9
ROLLS = 6
CHUNK = 20_000
"""Positions that a worker follows at a time."""
BLOCK = 500_000
"""Positions whose values are found at a time; the next block already sees them."""

DEPTH = 2
"""How many sweeps before the last one a guess looks back."""

Codes = NDArray[np.int64]
Places = NDArray[np.int32]
Values = NDArray[np.float64]
Tell = Callable[[str], Any]


def small(discs: int) -> UrRules:
    """UR with so many discs each, and no other option: it knows no draw."""
    if not 1 <= discs <= MOST_DISCS:
        raise ValueError(f"tables are made for 1 to {MOST_DISCS} discs, not {discs}")
    rules = GAME.rules(2, {"discs": discs})
    assert isinstance(rules, UrRules)
    return rules


def opening(rules: UrRules) -> UrState:
    """Before the first roll of seat 0."""
    state = rules.start()
    state.phase = ROLLING
    return state


class Solved:
    """The table of a game: its positions as sorted numbers, and for each the roller's chance to win."""

    def __init__(self, discs: int, codes: Codes, values: Values, sweeps: int) -> None:
        self.rules = small(discs)
        self.discs = discs
        self.codes = codes
        self.values = values
        self.sweeps = sweeps

    def value(self, state: UrState) -> float:
        """The chance to win of the seat that is about to roll."""
        number = code(state)
        place = int(np.searchsorted(self.codes, number))
        if place == len(self.codes) or self.codes[place] != number:
            raise KeyError(f"no such position with {self.discs} discs each")
        return float(self.values[place])

    def after(self, state: UrState, move: Move[UrState]) -> float:
        """What this move is worth to the seat that makes it."""
        world = state.clone()
        move.apply(world, state.turn, None)
        return 1.0 if code(world) == WON else 1.0 - self.value(world)

    def save(self, path: Path) -> None:
        np.savez(path, discs=self.discs, codes=self.codes, values=self.values, sweeps=self.sweeps)


def load(path: Path) -> Solved:
    with np.load(path) as found:
        return Solved(int(found["discs"]), found["codes"], found["values"], int(found["sweeps"]))


def solve(discs: int, workers: int = 1, tell: Tell = lambda line: None) -> Solved:
    """Workers are processes while positions are found, threads while values are. `tell` hears of progress."""
    waves = list(_waves(small(discs), workers, tell))
    codes = np.sort(np.concatenate([wave for wave, _, _ in waves]))
    tell(f"{len(codes):,} positions")
    graph = _Graph(codes, waves)
    values, sweeps = graph.agree(workers, tell)
    return Solved(discs, codes, values, sweeps)


Wave = tuple[Codes, Codes, NDArray[np.uint8]]
"""Positions, where their moves lead, and for each position and roll how many moves there are."""


def _waves(rules: UrRules, workers: int, tell: Tell) -> Iterator[Wave]:
    """Positions that are one turn further than those before, until there are no new ones."""
    wave = np.array([code(opening(rules))], np.int64)
    known = wave
    while len(wave):
        leads, counts = _follow(rules.choices.discs, wave, workers)
        yield wave, leads, counts
        found = np.unique(leads)
        wave = found[~_within(known, found) & (found != WON)]
        known = np.sort(np.concatenate([known, wave]), kind="stable")
        tell(f"{len(known):,} positions found, {len(wave):,} to follow")


def _within(known: Codes, found: Codes) -> NDArray[np.bool_]:
    places = np.minimum(np.searchsorted(known, found), len(known) - 1)
    return np.asarray(known[places] == found)


def _follow(discs: int, wave: Codes, workers: int) -> tuple[Codes, NDArray[np.uint8]]:
    chunks = [wave[at : at + CHUNK].tobytes() for at in range(0, len(wave), CHUNK)]
    if workers > 1 and len(chunks) > 1:
        with ProcessPoolExecutor(workers) as pool:
            found = list(pool.map(partial(_ways, discs), chunks))
    else:
        found = [_ways(discs, chunk) for chunk in chunks]
    leads = np.concatenate([np.frombuffer(leads, np.int64) for leads, _ in found])
    return leads, np.concatenate([np.frombuffer(counts, np.uint8) for _, counts in found])


def _ways(discs: int, chunk: bytes) -> tuple["array[int]", bytearray]:
    codes = array("q")
    codes.frombytes(chunk)
    return ways(small(discs), codes)


class _Graph:
    """Positions by their place in the table, in the order in which they are valued: the last found first."""

    def __init__(self, codes: Codes, waves: list[Wave]) -> None:
        self._size = len(codes)
        self._blocks: list[tuple[Places, Places, NDArray[np.int64]]] = []
        while waves:
            self._add(codes, *waves.pop())

    def _add(self, codes: Codes, wave: Codes, leads: Codes, counts: NDArray[np.uint8]) -> None:
        ends = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])
        for first in range(0, len(wave), BLOCK):
            last = min(first + BLOCK, len(wave))
            bounds = ends[first * ROLLS : last * ROLLS + 1]
            known, back = np.unique(leads[bounds[0] : bounds[-1]], return_inverse=True)
            places = self._places(codes, known)[back]
            self._blocks.append((self._places(codes, wave[first:last]), places, bounds[:-1] - bounds[0]))

    def _places(self, codes: Codes, numbers: Codes) -> Places:
        """The place behind the last one is where the mover has won."""
        return np.where(numbers == WON, self._size, np.searchsorted(codes, numbers)).astype(np.int32)

    def agree(self, workers: int, tell: Tell) -> tuple[Values, int]:
        values = np.full(self._size + 1, 0.5)
        values[-1] = 0.0
        guess, sweeps, change = _Guess(), 0, 1.0
        threads = workers if self._size > BLOCK else 1  # a few blocks at once spoil the guesses
        with ThreadPoolExecutor(threads) as pool:
            while change > EXACT:
                before = values.copy()
                change = max(pool.map(partial(_sweep, values), self._blocks))
                sweeps += 1
                tell(f"sweep {sweeps}: values change by up to {change:.1e}")
                if change > EXACT:
                    guess.further(before, values)
        return values[:-1], sweeps


class _Guess:
    """Guesses from the last sweeps where they lead (Anderson's method): it halves their number."""

    def __init__(self) -> None:
        self._steps: list[Values] = []
        self._ends: list[Values] = []

    def further(self, before: Values, values: Values) -> None:
        """Changes the values to the guess. The next sweep shows how good it was."""
        self._steps = [*self._steps[-DEPTH:], values - before]
        self._ends = [*self._ends[-DEPTH:], values.copy()]
        if len(self._steps) > 1:
            turns = [step - self._steps[-1] for step in self._steps[:-1]]
            shares = self._least(turns, self._steps[-1])
            for share, end in zip(shares, self._ends[:-1], strict=True):
                values -= share * (end - self._ends[-1])
            np.clip(values, 0.0, 1.0, out=values)

    @staticmethod
    def _least(turns: list[Values], step: Values) -> Values:
        """How much of each turn makes the last step as small as it can be."""
        products = np.array([[float(one @ other) for other in turns] for one in turns])
        products += np.eye(len(turns)) * 1e-14 * np.trace(products)
        return np.linalg.solve(products, np.array([float(turn @ step) for turn in turns]))


def _sweep(values: Values, block: tuple[Places, Places, NDArray[np.int64]]) -> float:
    """A position is worth the mean over the rolls of the best move: which leaves the other the least."""
    places, leads, starts = block
    least = np.minimum.reduceat(values.take(leads), starts)
    found = 1.0 - least.reshape(-1, ROLLS).mean(axis=1)
    change = float(np.abs(found - values[places]).max())
    values[places] = found
    return change
