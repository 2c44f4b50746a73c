"""Whatever position is read can be played on: nobody is awaited without a move, and no rule stumbles."""

from random import Random
from typing import Any

import pytest

from startable.core import CHANCE, Stream, Unreadable
from startable.games.starfarers import GAME
from startable.games.starfarers.box.parts import SCENES
from startable.games.starfarers.state.stack import STAGE_NAMES

BENEATH = (
    "",
    "fly,",
    "build,",
    "fly,then.3,",
    "build,supply,draw.1,",
    "fly,at.9,",
    "fly,contest.7,",
    "fly,card.1,",
)
LINES = 30


def played(rules: Any, seed: int, lines: int) -> list[str]:
    """Some positions of a random game."""
    state, stream, found = rules.start(), Stream(seed), []
    for number in range(lines):
        if not number % 20:
            found.append(GAME.layout.write(state))
        go_on(rules, state, stream)
    return found


def go_on(rules: Any, state: Any, stream: Stream) -> None:
    awaits = rules.awaits(state)
    if awaits.chance:
        outcomes = rules.outcomes(state)
        outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
    elif not awaits.over:
        seat = awaits.each()[stream.below(len(awaits.each()))]
        moves = rules.legal(state, seat)
        moves[stream.below(len(moves))].apply(state, seat, None)


def changed(text: str, others: list[str], random: Random) -> str:
    """With a word of another position, another stack, or another digit."""
    words = dict(word.split(":", 1) for word in text.split())
    how = random.randrange(3)
    if how == 0:
        key, value = random.choice(random.choice(others).split()).split(":", 1)
        words[key] = value
    elif how == 1:
        top = f"{random.choice(STAGE_NAMES)}.{random.randrange(6)}".removesuffix(".0")
        words.update(stack=random.choice(BENEATH) + top, base="3", scene=random.choice(SCENES))
    else:
        key = random.choice(list(words))
        places = [place for place, letter in enumerate(words[key]) if letter.isdigit()] or [0]
        place = random.choice(places)
        words[key] = f"{words[key][:place]}{random.randrange(10)}{words[key][place + 1 :]}"
    return " ".join(f"{key}:{value}" for key, value in words.items())


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("setup", ["first", "strategic", "explorer", "wild"])
def test_what_is_read_can_be_played(setup: str, seats: int) -> None:
    rules, random, read = GAME.rules(seats, {"setup": setup}), Random(f"{setup}{seats}"), 0
    texts = played(rules, seats, 600)
    for number in range(150):
        try:
            state = GAME.read_position(changed(random.choice(texts), texts, random), rules)
        except Unreadable:
            continue
        read += 1
        stream = Stream(number)
        for _ in range(LINES):
            go_on(rules, state, stream)
        assert min(state.bank + [count for player in state.players for count in player.hand.counts]) >= 0
    assert read > 10
