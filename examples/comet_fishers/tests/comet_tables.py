"""Tables of Comet Fishers at any point of a game, for tests."""

from startable.core import CHANCE, Event, Rules
from startable.play.words import Words, game_words

from comet_fishers import GAME
from comet_fishers.state.state import CometState

ENGLISH, HUNGARIAN = (Words(language, game_words(GAME.package, language)) for language in ("en", "hu"))
REVEALING = frozenset({"settle"})


class Table:
    """A game that moves are made at, written as in a journal: `A cast-2`, `* catch-ice`."""

    def __init__(self, *lines: str, seats: int = 2, **options: int) -> None:
        self.rules: Rules[CometState] = GAME.rules(seats, options)
        self.state = self.rules.start()
        self.told: list[Event] = []
        self.play(*lines)

    @classmethod
    def at_sea(cls, *lines: str, **options: int) -> "Table":
        """After the deal: A has an order for ice, B one for pearls."""
        return cls("* order-ice", "* order-pearl", *lines, **options)

    def play(self, *lines: str) -> "Table":
        for line in lines:
            assert self.why(line) == "", line
            mover, move = self._read(line)
            self.told = []
            GAME.read_move(move).apply(self.state, mover, self.told)
        return self

    def why(self, line: str) -> str:
        """The rule and the fact that speak against it; empty if it is allowed."""
        mover, move = self._read(line)
        refusal = self.rules.check(self.state, mover, GAME.read_move(move))
        return f"{refusal.rule} {refusal.fact}" if refusal else ""

    def _read(self, line: str) -> tuple[int, str]:
        who, _, move = line.partition(" ")
        return CHANCE if who == "*" else "ABCD".index(who), move

    def offered(self) -> list[str]:
        awaits = self.rules.awaits(self.state)
        moves = (
            self.rules.outcomes(self.state).moves
            if awaits.chance
            else self.rules.legal(self.state, awaits.first)
        )
        return [move.text() for move in moves]

    def events(self) -> list[str]:
        return [event.what for event in self.told]
