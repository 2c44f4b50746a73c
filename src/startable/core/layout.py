"""A game's state, declared once: its fields, what each is for, who may know it and how it is written.

From that follow the facts that tests compare, equality, the text of a position and its reading, and what is
hidden from a seat and filled in again. A new field is one line in its game's layout.
"""

from typing import Any, Callable, Final, Generic, Sequence

from mypy_extensions import mypyc_attr

from startable.core.forms import SEATS, Form
from startable.core.known import Known, Pick
from startable.core.move import S
from startable.core.movers import NOBODY
from startable.core.state import Fact, Facts
from startable.core.wordlist import WordList

OPEN: Final = 0
"""Everybody may know it."""
OWN: Final = 1
"""Known to its seat alone."""
SECRET: Final = 2
"""Known to nobody at the table."""

EACH: Final = "*"
"""In a path: one for each seat."""


def spelt(key: str, text: str) -> str:
    """A word of a position's text; empty where there is nothing to tell."""
    return f"{key}:{text}" if text else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field of a state. Its path leads there: `turn`, `flight.left`, `tokens.*`, `players.*.hand`."""

    def __init__(
        self, path: str, form: Form, about: str, word: str = "", knows: int = OPEN, closed: str = ""
    ) -> None:
        self.path = path
        self.form = form
        self.about = about
        self.knows = knows
        steps = path.split(".")
        self.name = [step for step in steps if step != EACH][-1]
        self.word = word or self.name
        self.closed = closed
        """The word that tells what is left of it, where a seat may not know it."""
        self.by_seat = EACH in steps
        self._way = steps[:-1] if not self.by_seat else steps[: steps.index(EACH)]
        self._leaf = steps[-1] if steps[-1] != EACH else ""

    def count(self, state: Any) -> int:
        """How many seats have it; 1 for what all share."""
        return len(self._holder(state)) if self.by_seat else 1

    def get(self, state: Any, seat: int) -> Any:
        holder = self._holder(state)
        if not self.by_seat:
            return getattr(holder, self._leaf)
        return getattr(holder[seat], self._leaf) if self._leaf else holder[seat]

    def put(self, state: Any, seat: int, value: Any) -> None:
        holder = self._holder(state)
        if self._leaf:
            setattr(holder[seat] if self.by_seat else holder, self._leaf, value)
        else:
            holder[seat] = value

    def _holder(self, state: Any) -> Any:
        at: Any = state
        for step in self._way:
            at = getattr(at, step)
        return at

    def fact(self, state: Any) -> Fact:
        facts = [self.form.fact(self.get(state, seat), state) for seat in range(self.count(state))]
        return facts if self.by_seat else facts[0]

    def words(self, state: Any, seat: int) -> list[str]:
        """How it is written; a field of several words, or one that tells others too, says so itself."""
        value = self.get(state, seat)
        if self.closed and (text := self.form.write_closed(value)):
            return [spelt(self._key(self.closed, seat), text)]
        return [spelt(self._key(self.word, seat), self.form.write(value, state))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        closed = self._key(self.closed, seat)
        if self.closed and closed in words:
            self.put(state, seat, self.form.read_closed(words.take(closed), closed))
        else:
            key = self._key(self.word, seat)
            self.put(state, seat, self.form.read(words.take(key), state, key))

    def _key(self, word: str, seat: int) -> str:
        return f"{SEATS[seat]}.{word}" if self.by_seat else word

    def closed_in(self, state: Any) -> bool:
        """Is it closed for anybody?"""
        values = [self.get(state, seat) for seat in range(self.count(state))]
        return any([self.form.write_closed(value) for value in values])

    def hide(self, state: Any, seat: int) -> None:
        """Closes what this seat may not know."""
        holder, form, leaf = self._holder(state), self.form, self._leaf
        if not self.by_seat:
            setattr(holder, leaf, form.close(getattr(holder, leaf)))
            return
        for each in range(len(holder)):
            if self.knows == OWN and each == seat:
                continue
            if leaf:
                part = holder[each]
                setattr(part, leaf, form.close(getattr(part, leaf)))
            else:
                holder[each] = form.close(holder[each])


class Told(Field):
    """A field without a word of its own: another one tells it, or it follows from the rest."""

    def __init__(self, path: str, form: Form, about: str, knows: int = OPEN) -> None:
        super().__init__(path, form, about, "", knows)

    def words(self, state: Any, seat: int) -> list[str]:
        return []

    def read(self, words: WordList, state: Any, seat: int) -> None:
        pass


def nothing_follows(state: Any) -> None:
    pass


def nothing_hidden(state: Any, seat: int, pick: Pick) -> None:
    pass


class Layout(Generic[S]):
    """The fields in the order in which they are written; a run of those that seats have, seat by seat."""

    def __init__(
        self,
        fields: Sequence[Field],
        given: Sequence[str] = (),
        follow: Callable[[S], None] = nothing_follows,
        fill: Callable[[S, int, Pick], None] = nothing_hidden,
    ) -> None:
        self.fields = list(fields)
        self.given = list(given)
        """Attributes that are no fields: the table's options, and what is made of them."""
        self.open = all([field.knows == OPEN for field in self.fields])
        """Does everybody know all of it, watchers too?"""
        self._secrets = [field for field in self.fields if field.knows != OPEN]
        self._runs = _runs(self.fields)
        self._alone = [(run[0], NOBODY) for run in self._runs if not run[0].by_seat]
        self._follow = follow
        """Finds what is told by no word of its own."""
        self._fill = fill
        """Fills in what was hidden from a seat, as it could be."""

    # --- who knows what ---

    def hide(self, state: S, seat: int) -> Known[S]:
        """What this seat knows, without the rest; NOBODY only watches.

        Good until the next move: what is open is shared with the state, not copied.
        """
        if self.open:
            return Known(state, seat)
        lent = state.lend()
        for field in self._secrets:
            field.hide(lent, seat)
        return Known(lent, seat)

    def world(self, known: Known[S], pick: Pick) -> S:
        """A state that could be the true one for all that this seat knows."""
        state = known.state.clone()
        if not self.open:
            self._fill(state, known.seat, pick)
        return state

    def whole(self, state: S) -> bool:
        """Is nothing closed in it? What was read from a text may be what somebody knows."""
        return not any([field.closed_in(state) for field in self._secrets])

    # --- text ---

    def write(self, state: S) -> str:
        words: list[str] = []
        for field, seat in self._in_turn(state):
            words += field.words(state, seat)
        return " ".join([word for word in words if word])

    def read(self, text: str, state: S) -> S:
        """Fills the state of a new game from the text. Whether it can exist at all is not asked here."""
        words = WordList(text)
        for field, seat in self._in_turn(state):
            field.read(words, state, seat)
        words.finish()
        self._follow(state)
        return state

    def read_known(self, text: str, state: S, seat: int) -> Known[S]:
        """What a seat knew, from its text; what follows from the rest is hidden again."""
        return self.hide(self.read(text, state), seat)

    def _in_turn(self, state: S) -> list[tuple[Field, int]]:
        if len(self._alone) == len(self._runs):
            return self._alone
        found: list[tuple[Field, int]] = []
        for run in self._runs:
            found += _by_seat(run, state) if run[0].by_seat else [(run[0], NOBODY)]
        return found

    # --- comparing ---

    def facts(self, state: S) -> Facts:
        """Every field as plain values."""
        return {field.name: field.fact(state) for field in self.fields}

    def differences(self, one: S, other: S) -> list[str]:
        """The fields in which two states differ."""
        return [field.name for field in self.fields if field.fact(one) != field.fact(other)]


def _runs(fields: list[Field]) -> list[list[Field]]:
    """What is written together: a field, or those that seats have as long as they follow each other."""
    found: list[list[Field]] = []
    for place, field in enumerate(fields):
        if place and field.by_seat and fields[place - 1].by_seat:
            found[-1].append(field)
        else:
            found.append([field])
    worded = [[field for field in run if not isinstance(field, Told)] for run in found]
    return [run for run in worded if run]


def _by_seat(fields: list[Field], state: Any) -> list[tuple[Field, int]]:
    return [(field, seat) for seat in range(fields[0].count(state)) for field in fields]
