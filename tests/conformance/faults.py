"""Stones with one fault at a time, each with the checks that must notice it."""

from collections.abc import Callable
from dataclasses import replace
from random import randrange
from typing import Any, Self

from startable.core import Event, Game, Move, Outcomes, Pick, Refusal, Result, Rules, View
from startable.play.catalogue import AnyGame

from .stones import GAME, codec, view
from .stones.moves import KINDS, Bid, Deal, Show
from .stones.notation import StonesNotation
from .stones.rules import StonesRules
from .stones.state import NONE, StonesState

FAULTS: dict[str, tuple[AnyGame, set[str]]] = {}


def notices(*checks: str) -> Callable[[Any], Any]:
    """Registers a faulty room, put in its place in a game that is sound otherwise."""

    def register(room: Any) -> Any:
        FAULTS[room.__name__] = (_with(room), set(checks))
        return room

    return register


def _with(room: Any) -> Game[StonesState]:
    if issubclass(room, StonesRules):
        return replace(GAME, make=room)
    if issubclass(room, StonesState):
        return replace(GAME, make=_starting_with(room))
    if issubclass(room, Move):
        return _playing_with(room)
    if issubclass(room, StonesNotation):
        return replace(GAME, notation=room(KINDS))
    return replace(GAME, codec=room()) if issubclass(room, SoundCodec) else replace(GAME, secrecy=room())


def _starting_with(state: type[StonesState]) -> type[StonesRules]:
    class Starting(StonesRules):
        def start(self) -> StonesState:
            sound = super().start()
            return state(sound.pile, sound.spent, sound.stones, sound.bids, sound.points, sound.rounds)

    return Starting


def _playing_with(move: type[Move[StonesState]]) -> Game[StonesState]:
    changed = {**KINDS, move.kind: move}

    class Playing(StonesRules):
        kinds = changed

    return replace(GAME, make=Playing, kinds=changed, notation=StonesNotation(changed))


class SoundCodec:
    MOVES = codec.MOVES
    WIDTH = codec.WIDTH

    def encode(self, move: Move[StonesState], state: StonesState) -> int:
        return codec.encode(move, state)

    def decode(self, number: int, view: View) -> Move[StonesState]:
        return codec.decode(number, view)

    def observe(self, state: StonesState, seat: int) -> bytearray:
        return codec.observe(state, seat)


class SoundSecrecy:
    OPEN = False

    def view(self, state: StonesState, seat: int) -> View:
        return view.view(state, seat)

    def world(self, seen: View, rules: Rules[StonesState], pick: Pick) -> StonesState:
        return view.world(seen, rules, pick)


@notices("someone_is_awaited")
class ResultBeforeTheEnd(StonesRules):
    def result(self, state: StonesState) -> Result | None:
        return Result(1, "ST-301")


@notices("someone_is_awaited")
class NoResultAtTheEnd(StonesRules):
    def result(self, state: StonesState) -> Result | None:
        return None


@notices("someone_is_awaited")
class ResultWithoutARule(StonesRules):
    def result(self, state: StonesState) -> Result | None:
        return Result(1, "ST-999") if state.rounds == 0 else None


@notices("someone_is_awaited")
class TooFewScores(StonesRules):
    def scores(self, state: StonesState) -> list[int]:
        return state.points[1:]


@notices("legal_and_check_agree")
class LegalOmitsAMove(StonesRules):
    def legal(self, state: StonesState, seat: int) -> list[Move[StonesState]]:
        return super().legal(state, seat)[:1]


@notices("legal_and_check_agree", "replay_equals_state")
class LegalAddsAMove(StonesRules):
    def legal(self, state: StonesState, seat: int) -> list[Move[StonesState]]:
        return [*super().legal(state, seat), *[Bid(3)] * (state.stones[seat] == 2)]


@notices("legal_and_check_agree")
class CheckLetsEverythingPass(StonesRules):
    def check(self, state: StonesState, mover: int, move: Move[StonesState]) -> Refusal | None:
        return None if isinstance(move, Bid) and mover >= 0 else super().check(state, mover, move)


@notices("legal_and_check_agree")
class CheckChangesTheState(StonesRules):
    def check(self, state: StonesState, mover: int, move: Move[StonesState]) -> Refusal | None:
        refusal = super().check(state, mover, move)
        state.points[0] += mover >= 0 and refusal is not None
        return refusal


@notices("legal_and_check_agree")
class RefusalWithoutARule(StonesRules):
    turn_rule = "ST-999"


