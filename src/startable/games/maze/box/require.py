"""Complaints about an owner's parts."""

from startable.core.event import NOTHING, Args
from startable.core.unreadable import Unreadable


def require(fine: bool, fact: str, rule: str, args: Args = NOTHING) -> None:
    if not fine:
        raise Unreadable(fact, args, rule)
