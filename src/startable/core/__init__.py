"""The contract that every game keeps and everything else builds on."""

from startable.core.bag import Bag
from startable.core.event import Args, Event
from startable.core.game import Game, Say, View
from startable.core.heuristics import Heuristics
from startable.core.known import Known, Pick
from startable.core.layout import OPEN, OWN, SECRET, Field, Layout, Told
from startable.core.move import Move, S
from startable.core.movers import CHANCE, CLOCK, EVERYBODY, NOBODY, bit, seats_in
from startable.core.numbering import Numbering
from startable.core.option import Option, Options
from startable.core.reason import Reason
from startable.core.refusal import Refusal
from startable.core.rules import CHANCE_NEXT, OVER, Awaits, Outcomes, Result, Rules
from startable.core.spelling import Spelling
from startable.core.state import Fact, Facts, State
from startable.core.stream import Stream
from startable.core.unreadable import Unreadable

__all__ = [
    "CHANCE", "CHANCE_NEXT", "CLOCK", "EVERYBODY", "NOBODY", "OPEN", "OVER", "OWN", "SECRET",
    "Args", "Awaits", "Bag", "Event", "Fact", "Facts", "Field", "Game", "Heuristics", "Known", "Layout",
    "Move", "Numbering", "Option", "Options", "Outcomes", "Pick", "Reason", "Refusal", "Result", "Rules", "S",
    "Say", "Spelling", "State", "Stream", "Told", "Unreadable", "View", "bit", "seats_in",
]  # fmt: skip
