"""Checks of the flow: who is awaited, how a game ends, what chance may do, and that no part gets lost."""

from typing import Any

from startable.core import CHANCE, EVERYBODY, Outcomes, Result, Stream
from startable.testing.walk import Walk

_MANY_POINTS = 500


def someone_is_awaited(walk: Walk) -> None:
    """Somebody who can move is awaited until the game is over; the result is given exactly then.

    A move that is picked without listing them is the one that the list has at that place; so with outcomes.
    """
    for state, _ in walk.positions():
        awaits = walk.rules.awaits(state)
        result = walk.rules.result(state)
        assert awaits.over == (result is not None), f"over is {awaits.over}, but the result is {result}"
        assert awaits.seats >> walk.rules.seats == 0, "a seat is awaited that is not at the table"
        for seat in awaits.each():
            moves = walk.rules.legal(state, seat)
            assert moves, f"seat {seat} is awaited, but has no move"
            listed = moves[Stream(walk.seed).below(len(moves))]
            picked = walk.rules.some(state, seat, Stream(walk.seed))
            assert picked == listed, f"without a list seat {seat} gets {picked}, with it {listed}"
        _scores(walk, state)
        if result is not None:
            _result(walk, result)


def _scores(walk: Walk, state: Any) -> None:
    scores = walk.rules.scores(state)
    assert len(scores) == walk.rules.seats, f"{len(scores)} scores for {walk.rules.seats} seats"
    assert all(type(score) is int for score in scores), f"scores are whole numbers: {scores}"


def _result(walk: Walk, result: Result) -> None:
    assert result.winners != EVERYBODY, "winners are seats at the table"
    assert result.winners >> walk.rules.seats == 0, "a winner is not at the table"
    assert result.rule in walk.subject.rule_ids, f"the result names no known rule: {result.rule!r}"
    shares = [result.share(seat) for seat in range(walk.rules.seats)]
    assert sum(shares) == 0 or abs(sum(shares) - 1) < 1e-9, f"shares of the game: {shares}"


def outcomes_have_weights(walk: Walk) -> None:
    """Where chance is awaited it has outcomes: each once, with a positive weight, passing check."""
    for state, _ in walk.positions():
        if walk.rules.awaits(state).chance:
            outcomes = walk.rules.outcomes(state)
            _weights(outcomes)
            listed = outcomes.at(Stream(walk.seed).below(outcomes.total))
            picked = walk.rules.some_outcome(state, Stream(walk.seed))
            assert picked == listed, f"without a list chance does {picked}, with it {listed}"
            for move in outcomes.moves:
                refusal = walk.rules.check(state, CHANCE, move)
                assert refusal is None, f"chance may do {move}, but is refused: {refusal}"


def _weights(outcomes: Outcomes[Any]) -> None:
    assert outcomes.moves, "chance is awaited, but nothing can happen"
    assert len(set(outcomes.moves)) == len(outcomes.moves), "an outcome is listed twice"
    assert len(outcomes.weights) == len(outcomes.moves), "every outcome has one weight"
    for move, weight in outcomes.pairs():
        assert type(weight) is int, f"the weight of {move} is no whole number: {weight}"
        assert weight > 0, f"the weight of {move} is {weight}"
    if outcomes.total <= _MANY_POINTS:
        _points(outcomes)


def _points(outcomes: Outcomes[Any]) -> None:
    """Each outcome covers as many points as it weighs."""
    covered = [outcomes.at(point) for point in range(outcomes.total)]
    for move, weight in outcomes.pairs():
        points = covered.count(move)
        assert points == weight, f"{move} weighs {weight}, but covers {points} points"


def walks_end(walk: Walk) -> None:
    """Under the options that the tester named, the game is over within the lines that the tester allowed."""
    subject = walk.subject
    options = {**walk.rules.options, **subject.ending}
    whole = Walk(subject, walk.seed, subject.end_within, walk.rules.seats, options)
    over = whole.rules.awaits(whole.end).over
    assert over, f"not over after {len(whole.lines)} lines with {dict(subject.ending)}:\n\n{whole.text()}"


def parts_are_conserved(walk: Walk) -> None:
    """What the tester counts is the same in every position."""
    count = walk.subject.parts
    if count is None:
        return
    there = count(walk.facts(walk.rules.start()))
    for state, _ in walk.positions():
        now = count(walk.facts(state))
        assert now == there, f"of {there} at the start there is now {now}"
