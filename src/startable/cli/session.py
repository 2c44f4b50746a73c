"""A game at the terminal from its first roll to its end, or until somebody leaves."""

from startable.bots import Bot, bot
from startable.cli import show
from startable.cli.group import INTERRUPTED
from startable.cli.keeper import Keeper
from startable.cli.person import Person
from startable.cli.voice import Voice
from startable.core import Event, Stream, Unreadable
from startable.play.journal import Header
from startable.play.table import Table


class Session:
    """Seats are taken as the header names them: by the bot of that name, or else by a person."""

    def __init__(self, voice: Voice, table: Table, header: Header, keeper: Keeper, seed: int) -> None:
        self._voice = voice
        self._table = table
        self._keeper = keeper
        self._bots = [seated(name) for name in header.seats]
        self._streams = [Stream(seed + (seat + 1 << 40)) for seat in range(len(self._bots))]
        self._person = Person(voice, table, keeper)
        self._news: list[Event] = []

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
            seat = self._table.rules.awaits(self._table.state).first
            player = self._bots[seat]
            if player is None:
                self._tell(seat)
                self._news += self._person.play(seat)
            else:
                self._let(player, seat)
            self._table.settle(self._news)

    def _introduce(self) -> None:
        game, say = self._table.game, self._voice.words.say
        self._voice.line(say(show.key(game, "name")), "bold")
        self._voice.paragraph(say(show.key(game, "about")))
        for name, player in zip(show.players(self._voice.words, game), self._bots, strict=False):
            if player:
                self._voice.say("play-bot-sits", {"name": name, "bot": player.name})
            else:
                self._voice.say("play-person-sits", {"name": name, "people": self._bots.count(None)})
        self._voice.paragraph(say(show.key(game, "legend")))
        self._voice.paragraph(say("play-hint"))

    def _let(self, player: Bot, seat: int) -> None:
        table = self._table
        view = table.game.secrecy.view(table.state, seat)
        move = player.choose(table.game, table.rules, view, seat, self._streams[seat])
        if refusal := table.play(seat, move, self._news):
            raise AssertionError(f"{player.name} made a move that is refused: {move}, {refusal}")

    def _tell(self, seat: int) -> None:
        """The events since somebody was last told, as this seat may know them."""
        self._voice.show()
        for text in show.told(self._voice.words, self._table.game, self._news, seat):
            self._voice.line(f"  {text}")
        self._news = []

    def _own_seat(self) -> int:
        people = [seat for seat, player in enumerate(self._bots) if player is None]
        return people[0] if len(people) == 1 else -1

    def _finish(self) -> None:
        self._tell(self._own_seat())
        self._voice.show()
        show.board(self._voice, self._table, self._own_seat())
        self._voice.show()
        show.ending(self._voice, self._table)
        self._save()

    def _leave(self) -> None:
        self._voice.show()
        if self._keeper.asked:
            self._save()
        self._voice.say("play-left")

    def _save(self) -> None:
        try:
            self._voice.say("play-saved", {"file": str(self._keeper.save(self._table))})
        except Unreadable as error:
            self._voice.complain(self._voice.words.complaint(error))


def seated(name: str) -> Bot | None:
    try:
        return bot(name)
    except Unreadable:
        return None
