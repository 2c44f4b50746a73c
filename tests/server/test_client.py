"""Programs at the table: they play on when the server is killed under them, and nothing is made twice."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from startable.client import AsyncPlayer, Gone, Player, Trouble
from startable.client.pace import Pace
from startable.client.requests import base, socket_address, table_of
from startable.client.session import Session
from startable.play import journal
from startable.server.protocol import Ack, Choice, Frame, Welcome
from startable.server.socket.credits import Credits

from .conftest import NewServer
from .servers import PATIENCE, Server

KILLS = 3


def own_lines(text: str, mover: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(f"{mover} ")]


def test_a_game_of_three_to_its_end(server: Server) -> None:
    """Any number of seats: two of one's own, and a bot."""
    with Player.open(server.url, "maze", "Robi", ["random"], mine=2) as me:
        for frame in me.turns(PATIENCE):
            me.play(frame.legal[0], PATIENCE)
            if frame.v > 60:
                break
        assert me.seats == [0, 1]
        assert me.room
        assert [seat.kind for seat in me.room.seats] == ["person", "person", "bot"]


def test_a_player_joins_by_the_link_and_comes_back_with_its_keys(server: Server) -> None:
    with Player.open(server.url, "ur", "Anna") as anna:
        with Player.join(f"{server.url}/t/{anna.table}", "Béla") as bela:
            keys = bela.keys
        with Player(server.url, anna.table, keys) as again:
            while not again.seats:
                again.receive(PATIENCE)
            assert again.seats == [1]


def test_it_plays_on_when_the_server_is_killed_under_it(new_server: NewServer) -> None:
    running = new_server()
    made: list[str] = []
    with Player.open(running.url, "ur", "Anna", "random", discs=5, patience=PATIENCE) as me:
        for turn, frame in enumerate(me.turns(PATIENCE)):
            if turn in range(1, KILLS + 1):
                running.kill()
                threading.Thread(target=running.start).start()
            me.play(frame.legal[0], PATIENCE)
            made.append(frame.legal[0].text)
        kept = me.journal()
    assert len(made) > KILLS
    assert [line.split(maxsplit=1)[1] for line in own_lines(kept, "A")] == made
    assert journal.read(kept)


def test_it_plays_on_asynchronously(new_server: NewServer) -> None:
    running = new_server()
    made: list[str] = []

    async def play() -> str:
        async with await AsyncPlayer.open(running.url, "ur", "Anna", "random", discs=5) as me:
            async for frame in me.turns(PATIENCE):
                if len(made) == 1:
                    running.kill()
                    threading.Thread(target=running.start).start()
                await me.play(frame.legal[0], PATIENCE)
                made.append(frame.legal[0].text)
            return await me.journal()

    kept = asyncio.run(play())
    assert [line.split(maxsplit=1)[1] for line in own_lines(kept, "A")] == made


def test_many_players_side_by_side(server: Server) -> None:
    async def one(name: str) -> bool:
        async with await AsyncPlayer.open(server.url, "ur", name, "random", discs=2) as me:
            async for frame in me.turns(PATIENCE):
                await me.play(frame.legal[0], PATIENCE)
            return me.frame is not None and me.frame.result is not None

    async def all_of_them() -> list[bool]:
        return list(await asyncio.gather(*(one(f"P{number}") for number in range(3))))

    assert asyncio.run(all_of_them()) == [True] * 3


def test_a_fast_player_is_held_back_and_not_cut_off(new_server: NewServer) -> None:
    """Both seats are its own, so that it waits for nobody."""
    running = new_server(socket_credits=10, socket_refill=50)
    with Player.open(running.url, "ur", "Anna", [], mine=2) as me:
        for frame in me.turns(PATIENCE):
            me.play(frame.legal[0], PATIENCE)
            if frame.v > 60:
                break


def test_a_player_never_says_more_than_a_table_allows() -> None:
    now = [0.0]
    for at_once, a_second in ((60, 15), (10, 1), (1, 1)):
        pace, table = Pace(lambda: now[0]), Credits(at_once, a_second, lambda: now[0])
        pace.allow(at_once, a_second)
        for _ in range(200):
            now[0] += pace.spend()
            assert table.spend()


