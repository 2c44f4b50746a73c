"""The part of a room about whose seats are whose: of those from the table before, and of known players."""

from startable.core import NOBODY, Unreadable
from startable.server.people.keys import Who, seats_of
from startable.server.people.players import NAMELESS, Sitter
from startable.server.tables.hand_over import HandOver
from startable.server.tables.messages import Claim, Disown, Follow, Reviewed
from startable.server.tables.stored import KeysStored, KnownStored, RecordStored


class Owners(HandOver):
    def on_follow(self, wish: Follow) -> None:
        """The owners come from the table before, unless somebody else has their seats meanwhile."""
        free = {number: who for number, who in wish.owners.items() if self.seating.may_follow(number)}
        for number, who in free.items():
            self.seating.welcome_back(number, who)
        if free:
            self.save(KeysStored(self, wish, self.seating.new_keys(tuple(free))))
        else:
            wish.refuse(Unreadable("seat-taken"))

    def on_keys_stored(self, message: KeysStored) -> None:
        message.question.answer(message.keys)
        self.presence.expect(tuple(map(int, message.keys)))
        self.keep_seats()
        self.inform()

    # --- who is known ---

    def on_claim(self, wish: Claim) -> None:
        """A seat that no player has yet; a player has one seat at a table."""
        mine = self.seating.of_player(wish.who.player)
        own = [seat for seat in seats_of(self.record, Who(wish.keys)) if not self.record.seats[seat].player]
        if mine != NOBODY or not own:
            wish.answer(mine)
        else:
            self.seating.make_known(own[0], wish.who)
            self.note_result()
            self.save(KnownStored(self, wish, own[0]))

    def on_disown(self, wish: Disown) -> None:
        mine = self.seating.of_player(wish.player)
        if mine == NOBODY:
            wish.answer(mine)
        else:
            self.seating.make_known(mine, Sitter(NAMELESS))
            self.unsay(mine)
            self.save(KnownStored(self, wish, mine))

    def on_known_stored(self, message: KnownStored) -> None:
        message.question.answer(message.seat)
        self.inform()

    def on_reviewed(self, message: Reviewed) -> None:
        if self.status == "over" and not self.old_rules and not self.record.figures:
            self.record.figures = message.figures
            self.note_result()
            self.save(RecordStored(self))
