"""`puzzle`: typed moves, answers to wrong ones, and what follows."""

from startable.play.puzzle import puzzles

from .conftest import Run


def test_a_wrong_and_a_right_move(run: Run) -> None:
    each = puzzles("ur")[0]
    ran = run("puzzle", "ur", "1", typed=f"{each.tempting}\n?\n{each.steps[0].answers[0]}\n")
    assert ran.code == 0
    assert "puzzle 1 of" in ran.out
    assert "Something else is better" in ran.out
    assert f"Like this: {each.steps[0].answers[0]}" in ran.out
    assert "That’s it" in ran.out
    assert "What an ordinary game would bring:" in ran.out


def test_whoever_leaves_may(run: Run) -> None:
    assert run("puzzle", "ur", "2", typed="quit\n").code == 0


def test_todays_in_hungarian(run: Run) -> None:
    ran = run("puzzle", "--today", "--lang", "hu", typed="quit\n")
    assert ran.code == 0
    assert "feladvány" in ran.out


def test_what_is_unknown_is_told(run: Run) -> None:
    ran = run("puzzle", "ur", "9999")
    assert ran.code == 2
    assert "There is no such puzzle" in ran.err
