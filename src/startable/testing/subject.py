"""The game under test, and what its tester knows of it beyond the contract."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from startable.core import Facts, Rules
from startable.play.catalogue import AnyGame
from startable.play.rulebook import LANGUAGES, rulebook

Parts = Callable[[Facts], object]
"""Counts what is in the box; must give the same for every position of a game."""

NO_OPTIONS: Mapping[str, object] = {}


@dataclass(frozen=True)
class Subject:
    """Only the game is needed; each of the others makes a check sharper."""

    game: AnyGame
    most: int = 200
    """Lines of the longest walk."""
    options: Mapping[str, object] = field(default_factory=dict)
    """Fixed in every walk; the others vary."""
    parts: Parts | None = None
    revealing: frozenset[str] = frozenset()
    """Kinds of moves that lay secrets open, so that what follows may differ between worlds."""
    ending: Mapping[str, object] = field(default_factory=dict)
    """Options under which every game ends."""
    end_within: int = 2000
    """So many lines at most, under these options."""

    def rules(self, seats: int = 0, options: Mapping[str, object] = NO_OPTIONS) -> Rules[Any]:
        return self.game.rules(seats, {**options, **self.options})

    @cached_property
    def rule_ids(self) -> frozenset[str]:
        """The ids that have words in every language."""
        books = [set(rulebook(self.game.package, language).rules) for language in LANGUAGES]
        return frozenset(set.intersection(*books))
