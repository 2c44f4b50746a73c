"""`learn`: lessons with typed moves, answers to wrong ones, and a way back."""

import json

from startable.play.lesson import course

from .conftest import Run

WHOLE = "".join(f"{text}\n" for each in course("ur") for step in each.steps for text in step.show)


def test_the_whole_course_by_its_own_solutions(run: Run) -> None:
    ran = run("learn", "ur", typed=WHOLE)
    assert ran.code == 0
    assert "11/11 House rules" in ran.out
    assert ran.out.splitlines()[-1] == "That was the last lesson. Now play: startable play"


def test_wrong_moves_are_answered_with_the_rule(run: Run) -> None:
    ran = run("learn", "ur", "forward", typed="c2-c4\nh4-c3\nnonsense\n?\n")
    assert "UR-202 One roll, one move" in ran.out
    assert "That is allowed, but it is not what is asked here." in ran.out
    assert "nonsense" in ran.out
    assert "Like this: c2-c5" in ran.out


def test_whoever_leaves_is_told_how_to_go_on(run: Run) -> None:
    assert run("learn", "ur", "capture", typed="quit\n").out.endswith("startable learn ur capture\n")


def test_the_list_in_hungarian(run: Run) -> None:
    listed = run("learn", "ur", "--list", "--lang", "hu").out.splitlines()
    assert len(listed) == len(course("ur"))
    assert "Fogolyejtés" in listed[2]


def test_the_list_for_programs(run: Run) -> None:
    listed = json.loads(run("learn", "ur", "--json").out)
    assert [each["name"] for each in listed] == [each.name for each in course("ur")]
    assert all(each["title"] and each["steps"] for each in listed)


def test_what_is_unknown_is_told(run: Run) -> None:
    ran = run("learn", "ur", "flying")
    assert ran.code == 2
    assert "There is no lesson “flying”" in ran.err
