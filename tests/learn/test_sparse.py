"""Rows told by what is not zero: nothing is lost, and what others make of compressed rows is the same."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some
from hypothesis.extra.numpy import array_shapes, arrays
from numpy.typing import NDArray

from startable.learn import Batch, Sparse
from startable.play.catalogue import names

ROWS = arrays(np.uint8, array_shapes(min_dims=2, max_dims=2, min_side=0), elements=some.integers(0, 3))


@given(ROWS)
def test_rows_come_back_as_they_were(rows: NDArray[np.uint8]) -> None:
    found = Sparse.of(rows)
    assert np.array_equal(found.dense(), rows)
    assert found.offsets[0] == 0
    assert found.offsets[-1] == len(found.indices) == np.count_nonzero(rows)


@given(ROWS, some.data())
def test_some_rows_are_taken_and_joined(rows: NDArray[np.uint8], data: some.DataObject) -> None:
    which = np.array(data.draw(some.lists(some.integers(0, max(0, len(rows) - 1)), max_size=9)), np.int64)
    which = which if len(rows) else which[:0]
    found = Sparse.of(rows)
    assert np.array_equal(found.take(which).dense(), rows[which])
    assert np.array_equal(
        Sparse.joined([found, found.take(which)]).dense(), np.concatenate([rows, rows[which]])
    )


@pytest.mark.parametrize("name", names())
def test_a_batch_is_told_by_what_is_there(name: str) -> None:
    batch = Batch(name, 5, seed=3)
    arrays, weights = batch.look(), np.random.default_rng(1).standard_normal((batch.game.numbers.WIDTH, 4))
    for _ in range(30):
        arrays = batch.play()
    seen, legal = Sparse.of(arrays.seen), Sparse.of(arrays.masks)
    layer = [
        seen.values[start:end] @ weights[seen.indices[start:end]]
        for start, end in zip(seen.offsets, seen.offsets[1:], strict=False)
    ]
    assert np.allclose(layer, arrays.seen @ weights)
    for row, table in enumerate(batch._engine._rows.tables):  # type: ignore[attr-defined]
        numbers = legal.indices[legal.offsets[row] : legal.offsets[row + 1]]
        assert numbers.tolist() == sorted(set(table.episode.numbers(int(arrays.seats[row]))))


def test_rows_are_named_as_numpy_takes_them() -> None:
    rows = np.array([[0, 3], [1, 0], [0, 0]], np.uint8)
    for named in ([-1, 0], rows[:, 1] > 0, slice(None, None, -2)):
        assert np.array_equal(Sparse.of(rows).take(named).dense(), rows[named])
    with pytest.raises(IndexError, match="out of bounds"):
        Sparse.of(rows).take([3])


def test_rows_of_two_games_are_not_joined() -> None:
    one, two = Sparse.of(np.zeros((1, 2), np.uint8)), Sparse.of(np.zeros((1, 3), np.uint8))
    for parts in ([one, two], []):
        with pytest.raises(ValueError, match="only rows of one width"):
            Sparse.joined(parts)


def test_one_row_alone_is_no_array_of_rows() -> None:
    with pytest.raises(ValueError, match="two dimensions, games and numbers, not 1"):
        Sparse.of(np.zeros(5, np.uint8))


def test_more_than_offsets_can_tell_are_refused() -> None:
    part = Sparse.of(np.ones((2, 1), np.uint8))
    many = replace(part, offsets=np.array([0, 2**30, 2**31 - 1], np.int32))
    with pytest.raises(ValueError, match="2,147,483,649 numbers that are not zero are too many"):
        Sparse.joined([many, part])
