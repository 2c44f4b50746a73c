"""Checks that any game passes if it keeps the contract; they know no game by name.

    from startable.testing import check_game
    check_game(GAME, examples=50)

In pytest, one test for each check: parametrise over CHECKS and call `run(check, Subject(GAME))`.
"""

from startable.testing.agreement import legal_and_check_agree
from startable.testing.copies import clones_are_independent
from startable.testing.fields import fields_are_complete
from startable.testing.flow import outcomes_have_weights, parts_are_conserved, someone_is_awaited, walks_end
from startable.testing.forms import moves_survive, observations_fit, positions_survive
from startable.testing.golden import deviations, golden
from startable.testing.journals import equal_seeds_equal_journals, journal_digest, replay_equals_state
from startable.testing.provoked import complaints_of, refusals_of
from startable.testing.running import CHECKS, Check, check_game, run, told
from startable.testing.secrecy import (
    choices_tell_no_secrets,
    known_text_reads_back,
    open_games_show_the_same,
    worlds_fit_what_is_known,
    worlds_tell_no_secrets,
)
from startable.testing.strategies import walks
from startable.testing.subject import Parts, Subject
from startable.testing.walk import Walk

__all__ = [
    "CHECKS",
    "Check",
    "Parts",
    "Subject",
    "Walk",
    "check_game",
    "choices_tell_no_secrets",
    "clones_are_independent",
    "complaints_of",
    "deviations",
    "equal_seeds_equal_journals",
    "fields_are_complete",
    "golden",
    "journal_digest",
    "known_text_reads_back",
    "legal_and_check_agree",
    "moves_survive",
    "observations_fit",
    "open_games_show_the_same",
    "outcomes_have_weights",
    "parts_are_conserved",
    "positions_survive",
    "refusals_of",
    "replay_equals_state",
    "run",
    "someone_is_awaited",
    "told",
    "walks",
    "walks_end",
    "worlds_fit_what_is_known",
    "worlds_tell_no_secrets",
]  # fmt: skip
