"""How much a test tries. `make test-long` sets STARTABLE_LONG."""

import os

from hypothesis import settings

from startable.build import COMPILED

LONG = bool(os.environ.get("STARTABLE_LONG"))
MORE = 6
SHORT = 5 if COMPILED else 20
"""In `make test` it is so many times less; interpreted, under the eyes of coverage, least of all."""


def examples(usual: int) -> int:
    """As much as usual in the long run, and on the compiled build more."""
    if LONG:
        return usual * (MORE if COMPILED else 1)
    return 1 + usual // SHORT


def tries(usual: int) -> settings:
    """For a property: so many random cases, however long one takes."""
    return settings(max_examples=examples(usual), deadline=None)
