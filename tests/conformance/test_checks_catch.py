"""Each check can fail: it notices a planted fault, and the others do not cry with it.

The game they are tried on is never compiled: a compiled contract takes games that are not compiled with it.
"""

import re
from functools import partial

import pytest

from startable.testing import CHECKS, Check, Subject, Walk, check_game, told, worlds_tell_no_secrets

from .faults import FAULTS
from .stones import GAME
from .stones.state import parts

SUBJECT = partial(Subject, most=30, parts=parts, revealing=frozenset({"show"}), end_within=60)
WALKS = 16


def test_sound_game_passes() -> None:
    check_game(GAME, 30, most=30, parts=parts, revealing=frozenset({"show"}), end_within=60)


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_noticed_by_its_check_alone(fault: str) -> None:
    game, wanted = FAULTS[fault]
    walks = [_walk(SUBJECT(game), seed) for seed in range(WALKS)]
    assert {check.__name__ for check in CHECKS if any(_fails(check, walk) for walk in walks)} == wanted


def _walk(subject: Subject, seed: int) -> Walk:
    return Walk(subject, seed, length=seed * 7 % 19, seats=2 + seed % 2, options={"rounds": 1 + seed % 3})


def _fails(check: Check, walk: Walk) -> bool:
    try:
        told(check, walk)
    except AssertionError:
        return True
    return False


def test_every_check_is_proven_by_a_fault_of_its_own() -> None:
    alone = {name for _, wanted in FAULTS.values() for name in wanted if len(wanted) == 1}
    assert alone == {check.__name__ for check in CHECKS}


def test_complaint_tells_check_and_journal() -> None:
    game, _ = FAULTS["CloneForgets"]
    with pytest.raises(AssertionError) as caught:
        check_game(game, 30, most=30, parts=parts, revealing=frozenset({"show"}), end_within=60)
    assert "stones, clones_are_independent: the clone differs in ['bids']" in str(caught.value)
    *_, last = str(caught.value).rstrip().splitlines()
    assert re.fullmatch(r"[*A-Z] [a-z0-9-]+", last), "and ends with the line that broke it"


def test_crash_is_told_like_a_broken_promise() -> None:
    def crash(walk: Walk) -> None:
        raise IndexError("beyond the bag")

    with pytest.raises(AssertionError, match=r"stones, crash: IndexError\('beyond the bag'\)\n\nstartable 1"):
        told(crash, _walk(SUBJECT(GAME), 1))


def test_revealing_moves_must_be_named() -> None:
    walks = [_walk(Subject(GAME, 30), seed) for seed in range(50)]
    with pytest.raises(AssertionError, match="tells seat"):
        list(map(partial(told, worlds_tell_no_secrets), walks))
