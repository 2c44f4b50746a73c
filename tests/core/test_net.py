"""The integer net: golden values in both builds, beside the plain sums, and its file."""

import json
from math import exp

import pytest

from startable.core import Stream, Unreadable
from startable.core.net import CAP, HIGHEST, LOWEST, MOST_FEATURES, ONE, UNITS, FeatureList, Net
from startable.core.odds import UNIT, against_even, shares, weight
from startable.core.weights import LARGEST, load, read, write

FEATURES, HIDDEN = 40, 16
HEADER = {"game": "ur", "command": "startable train ur", "seed": 1, "games": 2}


def numbers(seed: int, hidden: int = HIDDEN, most: int = 2000) -> tuple[list[list[int]], list[int]]:
    stream = Stream(seed)
    rows = [[stream.below(2 * most) - most for _ in range(hidden + 1)] for _ in range(FEATURES + 1)]
    return rows, [stream.below(2 * most) - most for _ in range(hidden)]


def plainly(rows: list[list[int]], outputs: list[int], features: list[int]) -> int:
    told = [rows[-1], *[rows[at] for at in features]]
    sums = [sum(row[unit] for row in told) for unit in range(len(outputs) + 1)]
    by_units = sum(out * min(max(total, 0), CAP) for out, total in zip(outputs, sums, strict=False))
    return (by_units + sums[-1] * ONE) >> 8


def some(stream: Stream, count: int) -> list[int]:
    return [stream.below(FEATURES) for _ in range(count)]


def test_golden_values() -> None:
    """Of both builds and all machines."""
    net, stream = Net(*numbers(1)), Stream(2)
    assert [net.logit(some(stream, count)) for count in (0, 1, 7, 30)] == GOLDEN


GOLDEN = [10522, -5435, 29384, -39867]


@pytest.mark.parametrize("hidden", [1, 3, HIDDEN, UNITS, UNITS + 1, 64])
@pytest.mark.parametrize("count", [0, 1, 2, 40, MOST_FEATURES])
def test_lanes_are_plain_sums(count: int, hidden: int) -> None:
    for seed in range(5):
        rows, outputs = numbers(seed, hidden)
        features = some(Stream(seed), count)
        assert Net(rows, outputs).logit(features) == plainly(rows, outputs, features)


@pytest.mark.parametrize(("extreme", "straight"), [(-CAP, LOWEST), (CAP, HIGHEST)])
def test_the_largest_weights_stay_in_their_lanes(extreme: int, straight: int) -> None:
    rows, outputs = numbers(3)
    rows = [
        [*(extreme if (at + unit) % 3 else -1 for unit in range(HIDDEN)), straight] for at in range(len(rows))
    ]
    features = [at % FEATURES for at in range(MOST_FEATURES)]
    assert Net(rows, outputs).logit(features) == plainly(rows, outputs, features)


def test_a_feature_named_twice_counts_twice() -> None:
    rows, outputs = numbers(4)
    doubled = [[2 * weight for weight in rows[0]], *rows[1:]]
    assert Net(rows, outputs).logit([0, 0, 5]) == Net(doubled, outputs).logit([0, 5])


def test_a_sum_tells_what_a_list_of_features_does() -> None:
    net, features = Net(*numbers(5, 40)), some(Stream(5), 20)
    found, kept = net.sum(), FeatureList()
    for feature in features:
        found.add(feature)
        kept.add(feature)
    assert kept.all == features
    assert found.logit() == net.logit(features)


def test_weights_are_powers_of_e() -> None:
    assert weight(0) == 1 << 30
    for below in (1, 17, 255, 256, 4096, 50_000):
        assert weight(below) / 2**30 == pytest.approx(exp(-below / UNIT), rel=1e-6, abs=1e-8)
    assert weight(10**9) == 1


def test_shares_of_all_seats_are_one() -> None:
    assert shares([0, 0]) == [0.5, 0.5]
    assert [against_even(logit) for logit in (0, 7, -7, 90_000, -200_000)] == [
        shares([logit, 0])[0] for logit in (0, 7, -7, 90_000, -200_000)
    ]
    assert shares([UNIT, 0])[0] == pytest.approx(1 / (1 + exp(-1)), abs=1e-8)
    assert sum(shares([5, -3000, 8000, 12, 0, -1])) == pytest.approx(1, abs=1e-12)


# --- the file ---


def kept() -> bytes:
    return write(HEADER, *numbers(1))


def test_a_file_tells_what_it_is_and_gives_the_same_net() -> None:
    header, net = read(kept(), "w")
    assert {key: header[key] for key in HEADER} == HEADER
    assert (header["features"], header["hidden"]) == (FEATURES, HIDDEN)
    assert [net.logit(some(Stream(9), count)) for count in range(9)] == [
        Net(*numbers(1)).logit(some(Stream(9), count)) for count in range(9)
    ]


def too_heavy() -> bytes:
    """A weight to a hidden unit that would flow over its lane."""
    rows, outputs = numbers(1)
    return write(HEADER, [[CAP + 1, *rows[0][1:]], *rows[1:]], outputs)


def with_header(**changes: object) -> bytes:
    magic, told, body = kept().split(b"\n", 2)
    return b"\n".join((magic, json.dumps({**json.loads(told), **changes}).encode(), body))


@pytest.mark.parametrize(
    "data",
    [
        *(
            b"",
            b"\n\n",
            b"startable net 1\n",
            b"startable net 1\n[]\n",
            kept()[:-1],
            kept() + b"x",
            kept()[1:],
        ),
        *(kept()[:-1] + bytes([kept()[-1] ^ 1]), with_header(features=FEATURES + 1), with_header(hidden=0)),
        *(
            with_header(features="40"),
            with_header(hash=""),
            with_header(hidden=None),
            kept() + bytes(LARGEST),
            too_heavy(),
        ),
    ],
)
def test_a_broken_file_is_told_as_such(data: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        read(data, "some file")
    assert (refused.value.fact, refused.value.details) == ("weights-broken", {"file": "some file"})


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(Unreadable) as refused:
        load("startable.core", 3)
    assert refused.value.fact == "weights-missing"
