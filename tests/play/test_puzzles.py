"""Puzzles: each can be solved as it says, wrong moves are answered, and what follows can be played."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from startable.bots.turns import Turns
from startable.coach.puzzle_reasons import why
from startable.core import Stream, Unreadable
from startable.play.catalogue import names
from startable.play.exercise import ON, REFUSED, RIGHT, WRONG
from startable.play.lines import read_line
from startable.play.puzzle import DIFFICULTIES, Puzzle, of_the_day, puzzle, puzzles
from startable.play.puzzle_solving import ASIDE, Branch, Solving, branch, watched

HAVING = [name for name in names() if puzzles(name)]
PUZZLES = [each for name in HAVING for each in puzzles(name)]


def named(each: Puzzle) -> str:
    return f"{each.game.name}-{each.name}"


def of_each_game(check: Callable[[Puzzle], None]) -> Any:
    """One test a game, of all of its puzzles: one for each would be a fifth of all tests."""

    @pytest.mark.parametrize("game", HAVING)
    def test(game: str) -> None:
        for each in puzzles(game):
            try:
                check(each)
            except Exception as error:
                error.add_note(named(each))
                raise

    return test


@of_each_game
def test_a_puzzle_is_solved_as_it_says(each: Puzzle) -> None:
    solving = Solving(each)
    for step, move in enumerate(solving.way(), 1):
        assert solving.table.awaits.waits_for(solving.seat)
        answer = solving.make(move)
        assert answer.verdict == (RIGHT if step == len(each.steps) else ON)
        assert answer.chance == answer.best
    assert solving.done
    assert solving.way() == []


@of_each_game
def test_every_move_that_was_tried_is_legal_and_wrong_ones_change_nothing(each: Puzzle) -> None:
    solving = Solving(each)
    for step in each.steps:
        legal = solving.table.rules.legal(solving.table.state, solving.seat)
        tried = [each.game.read_move(text) for text in step.tried]
        assert set(tried) <= set(legal)
        for move in tried[step.right :]:
            before = each.game.layout.write(solving.table.state)
            answer = solving.make(move)
            assert answer.verdict == WRONG
            assert answer.chance is not None
            assert answer.best is not None
            assert answer.best - answer.chance > 0.03
            assert each.game.layout.write(solving.table.state) == before
        solving.make(tried[0])


@of_each_game
def test_it_is_clear_and_no_matter_of_course(each: Puzzle) -> None:
    assert each.difficulty in DIFFICULTIES
    for step in each.steps:
        chances = list(step.tried.values())
        assert 1 <= step.right <= 2
        assert len(chances) >= step.right + 2
        assert min(chances[: step.right]) > max(chances[step.right :])
        assert step.judged["gap"] >= max(4.0, 3.9 * step.judged["error"])
    assert each.tempting in list(each.steps[0].tried)[each.steps[0].right :]


@of_each_game
def test_what_follows_can_be_played(each: Puzzle) -> None:
    firsts: dict[Branch, str] = {"follows": each.steps[0].answers[0], "instead": each.tempting}
    for which, first in firsts.items():
        lines = branch(each, which)
        assert lines[0] == f"{each.seat} {first}"
        seen = watched(each, which, len(lines))
        assert [(line.mover, line.move.text()) for line in seen.table.lines] == [
            (line.mover, line.move.text()) for line in (read_line(each.game, text) for text in lines)
        ]
        assert seen.happened


@of_each_game
def test_what_is_said_of_it_is_good_of_the_right_and_bad_of_the_tempting_move(each: Puzzle) -> None:
    solving = Solving(each)
    assert all(reason.good for reason in why(solving, solving.way()[0]))
    assert not any(reason.good for reason in why(solving, each.game.read_move(each.tempting)))


@pytest.mark.parametrize("name", HAVING)
def test_there_are_enough_of_many_kinds(name: str) -> None:
    found = puzzles(name)
    assert len(found) >= 15
    assert len({each.name for each in found}) == len({each.position for each in found}) == len(found)
    assert {each.difficulty for each in found} == set(DIFFICULTIES)
    assert len({each.theme for each in found}) >= 5
    assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)


def test_a_refusal_names_its_rule() -> None:
    solving = Solving(puzzles("ur")[0])
    answer = solving.make(solving.puzzle.game.read_move("pass"))
    assert answer.verdict == REFUSED
    assert answer.refusal is not None
    assert answer.refusal.rule.startswith("UR-")


def test_what_only_asks_is_beside_the_point() -> None:
    for each in PUZZLES:
        solving = Solving(each)
        legal = solving.table.rules.legal(solving.table.state, solving.seat)
        for move in [move for move in legal if move.asks][:1]:
            assert solving.make(move).verdict == ASIDE


def test_the_puzzle_of_the_day_takes_turns_and_does_not_come_again_soon() -> None:
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days=day)) for day in range(15 * len(HAVING))]
    assert {each.game.name for each in days[: len(HAVING)] if each} == set(HAVING)
    assert len({named(each) for each in days if each}) == len(days)
    assert of_the_day(first) is days[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", HAVING)
def test_playing_on_finds_the_right_moves(name: str) -> None:
    """A sample is judged again, with other dice: by whole turns that are followed to the game's horizon."""
    stream, sample = Stream(11), puzzles(name)[::3]
    assert sum(is_found(each, stream) for each in sample) >= 0.75 * len(sample)


def is_found(each: Puzzle, stream: Stream) -> bool:
    solving, layout = Solving(each), each.game.layout
    rules, known = solving.table.rules, layout.hide(solving.table.state, solving.seat)
    worlds = [layout.world(known, stream.below) for _ in range(16)]
    turns = Turns(rules, each.game.heuristics(rules), solving.seat, stream)
    return turns.tried(worlds, 400)[0].move.text() in each.steps[0].answers


def test_the_counts_in_the_docs_are_up_to_date() -> None:
    """python tools/puzzle_counts.py"""
    root = Path(__file__).parents[2]
    made = run_path(str(root / "tools" / "puzzle_counts.py"))["table"]()
    assert made in (root / "docs" / "puzzles.md").read_text("utf8")


def test_an_unknown_number_is_refused_with_how_many_there_are() -> None:
    for number in (0, 10_000, -1):
        with pytest.raises(Unreadable) as raised:
            puzzle("ur", number)
        assert raised.value.details["count"] == len(puzzles("ur"))
