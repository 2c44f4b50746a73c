"""Encounter cards: the scene that the top one begins with, and which card it is (SF-801)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.games.starfarers.box.encounters import CARDS, NODES, START, WEAR
from startable.games.starfarers.box.parts import SCENE_CARDS, SCENES
from startable.games.starfarers.rules.encounter import go_on
from startable.games.starfarers.rules.flow import run
from startable.games.starfarers.rules.moves.names import COUNTED
from startable.games.starfarers.rules.referee import StarMove
from startable.games.starfarers.state.lists import replaced
from startable.games.starfarers.state.stack import ASKED, AT, CARD, SCENE
from startable.games.starfarers.state.state import StarState


class Scene(StarMove):
    """SF-801: what the top card begins with; which card it is shows when it is answered."""

    kind: ClassVar[str] = "scene"
    fields: ClassVar[tuple[str, ...]] = ("scene",)
    spelling: ClassVar[Spelling] = Spelling("scene {}", SCENES)

    def __init__(self, scene: int) -> None:
        self.scene = scene

    def check(self, state: StarState, mover: int) -> Refusal | None:
        due = mover == CHANCE and state.stage() == SCENE
        return None if due else Refusal("SF-801", "sf-card-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        state.encounter.scene = self.scene
        if out is not None:
            out.append(Event("met", {"seat": state.active, "scene": SCENES[self.scene]}))
        asks = NODES[START[SCENE_CARDS[self.scene][0]]].kind != WEAR
        state.push(ASKED if asks else CARD)
        run(state, out)


class Card(StarMove):
    """SF-801: the card is read on."""

    kind: ClassVar[str] = "card"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    spelling: ClassVar[Spelling] = Spelling("card {}", COUNTED)

    def __init__(self, card: int) -> None:
        self.card = card

    def check(self, state: StarState, mover: int) -> Refusal | None:
        due = mover == CHANCE and state.stage() == CARD
        return None if due else Refusal("SF-801", "sf-card-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        answer = state.pop()
        state.encounter.pile = replaced(state.encounter.pile, self.card, 0)
        if out is not None:
            out.append(Event("read_on", {"seat": state.active, "card": self.card + 1}))
        start = START[self.card]
        if NODES[start].kind == WEAR:
            state.push(AT, start)
        else:
            go_on(state, start, answer, out)
        run(state, out)


SCENE_MOVES: Final = [Scene(scene) for scene in range(len(SCENES))]
CARD_MOVES: Final = [Card(card) for card in range(CARDS)]


def scenes(state: StarState) -> Outcomes[StarState]:
    moves: list[Move[StarState]] = []
    weights: list[int] = []
    for scene in range(len(SCENES)):
        count = 0
        for card in SCENE_CARDS[scene]:
            count += state.encounter.pile[card]
        if count > 0:
            moves.append(SCENE_MOVES[scene])
            weights.append(count)
    return Outcomes(moves, weights)


def cards(state: StarState) -> Outcomes[StarState]:
    return Outcomes(
        [CARD_MOVES[card] for card in SCENE_CARDS[state.encounter.scene] if state.encounter.pile[card]]
    )
