"""Stones with one fault at a time, each with the checks that must notice it."""

from collections.abc import Callable
from dataclasses import replace
from random import randrange
from typing import Any, ClassVar, Self

from startable.core import (
    OWN,
    Awaits,
    Event,
    Field,
    Game,
    Known,
    Layout,
    Move,
    Outcomes,
    Pick,
    Refusal,
    Result,
    Rules,
    Stream,
    Unreadable,
)
from startable.core.sight import PlainSight, Sight
from startable.core.wordlist import WordList
from startable.play.catalogue import AnyGame

from .stones import GAME, numbers
from .stones.layout import FIELDS, Sealed, fill
from .stones.moves import KINDS, Bid, Deal, Show
from .stones.rules import StonesRules
from .stones.state import NONE, PILE, StonesState

FAULTS: dict[str, tuple[AnyGame, set[str]]] = {}


def notices(*checks: str) -> Callable[[Any], Any]:
    """Registers a faulty part, put in its place in a game that is sound otherwise."""

    def register(part: Any) -> Any:
        FAULTS[part.__name__] = (_with(part), set(checks))
        return part

    return register


def _with(part: Any) -> Game[StonesState]:
    if issubclass(part, StonesRules):
        return replace(GAME, make=part)
    if issubclass(part, StonesState):
        return replace(GAME, make=_starting_with(part))
    if issubclass(part, Move):
        return _playing_with(part)
    return replace(GAME, numbers=part()) if issubclass(part, SoundNumbers) else part.game()


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

    return replace(GAME, make=Playing, kinds=changed)


class SoundNumbers:
    MOVES = numbers.MOVES
    WIDTH = numbers.WIDTH

    def decode(self, number: int, known: Known[StonesState]) -> Move[StonesState]:
        return numbers.decode(number, known)

    def observe(self, known: Known[StonesState]) -> bytearray:
        return numbers.observe(known)


class SoundLayout:
    """Some fields differ, or how hidden ones are filled in."""

    changed: ClassVar[dict[str, Field]] = {}

    @staticmethod
    def fill(state: StonesState, seat: int, pick: Pick) -> None:
        fill(state, seat, pick)

    @classmethod
    def game(cls) -> Game[StonesState]:
        fields = {**FIELDS, **cls.changed}
        return replace(GAME, layout=Layout(list(fields.values()), fill=cls.fill))


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
    def check(
        self, state: StonesState, mover: int, move: Move[StonesState], known: Awaits | None = None
    ) -> Refusal | None:
        return None if isinstance(move, Bid) and mover >= 0 else super().check(state, mover, move)


@notices("legal_and_check_agree")
class CheckChangesTheState(StonesRules):
    def check(
        self, state: StonesState, mover: int, move: Move[StonesState], known: Awaits | None = None
    ) -> Refusal | None:
        refusal = super().check(state, mover, move)
        state.points[0] += mover >= 0 and refusal is not None
        return refusal


@notices("legal_and_check_agree")
class RefusalWithoutARule(StonesRules):
    turn_rule = "ST-999"


@notices("outcomes_have_weights")
class OutcomeWithoutWeight(StonesRules):
    def outcomes(self, state: StonesState) -> Outcomes[StonesState]:
        sound = super().outcomes(state)
        return Outcomes(sound.moves, [*sound.weights[:-1], 0]) if len(sound.moves) > 1 else sound


@notices("parts_are_conserved")
class TakesAnotherStone(Deal):
    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        super().apply(state, mover, out)
        if self.weight == 1 and sum(state.spent) == 0 and state.stones.count(0) == len(state.stones) - 1:
            state.pile.put(0)
            state.pile.take(1)


@notices("fields_are_complete", "worlds_fit_what_is_known")
class TakesBehindTheBagsBack(Deal):
    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        super().apply(state, mover, out)
        state.pile.put(self.weight - 1)
        state.pile.counts[self.weight - 1] -= 1


@notices("clones_are_independent")
class CloneSharesAList(StonesState):
    def clone(self) -> Self:
        copy = super().clone()
        copy.pile = self.pile
        return copy


@notices("clones_are_independent", "worlds_fit_what_is_known")
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


@notices(
    *("clones_are_independent", "worlds_fit_what_is_known", "worlds_tell_no_secrets"),
    *("choices_tell_no_secrets", "known_text_reads_back", "observations_fit"),
)
class LendsTheBids(StonesState):
    """What is hidden in the copy is hidden from the table too."""

    def lend(self) -> Self:
        copy = self.clone()
        copy.bids = self.bids
        return copy


@notices("fields_are_complete")
class UndeclaredField(StonesState):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.mood = 0


@notices("someone_is_awaited")
class PicksTheFirstMove(StonesRules):
    def some(self, state: StonesState, seat: int, stream: Stream) -> Move[StonesState]:
        return self.legal(state, seat)[0]


@notices("outcomes_have_weights")
class PicksTheFirstOutcome(StonesRules):
    def some_outcome(self, state: StonesState, stream: Stream) -> Move[StonesState]:
        return self.outcomes(state).moves[0]


