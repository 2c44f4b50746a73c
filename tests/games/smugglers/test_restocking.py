"""Chapter 5: restocking."""

import pytest
from hypothesis import given

from startable.testing import Walk

from ...effort import tries
from .helpers import awaited, chances, dealt, fact, moves, phase, play, position, refused, restocking, told
from .walks import ANY

FULL = "pool.energy:9 pool.goods:rrryyygggbbb"


def test_sm_501_up_to_the_tokens_value_in_energy_or_in_goods() -> None:
    table = restocking("A.tokens:2 B.tokens:1 C.tokens:-1 queue:ABC pool.energy:5 pool.goods:rrg")
    energy = {"energy 1", "energy 2"}
    goods = {"goods r", "goods g", "goods rr", "goods rg"}
    assert moves(table, "A") == {"none"} | energy | goods


@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_sm_501_never_more(token: int) -> None:
    others = [each for each in (-1, 1, 2, 3, 4) if each != token]
    names = " ".join(f"{seat}.tokens:{each}" for seat, each in zip("BCDE", sorted(others)[::-1], strict=True))
    before = "".join("BCDE"[: sum(other > token for other in others)])
    after = "".join("BCDE"[len(before) :])
    table = restocking(f"A.tokens:{token} {names} queue:A{after} {FULL}", 5)
    assert {f"energy {token}", f"goods {'r' * min(token, 3)}"} <= moves(table, "A")
    assert refused(table, f"A energy {token + 1}") == "SM-501"
    assert refused(table, f"A goods {'rygbr'[: token + 1]}") == "SM-501"
    assert max(len(move) for move in moves(table, "A") if move.startswith("goods")) == len("goods ") + token


def test_sm_501_any_colours() -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 queue:ABC {FULL}")
    pairs = {move[6:] for move in moves(table, "A") if move.startswith("goods ") and len(move) == 8}
    assert pairs == {"rr", "ry", "rg", "rb", "yy", "yg", "yb", "gg", "gb", "bb"}


def test_sm_501_energy_or_goods_and_then_the_turn_is_over() -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 queue:ABC {FULL}")
    play(table, "A energy 1")
    assert fact(table, "energy")[0] == 1
    assert fact(table, "pool_energy") == 8
    assert refused(table, "A goods r") == "SM-503"
    play(table, "B goods y")
    assert fact(table, "goods")[1] == "y"
    assert fact(table, "pool_goods") == "rrryygggbbb"


def test_sm_501_or_nothing() -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 queue:ABC {FULL}")
    before = fact(table, "energy"), fact(table, "goods"), fact(table, "pool_energy")
    play(table, "A none")
    assert (fact(table, "energy"), fact(table, "goods"), fact(table, "pool_energy")) == before
    assert awaited(table) == "B"


@pytest.mark.parametrize(
    ("lines", "order"),
    [
        (["A t3", "B t2", "C t1"], [0, 1, 2, 3]),
        (["A t-1", "B t1", "C t2"], [3, 2, 1, 0]),
        (["D t2", "A t1", "B t-1"], [2, 3, 0, 1]),
    ],
)
def test_sm_501_in_falling_order_of_tokens(lines: list[str], order: list[int]) -> None:
    table = dealt(4, ["E-R", "E-Y", "E-G", "E-B"])
    play(table, "A a4", *lines, "A give a r")
    assert fact(table, "queue") == order


def test_sm_502_short_pool_gives_what_it_has() -> None:
    table = restocking("A.tokens:2 B.tokens:1 C.tokens:-1 queue:ABC pool.energy:1 pool.goods:b")
    assert moves(table, "A") == {"none", "energy 1", "goods b"}
    for line in ("A energy 2", "A goods r", "A goods bb", "A goods rb"):
        assert refused(table, line) == "SM-502"


def test_sm_502_what_one_takes_the_next_does_not_find() -> None:
    table = restocking("A.tokens:2 B.tokens:1 C.tokens:-1 queue:ABC pool.energy:1 pool.goods:b C.energy:1")
    play(table, "A energy 1")
    assert moves(table, "B") == {"none", "goods b"}
    play(table, "B goods b")
    assert awaited(table) == "C"


def test_sm_502_an_empty_pool_gives_nothing_to_anybody() -> None:
    """The last good is taken, so B is not even asked."""
    table = restocking("A.tokens:2 B.tokens:1 C.tokens:-1 C.energy:1 queue:ABC pool.goods:b")
    play(table, "A goods b")
    assert awaited(table) == "C"


