"""A game at the terminal from its first roll to its end, or until somebody leaves."""

from typing import Any

from startable.bots import Bot, bot
from startable.cli import show
from startable.cli.game_file import GameFile
from startable.cli.group import INTERRUPTED
from startable.cli.output import Output
from startable.cli.person import Person
from startable.core import NOBODY, Awaits, Event, Known, Move, Rules, Stream, Unreadable, seats_in
from startable.play.catalogue import AnyGame
from startable.play.journal import Header
from startable.play.table import Table


class Session:
    """Seats are taken as the header names them: by the bot of that name, or else by a person."""

    def __init__(self, output: Output, table: Table, header: Header, file: GameFile, seed: int) -> None:
        self._output = output
        self._table = table
        self._file = file
        self._bots = [seated(name) for name in header.seats]
        self._streams = [Stream(seed + (seat + 1 << 40)) for seat in range(len(self._bots))]
        self._person = Person(output, table, file)
        self._news: list[Event] = []
        self._heard = [0] * len(self._bots)
        """How much of the news each seat has been told."""
        self._secretive = self._bots.count(None) > 1 and not table.game.layout.open
        """Several people share the screen, and not all is for everybody's eyes."""
        self._heard_turn = NOBODY
        """In whose turn people were asked last whether they had something to say."""
        self._there = NOBODY
        """Who sits at the screen."""

    def run(self) -> int:
        """The exit code: leaving is no error, but an interruption says so."""
        try:
            self._play()
        except EOFError:
            self._leave()
            return 0
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        self._finish()
        return 0

    def _play(self) -> None:
        self._introduce()
        self._table.settle(self._news)
        while not self._table.over:
            awaits = self._table.awaits
            if not awaits.pace_ms:
                self._hear(awaits)
                self._let(awaits.first)
            elif not any(self._speaks(seat) for seat in awaits.each()):
                self._let(self._asked(awaits.each()))
            self._table.settle(self._news)

    def _hear(self, awaits: Awaits) -> None:
        """Once in a bot's turn, people who are free to speak up though nobody waits for them."""
        turn = awaits.first
        if not awaits.free or turn == self._heard_turn:
            return
        self._heard_turn = turn
        people = [seat for seat in seats_in(awaits.free) if self._bots[seat] is None]
        for seat in people if self._bots[turn] else []:
            self._speak_up(seat, turn)

    def _speak_up(self, seat: int, turn: int) -> None:
        self._sit_down(seat, "play-come-here")
        self._tell(seat)
        self._news += self._person.speak_up(seat, turn)

    def _asked(self, awaited: list[int]) -> int:
        """Where all may speak: a person rather than bots that wait, and not whoever has just spoken."""
        people = [seat for seat in awaited if self._bots[seat] is None]
        others = [seat for seat in people if seat != self._table.lines[-1].mover]
        return [*others, *people, *awaited][0]

    def _speaks(self, seat: int) -> bool:
        """Whether the bot of this seat has something to say now; it may rather wait."""
        player = self._bots[seat]
        move = player.hurry(*self._situation(seat)) if player else None
        if move:
            self._make(seat, move)
        return move is not None

    def _let(self, seat: int) -> None:
        player = self._bots[seat]
        if player is None:
            self._sit_down(seat)
            self._tell(seat)
            self._news += self._person.play(seat, self._callable(seat))
            if self._person.called != NOBODY:
                self._speak_up(self._person.called, seat)
        else:
            self._make(seat, player.choose(*self._situation(seat)))

    def _callable(self, turn: int) -> list[int]:
        """The other people who are free to speak up: whoever is at the screen may call them there."""
        free = seats_in(self._table.awaits.free)
        return [seat for seat in free if self._bots[seat] is None and seat != turn]

    def _situation(self, seat: int) -> tuple[AnyGame, Rules[Any], Known[Any], Stream]:
        table = self._table
        return table.game, table.rules, table.game.layout.hide(table.state, seat), self._streams[seat]

    def _make(self, seat: int, move: Move[Any]) -> None:
        if refusal := self._table.play(seat, move, self._news):
            raise AssertionError(f"seat {seat} made a move that is refused: {move}, {refusal}")

    def _introduce(self) -> None:
        game, say = self._table.game, self._output.words.say
        self._output.line(say(game.key("name")), "bold")
        self._output.paragraph(say(game.key("about")))
        for name, player in zip(show.players(self._output.words, game), self._bots, strict=False):
            if player:
                self._output.say("play-bot-sits", {"name": name, "bot": player.name})
            else:
                self._output.say("play-person-sits", {"name": name, "people": self._bots.count(None)})
        for text in (say(game.key("legend")), show.advice(self._output.words, self._table), say("play-hint")):
            if text:
                self._output.paragraph(text)

    def _sit_down(self, seat: int, key: str = "play-sit-down") -> None:
        """Whoever leaves the screen first hears what came of their own move; then it is cleared."""
        before, self._there = self._there, seat
        if not self._secretive or seat == before:
            return
        names = show.players(self._output.words, self._table.game)
        if before != NOBODY:
            self._tell(before)
            self._wait("play-hand-on", {"name": names[before], "next": names[seat]})
        self._wait(key, {"name": names[seat]})

    def _wait(self, key: str, args: dict[str, object]) -> None:
        self._output.ask(f"{self._output.words.say(key, args)} ")
        self._output.wipe()

    def _tell(self, seat: int) -> None:
        """The events that this seat has not been told yet, as it may know them."""
        first = self._heard[seat] if seat != NOBODY else max(self._heard)
        self._output.show()
        for text in show.told(self._output.words, self._table.game, self._news[first:], seat):
            self._output.line(f"  {text}")
        alone = self._secretive and seat != NOBODY
        for each in [seat] if alone else range(len(self._heard)):
            self._heard[each] = len(self._news)

    def _own_seat(self) -> int:
        people = [seat for seat, player in enumerate(self._bots) if player is None]
        return people[0] if len(people) == 1 else NOBODY

    def _finish(self) -> None:
        self._tell(self._own_seat())
        self._output.show()
        show.board(self._output, self._table, self._own_seat())
        self._output.show()
        show.ending(self._output, self._table)
        self._save()

    def _leave(self) -> None:
        self._output.show()
        if self._file.asked:
            self._save()
        self._output.say("play-left")

    def _save(self) -> None:
        try:
            self._output.say("play-saved", {"file": str(self._file.save(self._table))})
        except Unreadable as error:
            self._output.complain(self._output.words.complaint(error))


def seated(name: str) -> Bot | None:
    try:
        return bot(name)
    except Unreadable:
        return None
