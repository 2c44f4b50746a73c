"""Two people play a whole game over sockets; all that they see is what the journal says."""

from typing import Any

import pytest

from startable.play import fair, journal
from startable.play.journal import Journal

from .people import Person, one_move, play_out, table_for_two
from .servers import Server


class Watched:
    """A finished game with everything that was heard of it."""

    def __init__(self, server: Server) -> None:
        self.anna, self.bela = table_for_two(server, discs=3)
        self.carl = Person(server, "Carl").connect(table=self.anna.table)
        self.middle = self._history_in_the_middle(server)
        play_out(self.anna, self.bela, self.carl)
        self.table = self.anna.table
        self.text = server.journal(self.table)

    def _history_in_the_middle(self, server: Server) -> Any:
        for _ in range(5):
            one_move(self.anna, self.bela, self.carl)
        return server.get(f"/api/tables/{self.anna.table}/history")

    @property
    def journal(self) -> Journal:
        return journal.read(self.text)


@pytest.fixture(scope="module")
def played(server: Server) -> Watched:
    return Watched(server)


def views_of(played: Journal, seat: int) -> dict[int, Any]:
    """What this seat sees after each version, by replay alone."""
    game = played.header.game
    steps = enumerate(journal.steps(played), 1)
    return {v: dict(game.view(game.layout.hide(table.state, seat))) for v, (_, _, table) in steps}


def events_of(played: Journal, seat: int) -> list[dict[str, Any]]:
    return [
        {"v": v, "what": event.what, "args": event.seen_by(seat)}
        for v, (_, events, _) in enumerate(journal.steps(played), 1)
        for event in events
    ]


def frames(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.heard if message["t"] == "frame"]


@pytest.mark.parametrize(("name", "seat"), [("anna", 0), ("bela", 1), ("carl", -1)])
def test_every_frame_is_what_the_journal_gives(played: Watched, name: str, seat: int) -> None:
    heard = frames(getattr(played, name))
    views = views_of(played.journal, seat)
    assert [frame["view"] for frame in heard] == [views[frame["v"]] for frame in heard]
    assert heard[-1]["v"] == len(played.journal.lines)
    events = [event for frame in heard for event in frame["events"]]
    assert events == [event for event in events_of(played.journal, seat) if event["v"] >= events[0]["v"]]


def test_players_hear_of_everything_from_the_first_throw_on(played: Watched) -> None:
    heard = [event for frame in frames(played.bela) for event in frame["events"]]
    assert heard == events_of(played.journal, 1)


def test_legal_moves_go_to_the_seat_that_may_make_them(played: Watched) -> None:
    for name, seats in (("anna", {0}), ("bela", {1}), ("carl", set())):
        offered = {choice["seat"] for frame in frames(getattr(played, name)) for choice in frame["legal"]}
        assert offered == seats
    assert all(bool(frame["legal"]) == (0 in frame["awaits"]) for frame in frames(played.anna))


def test_a_move_is_acknowledged_before_its_frame_shows_it(played: Watched) -> None:
    kinds = [
        (message["t"], message["v"]) for message in played.anna.heard if message["t"] in ("ack", "frame")
    ]
    acks = [place for place, (t, _) in enumerate(kinds) if t == "ack"]
    assert acks
    assert all(kinds[place + 1][0] == "frame" and kinds[place + 1][1] >= kinds[place][1] for place in acks)


def test_the_journal_replays_and_its_dice_are_fair(played: Watched) -> None:
    table = journal.replay(played.journal)
    assert table.over
    assert fair.verify(played.journal) == []
    assert len(list(fair.draws(played.journal))) > 10
    assert played.journal.header.seats == ("Anna", "Bela")


def test_the_journal_is_refused_until_the_game_is_over(server: Server) -> None:
    anna, _ = table_for_two(server)
    answer = server.ask("GET", f"/api/tables/{anna.table}/journal")
    assert (answer.status_code, answer.json()["fact"]) == (409, "not-over")


def whole_history(server: Server, path: str) -> Any:
    """All its pages as one."""
    found = page = server.get(path)
    while page["next"]:
        page = server.get(f"{path}&first={page['next']}")
        found["moments"] += page["moments"]
    return found


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_history_of_a_finished_game_as_anybody_saw_it(played: Watched, server: Server, seat: int) -> None:
    history = whole_history(server, f"/api/tables/{played.table}/history?seat={seat}")
    views = views_of(played.journal, seat)
    assert {moment["v"]: moment["view"] for moment in history["moments"]} == views
    assert [event for moment in history["moments"] for event in moment["events"]] == events_of(
        played.journal, seat
    )
    assert [moment["line"] for moment in history["moments"]] == played.text.split("\n\n", 1)[1].splitlines()
    assert history["result"] == played.anna.frame["result"]


def test_history_of_a_running_game_keeps_its_lines_to_itself(played: Watched) -> None:
    assert played.middle["result"] is None
    assert len(played.middle["moments"]) >= 5
    assert all(moment["line"] == "" for moment in played.middle["moments"])


def test_others_eyes_only_when_the_game_is_over(server: Server) -> None:
    anna, bela = table_for_two(server)
    path = f"/api/tables/{anna.table}/history?seat=0"
    assert server.ask("GET", path).json()["fact"] == "not-your-seat"
    assert server.ask("GET", path, [bela.keys[1]]).status_code == 403
    assert server.ask("GET", path, [anna.keys[0]]).status_code == 200


def test_the_seed_is_shown_only_at_the_end_and_keeps_the_promise(played: Watched, server: Server) -> None:
    shown = server.get(f"/api/tables/{played.table}/fair")
    assert fair.commitment(bytes.fromhex(shown["seed"])) == shown["commit"] == played.anna.room["commit"]
    assert shown["salts"] == [played.anna.salt, played.bela.salt]
    assert [draw["place"] for draw in shown["draws"]] == list(range(len(shown["draws"])))
    running, _ = table_for_two(server)
    assert server.get(f"/api/tables/{running.table}/fair")["seed"] == ""


def test_two_people_at_one_screen(server: Server) -> None:
    both = Person(server).open_table("me", discs=1).connect().until_version(1)
    assert both.seats == [0, 1]
    play_out(both)
    assert both.frame["result"]


def test_a_refusal_names_its_rule_and_changes_nothing(server: Server) -> None:
    anna, bela = table_for_two(server)
    waiting = next(person for person in (anna, bela) if not person.frame["legal"])
    mover = next(person for person in (anna, bela) if person.frame["legal"])
    answer = waiting.try_move(mover.choose(), seat=waiting.seats[0])
    assert (answer["t"], answer["fact"]) == ("refused", "ur-other-turn")
    assert answer["rule"] == "UR-201"
    assert len(server.stored_lines(anna.table)) == waiting.frame["v"]


def test_why_tells_without_moving(server: Server) -> None:
    anna, bela = table_for_two(server)
    mover = next(person for person in (anna, bela) if person.frame["legal"])
    choice = mover.choose()
    mover.send("why", n=7, seat=choice["seat"], kind=choice["kind"], args=choice["args"])
    assert mover.until("refused", n=7)["fact"] == "allowed"
    mover.send("why", n=8, seat=choice["seat"], kind="pass", args=[])
    assert mover.until("refused", n=8)["rule"].startswith("UR-")
    assert len(server.stored_lines(anna.table)) == mover.frame["v"]