@pytest.mark.parametrize("others", ["B none", "C none", "B energy 1"])
def test_sm_503_one_after_the_other(others: str) -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 C.energy:1 queue:ABC {FULL}")
    assert awaited(table) == "A"
    assert refused(table, others) == "SM-503"


def test_sm_503_until_all_had_their_turn() -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 C.energy:1 queue:ABC {FULL}")
    for seat in "ABC":
        assert (phase(table), awaited(table)) == ("restocking", seat)
        play(table, f"{seat} none")
    assert phase(table) == "countdown"
    assert fact(table, "middle") == [-1, 1, 2]


def test_sm_504_zero_gives_nothing() -> None:
    """F has the 0: after E with the 1, it is B's turn, who has the -1."""
    text = "A.tokens:4 B.tokens:-1 B.energy:1 C.tokens:3 D.tokens:2 E.tokens:1 F.tokens:0 queue:EFB"
    table = restocking(f"{text} {FULL}", 6)
    play(table, "E none")
    assert awaited(table) == "B"
    assert fact(table, "energy")[5] == 0


def test_sm_504_minus_one_takes_nothing_and_may_put_one() -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 C.energy:3 C.goods:rrb queue:C {FULL}")
    assert moves(table, "C") == {"none", "put e", "put r", "put b"}
    for line in ("C energy 1", "C goods r"):
        assert refused(table, line) == "SM-504"


@pytest.mark.parametrize(
    ("put", "energy", "goods", "pool"), [("e", 2, "rrb", (10, 3)), ("r", 3, "rb", (9, 4))]
)
def test_sm_504_it_goes_to_the_pool(put: str, energy: int, goods: str, pool: tuple[int, int]) -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 C.energy:3 C.goods:rrb queue:C {FULL}")
    play(table, f"C put {put}")
    assert fact(table, "energy")[2] == energy
    assert fact(table, "goods")[2] == goods
    assert (fact(table, "pool_energy"), fact(table, "pool_goods").count("r")) == pool
    assert phase(table) == "countdown"


def test_sm_504_only_what_one_has_and_only_with_the_minus_one() -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 A.energy:1 C.energy:3 queue:ABC {FULL}")
    assert refused(table, "A put e") == "SM-504"
    play(table, "A none", "B none")
    assert refused(table, "C put g") == "SM-504"


def test_sm_504_who_has_nothing_to_put_is_passed_over() -> None:
    table = restocking(f"A.tokens:2 B.tokens:1 C.tokens:-1 queue:ABC {FULL}")
    play(table, "A none", "B none")
    assert phase(table) == "countdown"


def test_sm_505_next_galaxy_with_all_tokens_and_dice_back() -> None:
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    play(table, "A a2", "B a3", "A t2", "B t1", "B give a r")
    events = play(table, "A none", "B none", "C none")
    assert told(events, "galaxy") == [{"galaxy": 2, "galaxies": 8}]
    assert fact(table, "middle") == [-1, 1, 2]
    assert fact(table, "tokens") == [[], [], []]
    assert fact(table, "placed") == [0, 0, 0]
    assert (fact(table, "cards"), fact(table, "dice")) == ([], [])
    play(table, "@ time")
    assert len(chances(table)) == 33


@pytest.mark.parametrize(("seats", "galaxies"), [(2, 8), (3, 8), (4, 8), (5, 6), (6, 6)])
def test_sm_505_the_last_galaxys_restocking_ends_the_game(seats: int, galaxies: int) -> None:
    cards = ",".join(["F-R", "F-Y", "F-G", "F-B", "E-R", "E-Y"][: max(3, seats)])
    text = f"phase:bidding cards:{cards} A.energy:1"
    for galaxy in (galaxies - 1, galaxies):
        table = position(f"{text} galaxy:{galaxy}", seats)
        tokens = sorted(fact(table, "middle"))[::-1]
        if seats == 2:
            play(table, "B t3", "A t-1", "B t1")
        else:
            play(
                table,
                *[f"{seat} t{token}" for seat, token in zip("FEDCB"[6 - seats :], tokens, strict=False)],
            )
        assert awaited(table) == "A"
        play(table, "A put e")
        assert table.over == (galaxy == galaxies)


@tries(30)
@given(ANY)
def test_sm_505_nothing_ends_before(walk: Walk) -> None:
    for state, _ in walk.positions():
        facts = walk.facts(state)
        assert (facts["phase"] == "ended") == walk.rules.awaits(state).over
        if facts["phase"] == "ended":
            assert facts["galaxy"] == (8 if walk.rules.seats < 5 else 6)
