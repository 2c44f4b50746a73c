"""Checks that any game passes if it keeps the contract; they know no game by name.

    from startable.testing import check_game
    check_game(GAME, examples=50)

In pytest, one test for each check: parametrise over CHECKS and call `run(check, Subject(GAME))`.
"""

from startable.testing.agreement import legal_and_check_agree
from startable.testing.copies import clones_are_independent
from startable.testing.flow import chances_have_weights, parts_are_conserved, someone_is_awaited, walks_end
from startable.testing.forms import moves_survive, observations_fit, positions_survive
from startable.testing.golden import deviations, golden
from startable.testing.journals import equal_seeds_equal_journals, journal_digest, replay_equals_state
from startable.testing.provoked import complaints_of, refusals_of
from startable.testing.running import CHECKS, Check, check_game, run, told
from startable.testing.secrecy import (
    choices_tell_no_secrets,
    observations_come_from_views,
    worlds_fit_views,
    worlds_tell_no_secrets,
)
from startable.testing.strategies import walks
from startable.testing.subject import Parts, Subject
from startable.testing.walk import WATCHER, Walk

__all__ = [
    "CHECKS", "WATCHER", "Check", "Parts", "Subject", "Walk",
    "chances_have_weights", "check_game", "choices_tell_no_secrets", "clones_are_independent",
    "complaints_of", "deviations", "equal_seeds_equal_journals", "golden", "journal_digest",
    "legal_and_check_agree", "moves_survive", "observations_come_from_views", "observations_fit",
    "parts_are_conserved", "positions_survive", "refusals_of", "replay_equals_state", "run",
    "someone_is_awaited", "told", "walks", "walks_end", "worlds_fit_views", "worlds_tell_no_secrets",
]  # fmt: skip
