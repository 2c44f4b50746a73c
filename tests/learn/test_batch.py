"""Batches: their rows are the games of the contract, whatever the batch's size, split or process."""

import copy
import pickle
import time
from typing import Any

import numpy as np
import pytest

from startable.core import Stream
from startable.learn import Arrays, Batch
from startable.learn.arrays import new_arrays, shapes
from startable.play.catalogue import game, names

GAMES = names()
SEATS = {name: game(name).seats[-1] for name in GAMES}


def walk(batch: Batch, steps: int) -> list[bytes]:
    """What is seen, allowed, drawn and won on a random walk."""
    told = []
    for _ in range(steps):
        drawn = batch.draw()
        arrays = batch.step(drawn)
        told += [drawn.tobytes(), *[each.tobytes() for each in vars(arrays).values()]]
    return told


def rows(arrays: Arrays) -> dict[str, Any]:
    return {name: each.copy() for name, each in vars(arrays).items() if not name.startswith("last")}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_rows_tell_what_the_seat_knows(name: str, most: bool) -> None:
    """What a sight keeps from step to step is what would be written anew, in every row and at every step."""
    batch = Batch(name, 3, seed=5, seats=SEATS[name] if most else 0, longest=40)
    numbers, layout = batch.game.numbers, batch.game.layout
    tables = batch._engine._rows.tables  # type: ignore[attr-defined]
    arrays = batch.look()
    for step in range(90):
        for row, table in enumerate(tables):
            seat, state = int(arrays.seats[row]), table.episode.state
            assert arrays.seen[row].tobytes() == bytes(numbers.observe(layout.hide(state, seat)))
            legal = [move.number(state) for move in table.episode.rules.legal(state, seat)]
            assert np.flatnonzero(arrays.masks[row]).tolist() == sorted(set(legal))
            assert table.episode.numbers(seat) == legal
            drawn = table.episode.ask(seat).draw(Stream(step))
            assert drawn == legal[Stream(step).below(len(legal))]
        batch.step(batch.draw())


@pytest.mark.parametrize("workers", [1, 2])
def test_nobody_else_writes_what_was_seen(workers: int) -> None:
    """Only what changed is written: what somebody else put there would stay."""
    with Batch("starfarers", 4, seed=2, workers=workers) as batch:
        for arrays in (batch.look(), batch.play()):
            with pytest.raises(ValueError, match="read-only"):
                arrays.seen[:] = 0


def test_only_what_changed_is_written() -> None:
    """At most steps of Starfarers nothing of the board changes, which is half of a row."""
    batch = Batch("starfarers", 1, seed=2)
    table = batch._engine._rows.tables[0]  # type: ignore[attr-defined]
    stood = []
    for _ in range(200):
        episode, seat = table.episode, table.seat
        stood.append(episode.sight.still(episode.state, seat))
        episode.play(seat, episode.ask(seat).draw(Stream(len(stood))))
        table.seat = episode.seat
    assert stood[0] == 0
    assert sum(still > 1_500 for still in stood) > 150
    assert sum(still > 3_000 for still in stood) > 50


@pytest.mark.parametrize("name", GAMES)
def test_neither_size_nor_split_matters(name: str) -> None:
    whole = Batch(name, 5, seed=3, longest=12)
    parts = [Batch(name, 2, seed=3, longest=12), Batch(name, 3, seed=3, longest=12, first_row=2)]
    for batch in (whole, *parts):
        batch.look()
    for _ in range(30):
        arrays = rows(whole.step(whole.draw()))
        split = [rows(part.step(part.draw())) for part in parts]
        for key, each in arrays.items():
            assert np.array_equal(each, np.concatenate([part[key] for part in split])), key


def test_processes_play_the_same() -> None:
    with Batch("ur", 6, seed=3, longest=20, workers=2) as shared:
        alone = Batch("ur", 6, seed=3, longest=20)
        for batch in (alone, shared):
            batch.look()
        assert walk(shared, 25) == walk(alone, 25)
        saved = shared.save()
        later = walk(shared, 5)
        shared.restore(saved)
        assert walk(shared, 5)[::12] == later[::12]
        shared.restart(9)
        alone.restart(9)
        assert np.array_equal(shared.look().seen, alone.look().seen)
    assert shared.arrays.seen.any()


