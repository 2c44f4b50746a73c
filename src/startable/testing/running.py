"""Runs checks over many random games and tells what failed together with the journal of the shortest one."""

from collections.abc import Callable, Mapping

from hypothesis import HealthCheck, given, settings

from startable.play.catalogue import AnyGame
from startable.testing.agreement import legal_and_check_agree
from startable.testing.copies import clones_are_independent
from startable.testing.fields import fields_are_complete
from startable.testing.flow import outcomes_have_weights, parts_are_conserved, someone_is_awaited, walks_end
from startable.testing.forms import moves_survive, observations_fit, positions_survive
from startable.testing.journals import equal_seeds_equal_journals, replay_equals_state
from startable.testing.secrecy import (
    choices_tell_no_secrets,
    known_text_reads_back,
    open_games_show_the_same,
    worlds_fit_what_is_known,
    worlds_tell_no_secrets,
)
from startable.testing.strategies import walks
from startable.testing.subject import NO_OPTIONS, Parts, Subject
from startable.testing.walk import Walk

Check = Callable[[Walk], None]

CHECKS: tuple[Check, ...] = (
    someone_is_awaited,
    legal_and_check_agree,
    outcomes_have_weights,
    parts_are_conserved,
    clones_are_independent,
    replay_equals_state,
    equal_seeds_equal_journals,
    moves_survive,
    observations_fit,
    positions_survive,
    fields_are_complete,
    worlds_fit_what_is_known,
    known_text_reads_back,
    worlds_tell_no_secrets,
    choices_tell_no_secrets,
    open_games_show_the_same,
    walks_end,
)
"""Each takes a walk and raises AssertionError if the game breaks its promise there."""


def run(check: Check, subject: Subject, examples: int = 50) -> None:
    """One check over so many random games."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(walks(subject))
    def over(walk: Walk) -> None:
        told(check, walk)

    over()


def told(check: Check, walk: Walk) -> None:
    """The check with a readable complaint: which one, why, and the game so far."""
    try:
        check(walk)
    except Exception as error:
        why = str(error) if isinstance(error, AssertionError) else repr(error)
        raise AssertionError(f"{walk.game.name}, {check.__name__}: {why}\n\n{walk.text()}") from error


def check_game(
    game: AnyGame,
    examples: int = 50,
    *,
    most: int = 200,
    options: Mapping[str, object] = NO_OPTIONS,
    parts: Parts | None = None,
    revealing: frozenset[str] = frozenset(),
    ending: Mapping[str, object] = NO_OPTIONS,
    end_within: int = 2000,
) -> None:
    """All checks over one game; AssertionError tells the first promise that it breaks."""
    subject = Subject(game, most, options, parts, revealing, ending, end_within)
    for check in CHECKS:
        run(check, subject, examples)