def test_a_refused_move_is_trouble_with_its_rule(server: Server) -> None:
    with Player.open(server.url, "ur", "Anna", "random") as me:
        frame = next(me.turns(PATIENCE))
        with pytest.raises(Trouble) as no:
            me.play(Choice(frame.legal[0].seat, "forward", [0, 1], ""), PATIENCE)
        assert no.value.rule or no.value.fact
        me.play(frame.legal[0], PATIENCE)


def test_what_cannot_be_opened_is_trouble(server: Server) -> None:
    with pytest.raises(Trouble, match="game-unknown"):
        Player.open(server.url, "chess", "Anna")
    with pytest.raises(Trouble, match="table-unknown"):
        Player.join(f"{server.url}/t/aaaaaaaaaaaa", "Anna")


def test_waiting_has_an_end(server: Server) -> None:
    """A friend who never comes: nothing more is said at this table."""
    with Player.open(server.url, "ur", "Anna") as me, pytest.raises(TimeoutError):
        for _ in me.turns(timeout=0.2):
            pass


def test_a_server_that_stays_away_is_gone(new_server: NewServer, monkeypatch: pytest.MonkeyPatch) -> None:
    running = new_server()
    with Player.open(running.url, "ur", "Anna") as me:
        running.kill()
        me.patience = 0.2
        with pytest.raises(Gone):
            for _ in me.turns():
                pass


def test_a_table_that_was_closed_is_gone(server: Server) -> None:
    with Player.open(server.url, "ur", "Anna") as me:
        me.receive(PATIENCE)
        me._send('{"t": "close_table"}')
        with pytest.raises(Trouble, match="table-closed"):
            for _ in me.turns(PATIENCE):
                pass


def frame(v: int, legal: bool = True) -> Frame:
    choices = [Choice(0, "pass", [], "pass")] if legal else []
    return Frame(v, [], {}, choices, [0], [0, 0], None, -1)


def test_a_frame_from_before_the_move_is_no_turn() -> None:
    """After a lost connection it may come between the move and its answer."""
    session = Session("aaaaaaaaaaaa", ["key"])
    session.frame = frame(4)
    assert session.turn()
    said = session.move(Choice(0, "pass", [], "pass"))
    assert session.greeting()[1:] == [said]
    session.frame = frame(4)
    assert session.answered(Ack(1, 5))
    assert session.turn() is None
    session.frame = frame(5)
    assert session.turn() is session.frame
    assert session.greeting()[1:] == []


def test_the_first_frame_after_coming_back_may_be_the_turn() -> None:
    """The move was made before the connection was lost, and its answer was not heard."""
    session = Session("aaaaaaaaaaaa", ["key"])
    session.frame = frame(4)
    assert session.turn()
    session.move(Choice(0, "pass", [], "pass"))
    session.frame = frame(6)
    assert session.answered(Ack(1, 5))
    assert session.turn() is session.frame


def test_a_table_that_breaks_on_our_move_each_time_is_gone(caplog: pytest.LogCaptureFixture) -> None:
    """It welcomes us each time we come back, and never answers."""
    session = Session("aaaaaaaaaaaa", ["key"])
    session.move(Choice(0, "pass", [], "pass"))
    broken = ConnectionClosedError(Close(1012, ""), None)
    assert session.pause(0.0, broken)
    session.hear(msgspec.json.encode(Welcome([0])))
    with pytest.raises(Gone):
        session.pause(0.0, broken)
    assert "looked for again" in caplog.text


@pytest.mark.parametrize(
    ("link", "address"),
    [("http://a:8000", "http://a:8000"), ("https://a/t/xyz", "https://a"), ("https://a/games/t/xyz", "https://a/games")],
)  # fmt: skip
def test_links(link: str, address: str) -> None:
    assert base(link) == address
    assert socket_address(link, "xyz") == f"ws{address[4:]}/api/tables/xyz/socket"
    assert table_of("https://a/games/t/xyz") == "xyz"


def test_the_example_plays_to_the_end(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    code = Path(__file__).parents[2] / "examples" / "bot.py"
    scope: dict[str, object] = {"__name__": "bot"}
    exec(compile(code.read_text("utf8"), str(code), "exec"), scope)
    main = scope["main"]
    assert callable(main)
    main(server.url)
    assert capsys.readouterr().out.split()[0] in ("won", "lost", "drawn")