@pytest.mark.parametrize("workers", [1, 2])
def test_played_is_what_would_be_drawn(workers: int) -> None:
    stepped = Batch("ur", 6, seed=3, longest=20)
    with Batch("ur", 6, seed=3, longest=20, workers=workers) as played:
        stepped.look(), played.look()
        for _ in range(50):
            numbers = stepped.draw()
            one, other = vars(stepped.step(numbers)), vars(played.play())
            assert np.array_equal(played.arrays.played, numbers)
            assert all(np.array_equal(each, other[name]) for name, each in one.items())


def test_a_worker_that_ends_is_told() -> None:
    batch = Batch("ur", 4, workers=2)
    process = batch._engine._others[0].process  # type: ignore[attr-defined]
    process.kill()
    process.join()
    with pytest.raises(RuntimeError, match="a worker of the batch has ended"):
        batch.play()
    assert batch.arrays.seats.shape == (4,)


def test_workers_that_have_slept_go_on() -> None:
    with Batch("ur", 6, seed=3, workers=3) as shared:
        alone = Batch("ur", 6, seed=3)
        for _ in range(3):
            time.sleep(0.1)
            assert np.array_equal(shared.play().seen, alone.play().seen)


def test_another_seed_deals_another_game() -> None:
    one, other = Batch("ur", 2, seed=1), Batch("ur", 2, seed=2)
    one.look(), other.look()
    assert walk(one, 20) != walk(other, 20)
    rolls = {each.tobytes() for each in Batch("ur", 64, seed=1).look().seen}
    assert len(rolls) > 3


@pytest.mark.parametrize("name", GAMES)
def test_goes_on_from_a_copy(name: str) -> None:
    batch = Batch(name, 3, seed=8, longest=30)
    batch.look()
    walk(batch, 20)
    copies = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    after = walk(batch, 25)
    for again in copies:
        assert walk(again, 25)[0] == after[0]
        assert np.array_equal(again.arrays.seen, batch.arrays.seen)


def test_games_that_end_are_told_and_begin_again() -> None:
    batch = Batch("ur", 8, seed=1, options={"discs": 1})
    arrays, finished = batch.look(), 0
    while finished < 20:
        deciders = arrays.seats.copy()
        batch.step(batch.draw())
        assert arrays.masks.any(axis=1).all()
        for row in np.flatnonzero(arrays.ended):
            finished += 1
            assert arrays.last_seats[row] == deciders[row]
            assert arrays.rewards[row] == arrays.totals[row, deciders[row]]
            assert arrays.totals[row].sum() == 0
            assert arrays.last[row].any()
        assert not arrays.totals[~arrays.ended].any()


def test_long_games_are_cut() -> None:
    batch = Batch("ur", 2, longest=3)
    batch.look()
    cut = [batch.step(batch.draw()).cut.tolist() for _ in range(6)]
    assert cut == [[False] * 2, [False] * 2, [True] * 2] * 2


def test_no_legal_move_loses_and_names_the_rule() -> None:
    batch = Batch("ur", 2)
    arrays = batch.look()
    numbers = batch.draw()
    numbers[1] = int(np.argmin(arrays.masks[1]))
    batch.step(numbers)
    assert arrays.rewards.tolist() == [0.0, -1.0]
    assert arrays.refusals[0] == b""
    assert arrays.refusals[1].startswith(b"UR-")
    batch.step(np.array([-1, 10_000]))
    assert arrays.rewards.tolist() == [-1.0, -1.0]


def test_writes_into_arrays_of_the_caller() -> None:
    batch = Batch("ur", 4)
    mine = new_arrays(shapes(batch.game, 4, 2))
    assert batch.look(mine) is mine
    assert np.array_equal(mine.seen, batch.arrays.seen)
    with pytest.raises(ValueError, match="seen must be a contiguous array of uint8"):
        batch.look(new_arrays(shapes(batch.game, 3, 2)))
    with pytest.raises(ValueError, match="one for each row"):
        batch.step(np.zeros(3))


def test_what_was_saved_must_fit() -> None:
    with pytest.raises(ValueError, match="saved were 2 rows of ur, but this batch has 3"):
        Batch("ur", 3).restore(Batch("ur", 2).save())