@notices("chances_have_weights")
class OutcomeWithoutWeight(StonesRules):
    def chances(self, state: StonesState) -> Outcomes[StonesState]:
        sound = super().chances(state)
        return Outcomes(sound.moves, [*sound.weights[:-1], 0]) if len(sound.moves) > 1 else sound


@notices("parts_are_conserved")
class LosesAStone(Show):
    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        super().apply(state, mover, out)
        state.spent[state.spent.index(max(state.spent))] -= 1


@notices("clones_are_independent")
class CloneSharesAList(StonesState):
    def clone(self) -> Self:
        copy = super().clone()
        copy.pile = self.pile
        return copy


@notices("clones_are_independent")
class CloneForgets(StonesState):
    def clone(self) -> Self:
        copy = super().clone()
        copy.bids = [NONE] * len(self.bids)
        return copy


@notices("replay_equals_state")
class DependsOnListeners(Show):
    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        super().apply(state, mover, out)
        state.points[0] += 0 if out is None else 1


@notices("equal_seeds_equal_journals")
class OrderOfTheDay(StonesRules):
    """Lists moves in the order that happens to hold where these rules were made."""

    def __init__(self, seats: int, options: dict[str, int]) -> None:
        super().__init__(seats, options)
        self.day = randrange(12)

    def legal(self, state: StonesState, seat: int) -> list[Move[StonesState]]:
        moves = super().legal(state, seat)
        first = self.day % len(moves)
        return moves[first:] + moves[:first]


@notices("moves_survive")
class NumbersCollide(SoundCodec):
    def encode(self, move: Move[StonesState], state: StonesState) -> int:
        return 0


@notices("moves_survive")
class NumbersMixedUp(SoundCodec):
    def decode(self, number: int, view: View) -> Move[StonesState]:
        return Bid(number ^ 1)


@notices("moves_survive", "replay_equals_state")
class TextLosesANumber(StonesNotation):
    def write_move(self, move: Move[StonesState]) -> str:
        return super().write_move(move).replace("bid-1", "bid-0")


@notices("observations_fit")
class TooNarrow(SoundCodec):
    def observe(self, state: StonesState, seat: int) -> bytearray:
        return super().observe(state, seat)[1:]


@notices("observations_come_from_views")
class Peeks(SoundCodec):
    def observe(self, state: StonesState, seat: int) -> bytearray:
        seen = super().observe(state, seat)
        seen[-1] = max(state.stones)
        return seen


@notices("positions_survive")
class PositionForgets(StonesNotation):
    def read_position(self, text: str, rules: Rules[StonesState]) -> StonesState:
        state = super().read_position(text, rules)
        state.bids = [NONE] * len(state.bids)
        return state


@notices("worlds_fit_views")
class WorldForgetsTheOwnBid(SoundSecrecy):
    def world(self, seen: View, rules: Rules[StonesState], pick: Pick) -> StonesState:
        return super().world({**seen, "bid": NONE}, rules, pick)


@notices("worlds_fit_views", "choices_tell_no_secrets")
class ViewShowsThePile(SoundSecrecy):
    """By which everybody can work out what the others hold."""

    def view(self, state: StonesState, seat: int) -> View:
        return {**super().view(state, seat), "pile": list(state.pile)}


@notices("choices_tell_no_secrets")
class ViewAndWorldTellTheTruth(SoundSecrecy):
    """So that no world ever differs from the view that it was made from."""

    def view(self, state: StonesState, seat: int) -> View:
        return {**super().view(state, seat), "truth": state.facts()}

    def world(self, seen: View, rules: Rules[StonesState], pick: Pick) -> StonesState:
        truth: Any = seen["truth"]
        return StonesState(**truth)


@notices("choices_tell_no_secrets")
class DealToldToAll(Deal):
    def told(self, seat: int) -> Event:
        return Event("dealt", {"seat": seat, "weight": self.weight})


@notices("worlds_tell_no_secrets")
class BidTellsTheStone(Bid):
    def told(self, state: StonesState, seat: int) -> Event:
        sound = super().told(state, seat)
        return Event(sound.what, {**sound.args, "stone": state.stones[seat]}, sound.secret, sound.seats)


@notices("worlds_tell_no_secrets")
class RefusalTellsTheStones(Bid):
    def check(self, state: StonesState, mover: int) -> Refusal | None:
        sound = super().check(state, mover)
        return sound and Refusal(sound.rule, sound.fact, {"highest": max(state.stones)})


@notices("walks_end")
class RoundsGoOn(Show):
    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        super().apply(state, mover, out)
        state.rounds += 1
        state.pile = [there + back for there, back in zip(state.pile, state.spent, strict=True)]
        state.spent = [0] * len(state.spent)
