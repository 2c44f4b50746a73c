"""What is played behind a door, as a learner asks for it; and how it is copied and pickled."""

import copyreg
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from startable.bots import bot
from startable.bots.solo import ANY, Place, Solo
from startable.learn.sentences import choices, in_sentences, whole
from startable.play.catalogue import game
from startable.play.episode import Episode

Bots = str | Sequence[str]
Options = Mapping[str, object]


class Wanted(TypedDict):
    """One learner with bots, or at every seat of the table if there are none."""

    name: str
    bots: Bots
    seat: int
    seats: int
    options: Options | None
    longest: int


def checked(wanted: Wanted) -> Wanted:
    """What is of another kind is told here, in a sentence: compiled code would only name the types."""
    return Wanted(
        name=wanted["name"],
        bots=_names(wanted["bots"]),
        seat=whole("seat", wanted["seat"]),
        seats=whole("seats", wanted["seats"]),
        options=choices(wanted["options"]),
        longest=whole("longest", wanted["longest"], 0),
    )


def _names(bots: object) -> list[str]:
    given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    names = [each for each in given if isinstance(each, str)]
    if len(names) < len(given):
        raise TypeError(f"bots must be the name of a bot, or names, or () for none, not {bots!r}")
    return names


def new_table(asked: Wanted) -> Solo:
    wanted = checked(asked)
    with in_sentences():
        played, bots = game(wanted["name"]), [bot(each) for each in wanted["bots"]]
        solo = Solo(played, bots, wanted["seat"], wanted["seats"], wanted["options"], wanted["longest"])
    if not ANY <= wanted["seat"] < solo.episode.seats:
        raise ValueError(f"there is no seat {wanted['seat']}: they are 0 to {solo.episode.seats - 1}")
    return solo


def _pieces(solo: Solo) -> tuple[Any, ...]:
    """Bots go by their names: they remember nothing."""
    return _again, ([each.name for each in solo.bots], solo.wanted, solo.episode, solo.place())


def _again(bots: list[str], wanted: int, episode: Episode, place: Place) -> Solo:
    solo = Solo(episode.game, [bot(each) for each in bots], wanted, episode.seats)
    solo.go_on(episode, place)
    return solo


copyreg.pickle(Solo, _pieces)
