"""A review adds up in every game, and in UR with one disc each it agrees with the truth."""

from functools import cache
from statistics import mean

import pytest

from startable.coach.advice import WINS, Adviser
from startable.coach.review import Review, review
from startable.core import CHANCE, Stream
from startable.games.ur.moves.turn import ROLLS
from startable.learn.solved import Solved, solve
from startable.play import catalogue
from startable.play.journal import Header, Journal, read, steps
from startable.play.lines import Line
from startable.testing import Subject
from startable.testing.walk import Walk

LINES = 24
ONE_DISC = {"discs": 1}


def random_game(name: str, seed: int, lines: int = LINES, **options: object) -> Journal:
    game = catalogue.game(name)
    walk = Walk(Subject(game), seed, lines, 0, {**game.in_turns, **options})
    return Journal(Header(game, walk.rules, ("",) * walk.rules.seats), walk.lines)


@cache
def reviewed(name: str) -> Review:
    return review(random_game(name, 7))


@pytest.mark.parametrize("name", catalogue.names())
def test_somebody_wins_whatever_happens(name: str) -> None:
    found = reviewed(name)
    assert len(found.steps) == LINES
    for chances in [found.first, *[step.chances for step in found.steps]]:
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


@pytest.mark.parametrize("name", catalogue.names())
def test_luck_is_taken_from_others_and_nobody_chooses_better_than_best(name: str) -> None:
    found = reviewed(name)
    assert any(step.luck for step in found.steps)
    for step in found.steps:
        assert sum(step.luck) == pytest.approx(0, abs=1e-6)
        assert 0 <= step.lost <= step.chance + 1e-9
        assert (step.best is not None) == (step.lost > 1e-6)


def test_all_rolls_together_are_no_luck() -> None:
    game = random_game("ur", 3)
    before = max(v for v, line in enumerate(game.lines) if line.mover == CHANCE)
    luck = []
    for roll in ROLLS.moves:
        lines = [*game.lines[:before], Line(CHANCE, roll)]
        luck.append(review(Journal(game.header, lines)).steps[-1].luck[0])
    assert max(luck) > 0 > min(luck)
    assert mean(luck) == pytest.approx(0, abs=1e-9)


def test_the_costliest_are_named_worst_first_and_by_seat() -> None:
    found = review(random_game("ur", 5, 120))
    worst = found.costliest()
    assert [step.lost for step in worst] == sorted((step.lost for step in worst), reverse=True)
    assert len(worst) == 3
    assert {step.mover for step in found.costliest(1)} == {1}
    assert found.lost(1) >= sum(step.lost for step in found.costliest(1))


# --- beside the truth ---


@cache
def truth() -> Solved:
    return solve(1)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_is_over_has_a_sure_winner(seed: int) -> None:
    game = random_game("ur", seed, 4000, **ONE_DISC)
    *_, (_, _, table) = steps(game)
    winner = table.state.winner
    assert review(game).steps[-1].chances[winner] == 1


def test_what_is_called_costly_costs() -> None:
    """Mistakes in random games, by the review and by the table: who loses a tenth has really lost much."""
    said, real = [], []
    for seed in range(8):
        game = random_game("ur", seed, 300, **ONE_DISC)
        before = game.header.rules.start()
        for step, (line, _, table) in zip(review(game).steps, steps(game), strict=True):
            if step.lost > 0.1 and step.best:
                said.append(step.lost)
                real.append(truth().after(before, step.best.move) - truth().after(before, line.move))
            before = table.state.clone()
    assert len(real) > 10
    assert mean(loss > 0 for loss in real) > 0.9
    assert mean(real) == pytest.approx(mean(said), abs=0.1)


def test_the_move_that_wins_comes_first() -> None:
    game = read("startable 1\ngame ur 1\noptions discs=1\n\n* 6:1\n* 3\nA in-h3\n* 6\nB in-c2\n* 3\n")
    *_, (_, _, table) = steps(game)
    view = game.header.game.secrecy.view(table.state, 0)
    best = Adviser(game.header.game, game.header.rules).advise(view, 0, Stream(1))[0]
    assert (game.header.game.notation.write_move(best.move), best.chance, best.why) == ("h3-c2", 1, WINS)
