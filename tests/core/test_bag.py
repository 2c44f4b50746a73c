"""A bag counts along: its size is what is in it, whatever is done to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from startable.core import Bag

COUNTS = some.lists(some.integers(0, 9), min_size=1, max_size=6)
DEEDS = some.lists(some.tuples(some.integers(0, 5), some.integers(-3, 3)), max_size=20)


@given(COUNTS, some.integers(0, 9), DEEDS)
def test_size_is_what_is_in_it(counts: list[int], unknown: int, deeds: list[tuple[int, int]]) -> None:
    bag = Bag(counts, unknown)
    for kind, count in deeds:
        bag.put(kind % len(counts), count)
        bag.take(0)
    copy = bag.clone()
    copy.put(0, 5)
    assert bag.size() == sum(bag.counts) + unknown
    assert copy.size() == sum(copy.counts) + unknown == bag.size() + 5
    assert bag.closed().size() == bag.size()


@given(COUNTS)
def test_each_point_finds_a_kind_as_often_as_it_is_there(counts: list[int]) -> None:
    bag = Bag(counts)
    found = [bag.at(point) for point in range(bag.size())]
    assert [found.count(kind) for kind in range(len(counts))] == counts
    assert bag.kinds() == sorted(set(found))
    with pytest.raises(IndexError):
        bag.at(bag.size())
