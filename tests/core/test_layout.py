"""A layout, on a state made up for it: what it writes, reads, hides and compares."""

import operator
from functools import partial
from typing import Any, Self

import pytest

from startable.core import NOBODY, OWN, SECRET, Bag, Field, Layout, Pick, State, Told, Unreadable
from startable.core.forms import Bags, Counts, Multiset, Name, Names, Number, Seat

COLOURS = ("red", "green", "blue")


class Player:
    def __init__(self, hand: Bag, coins: int) -> None:
        self.hand = hand
        self.coins = coins


class Market:
    def __init__(self) -> None:
        self.open = 0
        self.shown: list[int] = []


class Fair(State):
    """Two stalls with cards that only their owners see, a market, and who has won."""

    def __init__(self) -> None:
        self.seats = 2
        self.day = 0
        self.market = Market()
        self.players = [Player(Bag([0, 0, 0]), 0), Player(Bag([0, 0, 0]), 0)]
        self.prizes = [0, 0]
        self.deck = Bag([3, 3, 3])
        self.stamps = [0, 0]
        self.winner = NOBODY
        self.wealth = 0

    def clone(self) -> Self:
        copy = type(self)()
        copy.day, copy.winner, copy.wealth = self.day, self.winner, self.wealth
        copy.market.open, copy.market.shown = self.market.open, self.market.shown.copy()
        copy.players = [Player(each.hand.clone(), each.coins) for each in self.players]
        copy.prizes, copy.stamps = self.prizes.copy(), self.stamps.copy()
        copy.deck = self.deck.clone()
        return copy


def follow(state: Fair) -> None:
    state.wealth = sum(player.coins for player in state.players)
    held = [sum(player.hand.counts[kind] for player in state.players) for kind in range(3)]
    hidden = sum(player.hand.unknown for player in state.players)
    if hidden:
        state.deck = Bag([0, 0, 0], 9 - hidden - sum(held))
    else:
        state.deck = Bag([3 - held[kind] for kind in range(3)])


def fill(state: Fair, seat: int, pick: Pick) -> None:
    seen = [sum(player.hand.counts[kind] for player in state.players) for kind in range(3)]
    deck = Bag([3 - count for count in seen])
    for player in state.players:
        for _ in range(player.hand.unknown):
            kind = deck.at(pick(deck.size()))
            deck.take(kind)
            player.hand.put(kind)
        player.hand.unknown = 0
    state.deck = deck


CARDS = Bags(3, Multiset(COLOURS))
LAYOUT: Layout[Fair] = Layout(
    [
        Field("day", Number(99), "from 0"),
        Field("market.open", Name(("shut", "open"), 0), "whether it is open", "market"),
        Field("market.shown", Names(COLOURS), "what lies there"),
        Field("players.*.hand", CARDS, "known to its owner", "", OWN, "cards"),
        Field("players.*.coins", Number(999), "open to all"),
        Field("prizes.*", Number(9), "by seat", "prize"),
        Told("deck", CARDS, "follows from the hands", SECRET),
        Field("stamps", Counts(2), "by kind"),
        Field("winner", Seat(), "nobody until the end", "won"),
        Told("wealth", Number(9999), "of both"),
    ],
    given=["seats"],
    follow=follow,
    fill=fill,
)
TEXT = (
    "day:3 market:open shown:blue,red A.hand:red,red A.coins:7 B.hand:green,blue B.prize:2 stamps:1/0 won:B"
)


def read(text: str) -> Fair:
    return LAYOUT.read(text, Fair())


def test_what_is_written_reads_back() -> None:
    state = read(TEXT)
    assert LAYOUT.write(state) == TEXT
    assert (state.day, state.market.open, state.players[0].hand.counts, state.prizes) == (
        3,
        1,
        [2, 0, 0],
        [0, 2],
    )
    assert (state.stamps, state.winner) == ([1, 0], 1)


def test_what_is_empty_is_left_out() -> None:
    assert LAYOUT.write(Fair()) == ""
    assert LAYOUT.differences(read(""), Fair()) == []


def test_what_follows_is_found_again() -> None:
    state = read(TEXT)
    assert (state.wealth, state.deck.counts) == (7, [1, 2, 2])


def test_facts_name_every_field_by_seat_where_it_has_one() -> None:
    facts: Any = LAYOUT.facts(read(TEXT))
    assert set(facts) == {field.name for field in LAYOUT.fields}
    assert facts["hand"] == ["red red", "green blue"]
    assert (facts["coins"], facts["prizes"], facts["winner"]) == ([7, 0], [0, 2], 1)


def test_differences_are_named() -> None:
    one, other = read(TEXT), read(TEXT)
    other.players[1].coins = 5
    other.market.shown.append(1)
    assert LAYOUT.differences(one, other) == ["shown", "coins"]


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_hiding_leaves_the_own_hand_alone(seat: int) -> None:
    state = read(TEXT)
    known = LAYOUT.hide(state, seat)
    assert known.seat == seat
    for each, player in enumerate(known.state.players):
        own = each == seat
        assert player.hand.counts == (state.players[each].hand.counts if own else [0, 0, 0])
        assert player.hand.unknown == (0 if own else 2)
    assert (known.state.deck.counts, known.state.deck.unknown) == ([0, 0, 0], 5)
    assert LAYOUT.write(state) == TEXT, "the table itself does not change"


def test_what_a_seat_knows_is_text_too() -> None:
    known = LAYOUT.hide(read(TEXT), 0)
    text = LAYOUT.write(known.state)
    assert "A.hand:red,red" in text
    assert "B.cards:2" in text
    assert "green" not in text
    assert LAYOUT.differences(LAYOUT.read_known(text, Fair(), 0).state, known.state) == []


def test_what_follows_is_hidden_again_though_no_hand_tells_of_it() -> None:
    known = LAYOUT.hide(Fair(), 0)
    assert LAYOUT.read_known(LAYOUT.write(known.state), Fair(), 0).state.deck.unknown == 9


def test_a_world_keeps_what_is_known() -> None:
    known = LAYOUT.hide(read(TEXT), 0)
    for point in range(5):
        world = LAYOUT.world(known, partial(operator.mod, point))
        assert LAYOUT.differences(LAYOUT.hide(world, 0).state, known.state) == []
        assert [
            world.deck.counts[kind] + sum(p.hand.counts[kind] for p in world.players) for kind in range(3)
        ] == [*[3, 3, 3]]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("day:x", "day"),
        ("day:100", "day"),
        ("day:²", "day"),
        ("market:maybe", "market"),
        ("shown:pink", "shown"),
        ("A.hand:pink", "A.hand"),
        ("A.cards:many", "A.cards"),
        ("C.coins:1", "C.coins"),
        ("stamps:1", "stamps"),
        ("stamps:1/2/3", "stamps"),
        ("won:C", "won"),
        ("weather:fine", "weather"),
        ("day", "day"),
    ],
)
def test_a_wrong_word_is_named(text: str, word: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text)
    assert (caught.value.fact, caught.value.details) == ("position-word", {"word": word})


def test_a_word_is_said_once() -> None:
    with pytest.raises(Unreadable, match="position-twice"):
        read("day:1 day:2")