@notices("moves_survive")
class NumbersCollide(Bid):
    def number(self, state: StonesState) -> int:
        return 0


@notices("moves_survive")
class NumbersMixedUp(SoundNumbers):
    def decode(self, number: int, known: Known[StonesState]) -> Move[StonesState]:
        return Bid(number ^ 1)


@notices("moves_survive", "replay_equals_state")
class TextLosesANumber(Bid):
    def text(self) -> str:
        return super().text().replace("bid-1", "bid-0")


@notices("observations_fit")
class TooNarrow(SoundNumbers):
    def observe(self, known: Known[StonesState]) -> bytearray:
        return super().observe(known)[1:]


def _neighbours_stone(known: Known[StonesState]) -> bytearray:
    """Of the true state, that is what the seat must not see."""
    stones, shown = known.state.stones, numbers.observe(known)
    shown[len(PILE)] = stones[(known.seat + 1) % len(stones)]
    return shown


def _peeking(rules: Rules[StonesState]) -> Sight[StonesState]:
    return PlainSight(rules, Layout(list({**FIELDS, **_OPEN}.values())), numbers.MOVES, _neighbours_stone)


@notices("observations_fit")
class SightPeeks(SoundLayout):
    @classmethod
    def game(cls) -> Game[StonesState]:
        return replace(GAME, sight=_peeking)


class Forgetful(Field):
    def read(self, words: WordList, state: Any, seat: int) -> None:
        super().read(words, state, seat)
        self.put(state, seat, NONE)


@notices("positions_survive", "known_text_reads_back")
class PositionForgets(SoundLayout):
    changed: ClassVar[dict[str, Field]] = {
        "bids": Forgetful("bids.*", Sealed(NONE), "", "bid", OWN, "sealed")
    }


def _no_bids(state: StonesState) -> None:
    if max(state.bids) != NONE:
        raise Unreadable("position-word", {"word": "bid"})


@notices("positions_survive")
class RefusesPositionsOfItsOwn(SoundLayout):
    @classmethod
    def game(cls) -> Game[StonesState]:
        return replace(GAME, possible=_no_bids)


class Opaque(Sealed):
    def read_closed(self, text: str, key: str) -> Any:
        return 0


@notices("known_text_reads_back")
class TextForgetsWhatIsHidden(SoundLayout):
    changed: ClassVar[dict[str, Field]] = {"stones": Field("stones.*", Opaque(0), "", "stone", OWN, "dealt")}


@notices("worlds_fit_what_is_known")
class WorldForgetsTheOwnBid(SoundLayout):
    @staticmethod
    def fill(state: StonesState, seat: int, pick: Pick) -> None:
        fill(state, seat, pick)
        if seat >= 0:
            state.bids[seat] = NONE


@notices("worlds_fit_what_is_known", "choices_tell_no_secrets")
class PileIsOpen(SoundLayout):
    """By which everybody can work out what the others hold."""

    changed: ClassVar[dict[str, Field]] = {"pile": Field("pile", FIELDS["pile"].form, "")}


_OPEN = {
    "pile": Field("pile", FIELDS["pile"].form, ""),
    "stones": Field("stones.*", Sealed(0), "", "stone"),
    "bids": Field("bids.*", Sealed(NONE), "", "bid"),
}


@notices("choices_tell_no_secrets", "open_games_show_the_same")
class NothingIsHidden(SoundLayout):
    changed: ClassVar[dict[str, Field]] = _OPEN


class _OpenDeal(Deal):
    def told(self, seat: int) -> Event:
        return Event("dealt", {"seat": seat, "weight": self.weight})


class _OpenBid(Bid):
    def told(self, state: StonesState, seat: int) -> Event:
        return Event("bid", {"seat": seat, "points": self.points})


@notices("open_games_show_the_same")
class OpenButSeatsDiffer(SoundLayout):
    changed: ClassVar[dict[str, Field]] = _OPEN

    @classmethod
    def game(cls) -> Game[StonesState]:
        openly: dict[str, type[Move[StonesState]]] = {**KINDS, "deal": _OpenDeal, "bid": _OpenBid}

        class Playing(StonesRules):
            kinds = openly

        return replace(super().game(), make=Playing, kinds=openly)


@notices("choices_tell_no_secrets")
class DealToldToAll(Deal):
    def told(self, seat: int) -> Event:
        return Event("dealt", {"seat": seat, "weight": self.weight})


@notices("worlds_fit_what_is_known", "choices_tell_no_secrets")
class ScoresTellTheStones(StonesRules):
    def scores(self, state: StonesState) -> list[int]:
        return [points + 10 * stone for points, stone in zip(state.points, state.stones, strict=True)]


@notices("worlds_fit_what_is_known", "choices_tell_no_secrets")
class TheClockTellsTheStones(StonesRules):
    def awaits(self, state: StonesState) -> Awaits:
        sound = super().awaits(state)
        return sound if sound.over else Awaits(sound.seats, sound.chance, pace_ms=1 + max(state.stones))


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
        for kind, back in enumerate(state.spent):
            state.pile.put(kind, back)
        state.spent = [0] * len(state.spent)
