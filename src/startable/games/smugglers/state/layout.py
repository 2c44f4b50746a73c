"""The fields of a table of Space Smugglers, each told once. What is empty or nought is left out of the text.

galaxy:3 phase:bidding cards:A-R,C-R,E-B dice.a:A3B5 A.energy:12 A.goods:rrryyy A.tokens:3 A.up:D-1 box:F-R
"""

from typing import Any, Final

from startable.core.forms import UNWRITTEN, Form, Name, Number, Seat
from startable.core.layout import Field, Layout, Told, spelt
from startable.core.movers import NOBODY
from startable.core.state import Fact
from startable.core.wordlist import WordList, read_number
from startable.games.smugglers.box.parts import DICE, NO_SHEET, PLACES, SEAT_COLOURS
from startable.games.smugglers.state.dice import owner
from startable.games.smugglers.state.state import DEALING, FALLING, NOWHERE, SmugglersState
from startable.games.smugglers.state.written import (
    LETTERS,
    Cards,
    Deck,
    Dice,
    GalaxyCards,
    Goods,
    Phase,
    Places,
    Queue,
    Tokens,
    UpTo,
)

_MUCH: Final = 999
"""More energy than any table has; whether the box holds it is asked elsewhere."""
_CLOCKS: Final = 99_999_999


class DiceField(Field):
    """A word for each card that has dice: dice.a, dice.b, …"""

    def words(self, state: Any, seat: int) -> list[str]:
        dice = state.sectors.dice
        return [spelt(_on(place), self.form.write(dice[place], state)) for place in range(len(dice))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        places = range(0 if state.phase <= DEALING else len(state.sectors.cards))
        state.sectors.dice = [self.form.read(words.take(_on(place)), state, _on(place)) for place in places]

    def fact(self, state: Any) -> Fact:
        return [self.form.fact(dice, state) for dice in state.sectors.dice]


def _on(place: int) -> str:
    return f"dice.{LETTERS[place]}"


class HandField(Field):
    """One word: the quickest hand, or while a die may fall, the place of its tower."""

    def words(self, state: Any, seat: int) -> list[str]:
        race = state.race
        number = race.tower if state.phase == FALLING else race.quickest
        return [spelt(self.word, "" if number < 0 else str(number))]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        text = words.take(self.word)
        number = read_number(self.word, text, len(PLACES) - 1) if text else NOBODY
        falling = state.phase == FALLING
        state.race.quickest = NOBODY if falling else number
        state.race.tower = number if falling else NOWHERE


class SheetField(Field):
    """Left out where colours go by seat."""

    def words(self, state: Any, seat: int) -> list[str]:
        return super().words(state, seat) if state.choices.colours_chosen else []

    def read(self, words: WordList, state: Any, seat: int) -> None:
        if state.choices.colours_chosen:
            super().read(words, state, seat)


class PoolField(Field):
    """Facts tell it from what a player has."""

    def __init__(self, path: str, form: Form, about: str) -> None:
        super().__init__(path, form, about, path)
        self.name = path.replace(".", "_")


def _galaxies(state: SmugglersState) -> int:
    return state.set_up.galaxies


def _everybody(state: SmugglersState) -> int:
    return (1 << state.seats) - 1


def _follow(state: SmugglersState) -> None:
    """A die on a card is out of the hand, and a token that nobody has lies in the middle."""
    on_cards = [owner(die) for dice in state.sectors.dice for die in dice]
    for seat, player in enumerate(state.players):
        player.placed = max(player.placed, on_cards.count(seat))
    taken = [token for player in state.players for token in player.tokens]
    state.race.middle = tuple([token for token in state.set_up.tokens if token not in taken])


LAYOUT: Final[Layout[SmugglersState]] = Layout(
    [
        Field("galaxy", UpTo(_galaxies, 1), "which of the galaxies is played, from 1"),
        Field("phase", Phase(), "what is going on"),
        Field("sectors.cards", GalaxyCards(), "the galaxy on the table, by place"),
        DiceField("sectors.dice", Dice(), "by place, in the order in which they were placed"),
        SheetField("players.*.sheet", Name(SEAT_COLOURS, NO_SHEET), "the colour, with its favourites"),
        Field("players.*.energy", Number(_MUCH), "energy left"),
        Field("players.*.goods", Goods(), "goods left, by colour"),
        Field("players.*.placed", Number(DICE), "dice out of the hand"),
        Field("players.*.tokens", Tokens(), "speed tokens taken"),
        Field("players.*.won", Places(), "places that still want a decision in paying"),
        Field("players.*.paid", Places(), "places whose energy is paid while others still choose"),
        Field("players.*.up", Cards(), "cards that are paid"),
        Field("players.*.down", Cards(), "cards that were lost"),
        PoolField("pool.energy", Number(_MUCH), "energy in the common pool"),
        PoolField("pool.goods", Goods(), "goods in the common pool, by colour"),
        Field("sectors.unseen", Deck(), "by card, 1 if nobody has seen it yet", "box"),
        Field("queue", Queue(), "seats that have yet to restock"),
        HandField("race.quickest", Seat(), "the seat that chance found quickest", "hand"),
        Told("race.tower", UNWRITTEN, "the place of the tower from which a die may fall"),
        Field("race.waited", UpTo(_everybody), "mask of seats that waited since the last die or token"),
        Field("race.clock", Number(_CLOCKS), "the number of the clock that runs"),
        Told("race.middle", UNWRITTEN, "speed tokens not taken yet, lowest first"),
    ],
    given=("choices", "set_up", "seats"),
    follow=_follow,
)
