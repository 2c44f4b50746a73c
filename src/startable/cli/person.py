"""Somebody at the keyboard: reads what they type until it is a move that the rules allow."""

from collections.abc import Callable
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from startable.cli import show
from startable.cli.game_file import GameFile
from startable.cli.output import Output
from startable.core import NOBODY, Event, Move, Unreadable
from startable.play.lines import read_mover, write_mover
from startable.play.rulebook import rulebook
from startable.play.table import Table

_COMMANDS = ("help", "why", "rules", "board", "save", "quit")


def _first(total: int) -> int:
    return 0


def _last(total: int) -> int:
    return total - 1


class Person:
    def __init__(self, output: Output, table: Table, file: GameFile) -> None:
        self._output = output
        self._table = table
        self._game = table.game
        self._file = file
        self._seat = 0
        self._legal: list[Move[Any]] = []
        self._callable: list[int] = []
        self.called = NOBODY
        """Who was called to the screen, instead of a move."""
        self._commands: dict[str, Callable[[str], None]] = {"?": self._help}
        for name in _COMMANDS:
            own: Callable[[str], None] = getattr(self, f"_{name}")
            self._commands |= {name: own, output.words.say(f"word-{name}"): own}

    def play(self, seat: int, callable: list[int]) -> list[Event]:
        """One move of this seat, made at the table; what followed from it. Or somebody else is called."""
        self._sit(seat, callable)
        self._board("")
        self._list_moves()
        while self.called == NOBODY:
            events = self._tried(self._ask("play-prompt", {"count": len(self._legal)}))
            if events is not None:
                return events
        return []

    def speak_up(self, seat: int, turn: int) -> list[Event]:
        """A move of this seat in the turn of another, if there is one to make and they like to."""
        self._sit(seat, [])
        if not self._legal:
            return []
        other = show.players(self._output.words, self._game)[turn]
        while typed := self._ask("play-speak-up", {"other": other, "move": self._legal[0].text()}):
            events = self._tried(typed)
            if events is not None:
                return events
        return []

    def _sit(self, seat: int, callable: list[int]) -> None:
        self._seat = seat
        self._callable = callable
        self.called = NOBODY
        self._legal = self._table.rules.legal(self._table.state, seat)

    def _ask(self, key: str, args: dict[str, object]) -> str:
        name = show.players(self._output.words, self._game)[self._seat]
        return self._output.ask(f"{self._output.words.say(key, {'name': name, **args})} ")

    def _tried(self, typed: str) -> list[Event] | None:
        """What followed from the move that was typed; None if it was refused, or something else."""
        events: list[Event] = []
        try:
            move = self._read(typed)
        except Unreadable as error:
            self._output.line(self._output.words.complaint(error), "red")
            return None
        refusal = self._table.play(self._seat, move, events) if move is not None else None
        if refusal is not None:
            self._output.line(show.why(self._output.words, self._game, refusal), "red")
        return events if move is not None and refusal is None else None

    def _read(self, typed: str) -> Move[Any] | None:
        word, _, rest = typed.partition(" ")
        if command := self._commands.get(word.lower()):
            command(rest.strip())
            return None
        if typed.upper() in self._letters():
            self.called = read_mover(typed.upper())
            return None
        if typed.upper().startswith(f"{self._game.prefix}-"):
            self._rules(typed)
            return None
        return self._move(typed) if typed else self._only_move()

    def _letters(self) -> list[str]:
        return [write_mover(seat) for seat in self._callable]

    def _only_move(self) -> Move[Any] | None:
        """Enter alone takes the move that must be made anyway."""
        return self._legal[0] if len(self._legal) == 1 else None

    def _move(self, typed: str) -> Move[Any]:
        if not (typed.isascii() and typed.isdigit()):
            return self._game.read_move(typed)
        if not (len(typed) < 4 and 1 <= int(typed) <= len(self._legal)):
            raise Unreadable("play-no-such-number", {"count": len(self._legal)})
        return self._legal[int(typed) - 1]

    def _list_moves(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for number, move in enumerate(self._legal, 1):
            notation = Text(move.text(), "bold")
            grid.add_row(Text(f"{number:>3}", "cyan"), notation, Text(self._foretold(move), "dim"))
        self._output.show(grid)
        if self._callable:
            self._output.say("play-may-call", {"letters": ", ".join(self._letters())})

    def _foretold(self, move: Move[Any]) -> str:
        """What the move will do; told only where this seat can rule out every other world."""
        layout = self._game.layout
        known = layout.hide(self._table.state, self._seat)
        world, other = layout.world(known, _first), layout.world(known, _last)
        if layout.differences(world, other):
            return ""
        events: list[Event] = []
        move.apply(world, self._seat, events)
        return " ".join(show.told(self._output.words, self._game, events, self._seat))

    def _help(self, rest: str) -> None:
        say = self._output.words.say
        self._output.say("play-help-move", {"count": len(self._legal)})
        book = rulebook(self._game.package, self._output.words.language)
        examples = {"move": self._legal[0].text(), "rule": next(iter(book.rules))}
        for name in _COMMANDS:
            self._output.line(f"  {say(f'word-{name}'):10}{say(f'word-{name}.help', examples)}")
        self._output.paragraph(self._output.words.say(self._game.key("legend")))

    def _why(self, rest: str) -> None:
        move = self._move(rest)
        refusal = self._table.refusal(self._seat, move)
        if refusal is None:
            self._output.say("play-allowed", {"move": move.text()})
        else:
            self._output.line(show.why(self._output.words, self._game, refusal))

    def _rules(self, rest: str) -> None:
        book = rulebook(self._game.package, self._output.words.language)
        if rest:
            show.rule(self._output, self._game, book.rule(rest))
        else:
            for rule in book.rules.values():
                self._output.line(f"  {rule.id} {rule.title}")

    def _board(self, rest: str) -> None:
        self._output.show()
        show.board(self._output, self._table, self._seat)
        self._output.show()

    def _save(self, rest: str) -> None:
        self._output.say("play-saved", {"file": str(self._file.save(self._table, rest))})

    def _quit(self, rest: str) -> None:
        raise EOFError
