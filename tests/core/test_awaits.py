"""Whom a game waits for, and who is free to move besides."""

from startable.core import CHANCE, CLOCK
from startable.core.rules import CHANCE_NEXT, OVER, Awaits


def test_nobody_waits_for_those_who_are_free_to_move() -> None:
    awaits = Awaits(0b010, free=0b101)
    assert [awaits.mover(seat) for seat in range(4)] == [True, True, True, False]
    assert [awaits.waits_for(seat) for seat in range(4)] == [False, True, False, False]
    assert awaits.each() == [1]
    assert awaits.first == 1


def test_a_game_is_over_though_somebody_were_free() -> None:
    assert OVER.over
    assert Awaits(free=0b1).over


def test_chance_and_the_clock_are_movers_of_their_own() -> None:
    assert CHANCE_NEXT.mover(CHANCE)
    assert not CHANCE_NEXT.mover(CLOCK)
    assert Awaits(1, clock_ms=40).mover(CLOCK)
