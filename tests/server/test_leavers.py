"""Who is there, who has left, the bot that stands in, and the game after the game."""

from collections.abc import Callable, Iterator

import pytest

from startable.play import fair, journal

from .conftest import NewServer
from .people import Message, Person, one_move, play_out, table_for_two
from .servers import Nursery, Server

AWAY_MS = 300


@pytest.fixture(scope="module")
def impatient(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a bot may stand in soon."""
    server = Server(nursery, tmp_path_factory.mktemp("impatient"), away_ms=AWAY_MS).start()
    yield server
    server.close()


def seat(room: Message, number: int) -> Message:
    found: Message = room["seats"][number]
    return found


def is_here(number: int, here: bool) -> Callable[[Message], bool]:
    return lambda room: seat(room, number)["here"] is here


# --- presence ---


def test_everybody_sees_who_comes_and_goes(server: Server) -> None:
    anna, bela = table_for_two(server)
    bela.leave()
    room = anna.until("room", where=is_here(1, False))
    assert 0 < seat(room, 1)["away_ms"] <= 60_000
    assert seat(room, 0)["away_ms"] == -1
    bela.connect()
    room = anna.until("room", where=is_here(1, True))
    assert seat(room, 1)["away_ms"] == -1


def test_a_broken_line_is_noticed_like_a_closed_tab(server: Server) -> None:
    anna, bela = table_for_two(server)
    bela.cut()
    anna.until("room", where=is_here(1, False))


def test_nobody_is_away_before_the_game_begins_or_after_it_ends(server: Server) -> None:
    anna = Person(server).open_table("friend", discs=1).connect()
    bela = Person(server, "Bela").sit(anna.table).connect()
    play_out(anna.until_version(1), bela.until_version(1))
    bela.leave()
    assert seat(anna.until("room", where=is_here(1, False)), 1)["away_ms"] == -1


def test_a_seat_is_here_as_long_as_one_of_its_tabs_is(server: Server) -> None:
    anna, bela = table_for_two(server)
    tab = Person(server, "Bela", 2)
    tab.keys = bela.keys
    tab.connect(table=anna.table)
    bela.leave()
    anna.ping()
    assert seat(anna.room, 1)["here"]
    tab.leave()
    anna.until("room", where=is_here(1, False))


# --- the bot that stands in ---


def until_countdown_ends(person: Person, number: int) -> None:
    """Asks again and again, as impatient people do, until a bot may stand in and does."""
    while not seat(person.room, number)["stand_in"]:
        person.send("stand_in", seat=number)
        person.until_any("fault", "room")


def left_alone(server: Server) -> tuple[Person, Person]:
    """Béla has left; Anna looks at an empty chair."""
    anna, bela = table_for_two(server)
    bela.leave()
    anna.until("room", where=is_here(1, False))
    return anna, bela


def test_no_bot_before_the_countdown_ends(server: Server) -> None:
    anna, _ = left_alone(server)
    anna.send("stand_in", seat=1)
    assert anna.until("fault")["fact"] == "not-away"
    assert not seat(server.get(f"/api/tables/{anna.table}"), 1)["stand_in"]


def test_no_bot_for_somebody_who_is_here_or_for_nobody(server: Server) -> None:
    anna, _ = table_for_two(server)
    for number in (0, 1, 5):
        anna.send("stand_in", seat=number)
        assert anna.until("fault")["fact"] == "not-away"


def test_no_bot_because_a_watcher_wants_one(impatient: Server) -> None:
    anna, _ = left_alone(impatient)
    watcher = Person(impatient, "Carl").connect(table=anna.table)
    watcher.send("stand_in", seat=1)
    assert watcher.until("fault")["fact"] == "not-your-seat"
    until_countdown_ends(anna, 1)


def test_a_bot_plays_for_the_one_who_left_until_they_are_back(impatient: Server) -> None:
    anna, bela = left_alone(impatient)
    until_countdown_ends(anna, 1)
    assert seat(anna.room, 1)["bot"] == "level4"
    assert seat(anna.room, 1)["away_ms"] == -1
    handed_over = anna.frame["v"]
    for _ in range(3):
        while not anna.frame["legal"]:
            anna.until("frame")
        anna.play_any()
        anna.until("frame")
    while not anna.frame["legal"]:
        anna.until("frame")

    bela.connect().until("frame")
    assert seat(bela.room, 1)["stand_in"]
    assert bela.try_move({"seat": 1, "kind": "pass", "args": []})["fact"] == "bot-plays-for-you"
    bela.send("take_back", seat=1)
    room = anna.until("room", where=lambda room: not seat(room, 1)["stand_in"])
    assert seat(room, 1)["bot"] == ""
    taken_back = anna.frame["v"]
    play_out(anna, bela)

    played = journal.read(impatient.journal(anna.table))
    notes = [value.split() for key, value in played.header.notes if key == "hand-over"]
    assert [(who, what) for who, what, _ in notes] == [("B", "bot"), ("B", "back")]
    assert handed_over <= int(notes[0][2]) <= int(notes[1][2]) == taken_back
    tags = [tag for _, tag in impatient.stored_lines(anna.table)]
    by_bot = [
        v
        for v, (line, tag) in enumerate(zip(played.lines, tags, strict=True), 1)
        if line.mover == 1 and not tag
    ]
    assert by_bot
    assert all(int(notes[0][2]) < v <= int(notes[1][2]) for v in by_bot)
    assert fair.verify(played) == []


def test_the_bot_that_stands_in_survives_a_restart(new_server: NewServer) -> None:
    server = new_server(away_ms=0)
    anna, _ = left_alone(server)
    until_countdown_ends(anna, 1)
    server.kill()
    server.start()
    anna.connect()
    play_out_with_bot(anna)
    assert [key for key, _ in journal.read(server.journal(anna.table)).header.notes].count("hand-over") == 1


def play_out_with_bot(person: Person) -> None:
    while not person.frame["result"]:
        if person.frame["legal"]:
            person.until_version(person.play_any())
        else:
            person.until("frame")


def test_whoever_was_here_when_the_server_ended_has_the_whole_countdown_again(new_server: NewServer) -> None:
    server = new_server()
    anna, _ = table_for_two(server)
    server.kill()
    server.start()
    anna.connect()
    room = anna.until("room", where=is_here(0, True))
    assert 30_000 < seat(room, 1)["away_ms"] <= 60_000


def test_taking_back_what_was_never_given_is_nothing(server: Server) -> None:
    anna, bela = table_for_two(server)
    anna.send("take_back", seat=0)
    one_move(anna, bela)
    assert server.get(f"/api/tables/{anna.table}")["seats"][0]["stand_in"] is False


# --- another game ---


def after_a_game(server: Server, **options: int) -> tuple[Person, Person]:
    anna, bela = table_for_two(server, discs=1)
    play_out(anna, bela)
    return anna, bela


def has_next(room: Message) -> bool:
    return bool(room["next"])


def test_a_rematch_opens_when_everybody_has_asked(server: Server) -> None:
    anna, bela = after_a_game(server)
    old_keys = [anna.keys[0], bela.keys[1]]
    anna.send("rematch")
    assert bela.until("room", where=lambda room: room["rematch"] == [0])["next"] == ""
    bela.send("rematch")
    following = anna.until("room", where=has_next)["next"]
    assert bela.until("room", where=has_next)["next"] == following
    for person in (anna, bela):
        person.follow()
        person.frame = {"v": 0, "legal": [], "result": None}
        assert person.table == following
        person.connect()
    assert (anna.seats, bela.seats) == ([0], [1])
    assert set(old_keys).isdisjoint([anna.keys[0], bela.keys[1]])
    play_out(anna.until_version(1), bela.until_version(1))
    assert fair.verify(journal.read(server.journal(following))) == []


def test_old_keys_open_nothing_at_the_next_table(server: Server) -> None:
    anna, bela = after_a_game(server)
    anna.send("rematch")
    bela.send("rematch")
    following = anna.until("room", where=has_next)["next"]
    stranger = Person(server, "Mallory")
    stranger.keys = anna.keys
    assert stranger.connect(table=following).seats == []


def test_only_those_who_sat_here_may_follow(server: Server) -> None:
    anna, bela = after_a_game(server)
    path = f"/api/tables/{anna.table}/follow"
    assert server.ask("POST", path, [anna.keys[0]]).status_code == 404, "there is no next table yet"
    anna.send("rematch")
    bela.send("rematch")
    anna.until("room", where=has_next)
    for keys in ([], ["guess"]):
        assert server.ask("POST", path, keys).json()["fact"] == "table-unknown"


def test_asking_twice_opens_one_table(server: Server) -> None:
    both = Person(server).open_table("me", discs=1).connect().until_version(1)
    play_out(both)
    count = len(server.rows("select id from tables"))
    for _ in range(5):
        both.send("rematch")
    both.until("room", where=has_next)
    both.ping()
    assert len(server.rows("select id from tables")) == count + 1


def test_a_rematch_against_a_bot(server: Server) -> None:
    anna = Person(server).open_table("random", discs=1).connect()
    play_out_with_bot(anna)
    anna.send("rematch").until("room", where=has_next)
    anna.follow()
    anna.frame = {"v": 0, "legal": [], "result": None}
    play_out_with_bot(anna.connect())


# --- watching ---


def test_watchers_are_counted_and_see_the_game(server: Server) -> None:
    anna, bela = table_for_two(server)
    carl = Person(server, "Carl").connect(table=anna.table)
    assert carl.seats == []
    anna.until("room", watchers=1)
    v = one_move(anna, bela)
    carl.until_version(v)
    assert carl.frame["legal"] == []
    carl.leave()
    anna.until("room", watchers=0)


def test_a_watcher_may_talk_but_as_nobody(server: Server) -> None:
    anna, _ = table_for_two(server)
    Person(server, "Carl").connect(table=anna.table).send("say", text="hello")
    said = anna.until("said")
    assert (said["seat"], said["name"], said["text"]) == (-1, "", "hello")


def test_a_table_without_watchers(server: Server) -> None:
    anna = Person(server).open_table("friend", watch=False, discs=1).connect()
    bela = Person(server, "Bela").sit(anna.table).connect()
    carl = Person(server, "Carl").dial(anna.table).send("hello", client="x")
    assert carl.until("fault")["fact"] == "watching-not-allowed"
    assert carl.until_closed() == 4403
    play_out(anna.until_version(1), bela.until_version(1))
    for path in ("history", "journal", "fair"):
        answer = server.ask("GET", f"/api/tables/{anna.table}/{path}")
        assert (answer.status_code, answer.json()["fact"]) == (403, "watching-not-allowed")
        assert server.ask("GET", f"/api/tables/{anna.table}/{path}", [anna.keys[0]]).status_code == 200
