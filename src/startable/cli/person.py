"""Somebody at the keyboard: reads what they type until it is a move that the rules allow."""

from collections.abc import Callable
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from startable.cli import show
from startable.cli.keeper import Keeper
from startable.cli.voice import Voice
from startable.core import Event, Move, Unreadable
from startable.play.rulebook import rulebook
from startable.play.table import Table

_COMMANDS = ("help", "why", "rules", "board", "save", "quit")


class Person:
    def __init__(self, voice: Voice, table: Table, keeper: Keeper) -> None:
        self._voice = voice
        self._table = table
        self._game = table.game
        self._keeper = keeper
        self._seat = 0
        self._legal: list[Move[Any]] = []
        self._commands: dict[str, Callable[[str], None]] = {"?": self._help}
        for name in _COMMANDS:
            own: Callable[[str], None] = getattr(self, f"_{name}")
            self._commands |= {name: own, voice.words.say(f"word-{name}"): own}

    def play(self, seat: int) -> list[Event]:
        """One move of this seat, made at the table; what followed from it."""
        self._seat = seat
        self._legal = self._table.rules.legal(self._table.state, seat)
        self._board("")
        self._list_moves()
        while True:
            events: list[Event] = []
            move = self._ask()
            refusal = self._table.play(seat, move, events)
            if refusal is None:
                return events
            self._voice.line(show.why(self._voice.words, self._game, refusal), "red")

    def _ask(self) -> Move[Any]:
        """The next thing typed that is a move; commands are answered on the way."""
        name = show.players(self._voice.words, self._game)[self._seat]
        prompt = self._voice.words.say("play-prompt", {"name": name, "count": len(self._legal)})
        while True:
            typed = self._voice.ask(f"{prompt} ")
            try:
                move = self._read(typed)
            except Unreadable as error:
                self._voice.line(self._voice.words.complaint(error), "red")
            else:
                if move is not None:
                    return move

    def _read(self, typed: str) -> Move[Any] | None:
        word, _, rest = typed.partition(" ")
        if command := self._commands.get(word.lower()):
            command(rest.strip())
            return None
        if typed.upper().startswith(f"{self._game.prefix}-"):
            self._rules(typed)
            return None
        return self._move(typed) if typed else self._only_move()

    def _only_move(self) -> Move[Any] | None:
        """Enter alone takes the move that must be made anyway."""
        return self._legal[0] if len(self._legal) == 1 else None

    def _move(self, typed: str) -> Move[Any]:
        if not (typed.isascii() and typed.isdigit()):
            return self._game.notation.read_move(typed)
        if not (len(typed) < 4 and 1 <= int(typed) <= len(self._legal)):
            raise Unreadable("play-no-such-number", {"count": len(self._legal)})
        return self._legal[int(typed) - 1]

    def _list_moves(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for number, move in enumerate(self._legal, 1):
            notation = Text(self._game.notation.write_move(move), "bold")
            grid.add_row(Text(f"{number:>3}", "cyan"), notation, Text(self._foretold(move), "dim"))
        self._voice.show(grid)

    def _foretold(self, move: Move[Any]) -> str:
        """What the move will do; told only where nothing is hidden from this seat."""
        view = self._game.secrecy.view(self._table.state, self._seat)
        world = self._game.secrecy.world(view, self._table.rules, lambda total: 0)
        if world.facts() != self._table.state.facts():
            return ""
        events: list[Event] = []
        move.apply(world, self._seat, events)
        return " ".join(show.told(self._voice.words, self._game, events, self._seat))

    def _help(self, rest: str) -> None:
        self._voice.say("play-help-move", {"count": len(self._legal)})
        for name in _COMMANDS:
            word = self._voice.words.say(f"word-{name}")
            self._voice.line(f"  {word:10}{self._voice.words.say(f'word-{name}.help')}")
        self._voice.paragraph(self._voice.words.say(show.key(self._game, "legend")))

    def _why(self, rest: str) -> None:
        move = self._move(rest)
        refusal = self._table.rules.check(self._table.state, self._seat, move)
        if refusal is None:
            self._voice.say("play-allowed", {"move": self._game.notation.write_move(move)})
        else:
            self._voice.line(show.why(self._voice.words, self._game, refusal))

    def _rules(self, rest: str) -> None:
        book = rulebook(self._game.package, self._voice.words.language)
        if rest:
            show.rule(self._voice, book.rule(rest))
        else:
            for rule in book.rules.values():
                self._voice.line(f"  {rule.id} {rule.title}")

    def _board(self, rest: str) -> None:
        self._voice.show()
        show.board(self._voice, self._table, self._seat)
        self._voice.show()

    def _save(self, rest: str) -> None:
        self._voice.say("play-saved", {"file": str(self._keeper.save(self._table, rest))})

    def _quit(self, rest: str) -> None:
        raise EOFError
