"""A position of Space Smugglers as text: words `key:value`; what is empty or nought is left out.

galaxy:3 phase:bidding cards:A-R,C-R,E-B dice.a:A3B5 A.energy:12 A.goods:rrryyy A.tokens:3 A.up:D-1 box:F-R
"""

from collections.abc import Iterator

from startable.core.unreadable import Unreadable
from startable.games.smugglers import possible
from startable.games.smugglers.parts import CARDS, DICE, NAMES, count_colours
from startable.games.smugglers.state import (
    DEALING,
    ENERGY,
    NO_DICE,
    PHASES,
    SmugglersState,
    write_dice,
    write_goods,
)

_PLACES = "abcdef"


def write(state: SmugglersState) -> str:
    return " ".join(f"{key}:{value}" for key, value in _words(state) if value)


def _words(state: SmugglersState) -> Iterator[tuple[str, str]]:
    yield "galaxy", str(state.galaxy)
    yield "phase", PHASES[state.phase]
    yield "cards", _names(state.cards)
    for place, dice in enumerate(state.dice):
        yield f"dice.{_PLACES[place]}", write_dice(dice)
    for seat in range(state.seats):
        yield from _seat_words(state, seat)
    yield "pool.energy", _number(state.pool_energy)
    yield "pool.goods", write_goods(state.pool_goods)
    yield "box", _names(_boxed(state))
    yield "queue", "".join(_letter(seat) for seat in state.queue)
    yield "hand", str(state.hand) if state.hand >= 0 else ""
    yield "waited", _number(state.waited)
    yield "clock", _number(state.clock)


def _seat_words(state: SmugglersState, seat: int) -> Iterator[tuple[str, str]]:
    name = _letter(seat)
    yield f"{name}.energy", _number(state.energy[seat])
    yield f"{name}.goods", write_goods(state.goods[seat])
    yield f"{name}.placed", _number(state.placed[seat])
    yield f"{name}.tokens", ",".join(str(token) for token in state.tokens[seat])
    yield f"{name}.won", "".join(_PLACES[place] for place in state.won[seat])
    yield f"{name}.paid", "".join(_PLACES[place] for place in state.paid[seat])
    yield f"{name}.up", _names(state.up[seat])
    yield f"{name}.down", _names(state.down[seat])


def _letter(seat: int) -> str:
    return "ABCDEF"[seat]


def _number(number: int) -> str:
    return str(number) if number else ""


def _names(cards: list[int]) -> str:
    return ",".join(NAMES[card] for card in cards)


def _boxed(state: SmugglersState) -> list[int]:
    """Cards that were seen and went back to the box."""
    kept = {*state.cards, *(card for pile in (*state.up, *state.down) for card in pile)}
    return [card for card in range(CARDS) if not state.unseen[card] and card not in kept]


class _Words:
    """The words of a position, taken one by one; each complaint names its word."""

    def __init__(self, text: str) -> None:
        pairs = [word.partition(":") for word in text.split()]
        self.given = {key: value for key, _, value in pairs}
        if len(self.given) < len(pairs):
            raise Unreadable("position-twice")

    def take(self, key: str) -> str:
        return self.given.pop(key, "")

    def number(self, key: str, high: int, low: int = 0) -> int:
        text = self.take(key) or str(low)
        if not (text.isascii() and text.isdigit() and len(text) < 9 and low <= int(text) <= high):
            raise Unreadable("position-word", {"word": key})
        return int(text)

    def cards(self, key: str, most: int = CARDS) -> list[int]:
        names = [name for name in self.take(key).split(",") if name]
        if any(name not in NAMES for name in names) or len(names) > most:
            raise Unreadable("position-word", {"word": key})
        return [NAMES.index(name) for name in names]

    def letters(self, key: str, allowed: str) -> str:
        text = self.take(key)
        if set(text) - set(allowed):
            raise Unreadable("position-word", {"word": key})
        return text

    def tokens(self, key: str, allowed: list[int]) -> list[int]:
        texts = [text for text in self.take(key).split(",") if text]
        if any(text not in [str(token) for token in allowed] for text in texts):
            raise Unreadable("position-word", {"word": key}, "SM-105")
        return [int(text) for text in texts]


def read(text: str, state: SmugglersState) -> SmugglersState:
    """Fills a new game's state from the text; Unreadable if it is none, or no such position can exist."""
    words = _Words(text)
    phase = words.take("phase")
    if phase not in PHASES:
        raise Unreadable("position-word", {"word": "phase"})
    state.phase = PHASES.index(phase)
    state.galaxy = words.number("galaxy", state.round.galaxies, 1)
    state.cards = words.cards("cards", state.round.cards)
    places = 0 if state.phase <= DEALING else len(state.cards)
    state.dice = [_dice(words, place, state.seats) for place in range(places)]
    for seat in range(state.seats):
        _read_seat(words, state, seat)
    _read_rest(words, state)
    if words.given:
        raise Unreadable("position-word", {"word": min(words.given)[:40]})
    possible.check(state)
    return state


def _dice(words: _Words, place: int, seats: int) -> tuple[int, ...]:
    text = words.letters(f"dice.{_PLACES[place]}", "ABCDEF123456")
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    if any(len(pair) < 2 or pair[0] not in "ABCDEF"[:seats] or pair[1] not in "123456" for pair in pairs):
        raise Unreadable("position-word", {"word": f"dice.{_PLACES[place]}"})
    return tuple("ABCDEF".index(pair[0]) * 8 + int(pair[1]) for pair in pairs) or NO_DICE


def _read_seat(words: _Words, state: SmugglersState, seat: int) -> None:
    name = _letter(seat)
    on_cards = sum(die >> 3 == seat for dice in state.dice for die in dice)
    state.energy[seat] = words.number(f"{name}.energy", 999)
    state.goods[seat] = count_colours(words.letters(f"{name}.goods", "rygb").upper())
    state.placed[seat] = max(on_cards, words.number(f"{name}.placed", DICE))
    state.tokens[seat] = words.tokens(f"{name}.tokens", state.round.tokens)
    places = _PLACES[: len(state.cards)]
    state.won[seat] = [places.index(letter) for letter in words.letters(f"{name}.won", places)]
    state.paid[seat] = [places.index(letter) for letter in words.letters(f"{name}.paid", places)]
    state.up[seat] = words.cards(f"{name}.up")
    state.down[seat] = words.cards(f"{name}.down")


def _read_rest(words: _Words, state: SmugglersState) -> None:
    state.pool_energy = words.number("pool.energy", 999)
    state.pool_goods = count_colours(words.letters("pool.goods", "rygb").upper())
    state.queue = ["ABCDEF".index(letter) for letter in words.letters("queue", "ABCDEF"[: state.seats])]
    state.hand = words.number("hand", 5) if "hand" in words.given else -1
    state.waited = words.number("waited", (1 << state.seats) - 1)
    state.clock = words.number("clock", 99_999_999)
    taken = [token for tokens in state.tokens for token in tokens]
    state.middle = [token for token in state.round.tokens if token not in taken]
    _read_deck(words, state)


def _read_deck(words: _Words, state: SmugglersState) -> None:
    """Each card once; from paying on, one of the galaxy may lie in somebody's pile already."""
    piles = [card for pile in (*state.up, *state.down) for card in pile]
    apart = [*words.cards("box"), *state.cards]
    apart += [card for card in piles if state.phase < ENERGY or card not in state.cards]
    if len(set(apart)) < len(apart) or len(set(piles)) < len(piles):
        raise Unreadable("sm-card-twice", {}, "SM-101")
    state.unseen = [int(card not in apart) for card in range(CARDS)]
