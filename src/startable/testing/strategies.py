"""Hypothesis strategies: random games with random seats and options."""

from typing import Any

from hypothesis import strategies as st

from startable.core import Option
from startable.testing.subject import Subject
from startable.testing.walk import Walk

_SEEDS = st.integers(0, 2**32 - 1)


def walks(subject: Subject) -> st.SearchStrategy[Walk]:
    """Shrinks to few lines, few seats and default options."""
    return st.builds(
        Walk,
        st.just(subject),
        seed=_SEEDS,
        length=lengths(subject.most),
        seats=st.sampled_from(list(subject.game.seats)),
        options=options(subject),
    )


def lengths(most: int) -> st.SearchStrategy[int]:
    """Any length, and often the longest: late positions are the rich ones."""
    return st.one_of(st.integers(0, most), st.just(most))


def options(subject: Subject) -> st.SearchStrategy[dict[str, Any]]:
    free = [option for option in subject.game.options if option.name not in subject.options]
    return st.fixed_dictionaries({option.name: option_values(option) for option in free})


def option_values(option: Option) -> st.SearchStrategy[int]:
    """Mostly the default, the ends and low numbers: those in the middle of a wide range do little."""
    low = st.integers(option.low, min(option.high, option.low + 99))
    return st.one_of(st.just(option.default), low.filter(option.offers), st.just(option.high))
