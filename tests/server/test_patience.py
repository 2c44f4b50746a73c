"""Work for people who wait: in turn, bounded, dropped when they are gone, and read before more is made."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from startable.games.ur import GAME
from startable.play.journal import Header, Journal
from startable.server.addresses import Addresses
from startable.server.asgi import Message
from startable.server.http.door import HttpDoor
from startable.server.http.patience import PIECE, in_pieces, while_there
from startable.server.settings import Settings
from startable.server.workers.coach_desk import MOST_REVIEWS, CoachDesk
from startable.server.workers.desk import Desk
from startable.server.workers.history_work import chapter, drawn
from startable.server.workers.pool import Processes
from startable.server.workers.queue import Busy, Queue

from .memory import House, Visitor, asking
from .people import Person, play_out
from .servers import Server


class ByHand(Processes):
    """Workers whose jobs end when a test says so."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.begun: list[str] = []
        self._ends: list[asyncio.Future[str]] = []

    async def run(self, job: Callable[..., Any], *args: Any, **named: Any) -> Any:
        self.begun.append(args[0])
        self._ends.append(asyncio.get_running_loop().create_future())
        return await self._ends[-1]

    async def end(self) -> None:
        self._ends.pop(0).set_result("done")
        await quiet()


async def quiet() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_hints_come_before_pages() -> None:
    async def scene() -> list[str]:
        workers = ByHand()
        queue = Queue(workers, 5, 5)
        jobs = [(1, "page 1"), (1, "page 2"), (0, "hint 1"), (1, "page 3"), (0, "hint 2")]
        tasks = [asyncio.create_task(queue.run(kind, str, name)) for kind, name in jobs]
        for _ in tasks:
            await quiet()
            await workers.end()
        assert await asyncio.gather(*tasks) == ["done"] * 5
        return workers.begun

    assert asyncio.run(scene()) == ["page 1", "hint 1", "hint 2", "page 2", "page 3"]


def test_only_so_many_wait_and_the_others_are_told() -> None:
    async def scene() -> None:
        queue = Queue(ByHand(), 2)
        tasks = [asyncio.create_task(queue.run(0, str, "job")) for _ in range(3)]
        await quiet()
        with pytest.raises(Busy):
            await queue.run(0, str, "one too many")
        for task in tasks:
            task.cancel()

    asyncio.run(scene())


def test_who_gives_up_is_forgotten_before_the_work_begins() -> None:
    async def scene() -> list[str]:
        workers = ByHand()
        queue = Queue(workers, 200)
        first = asyncio.create_task(queue.run(0, str, "first"))
        await quiet()
        impatient = [asyncio.create_task(queue.run(0, str, "dropped")) for _ in range(110)]
        await quiet()
        for task in impatient:
            task.cancel()
        last = asyncio.create_task(queue.run(0, str, "last"))
        await quiet()
        await workers.end()
        await workers.end()
        assert [await first, await last] == ["done", "done"]
        return workers.begun

    assert asyncio.run(scene()) == ["first", "last"]


def test_what_has_begun_keeps_its_worker_although_nobody_listens() -> None:
    async def scene() -> None:
        workers = ByHand()
        queue = Queue(workers, 5)
        left = asyncio.create_task(queue.run(0, str, "left"))
        await quiet()
        left.cancel()
        following = asyncio.create_task(queue.run(0, str, "following"))
        await quiet()
        assert workers.begun == ["left"]
        await workers.end()
        assert workers.begun == ["left", "following"]
        await workers.end()
        assert await following == "done"

    asyncio.run(scene())


PLAYED = Journal(Header(GAME, GAME.rules(2, {}), ("A", "B"), ()), [])


def test_reviews_that_nobody_waits_for_are_dropped() -> None:
    async def scene() -> None:
        workers = ByHand()
        coach = CoachDesk(Desk(ByHand()), workers)
        first = asyncio.create_task(coach.review("first", PLAYED))
        await quiet()
        hung_up = [asyncio.create_task(coach.review(f"t{n}", PLAYED)) for n in range(MOST_REVIEWS)]
        await quiet()
        with pytest.raises(Busy):
            await coach.review("one too many", PLAYED)
        for task in hung_up:
            task.cancel()
        await quiet()
        two = [asyncio.create_task(coach.review("shared", PLAYED)) for _ in range(2)]
        await quiet()
        two[0].cancel()
        await workers.end()
        await workers.end()
        assert str(await first) == str(await two[1]) == "done"
        assert len(workers.begun) == 2
        assert str(await coach.review("shared", PLAYED)) == "done"

    asyncio.run(scene())


# --- HTTP ---


class Answers:
    """An application that answers when told, and notes whether it was cancelled."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.cancelled = 0
        self.begun = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.begun += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"{}"})


def client() -> tuple[asyncio.Event, Any]:
    """Somebody who asks, and who hangs up when the event is set."""
    hung_up, asked = asyncio.Event(), [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Any:
        if asked:
            return asked.pop()
        await hung_up.wait()
        return {"type": "http.disconnect"}

    return hung_up, receive


def test_who_hangs_up_cancels_the_work() -> None:
    async def scene() -> None:
        answers, (hung_up, receive), sent = Answers(), client(), list[Message]()

        async def send(message: Message) -> None:
            sent.append(message)

        task = asyncio.create_task(while_there(answers, {}, receive, send))
        await quiet()
        hung_up.set()
        await task
        assert (answers.cancelled, sent) == (1, [])

    asyncio.run(scene())


def test_an_address_waits_for_only_a_few_long_answers() -> None:
    async def scene() -> tuple[int, list[int]]:
        answers, statuses = Answers(), list[int]()
        app: Any = answers
        door = HttpDoor(app, Addresses(Settings()), "")

        async def send(message: Message) -> None:
            statuses.append(message.get("status", 0))

        scope = {"path": "/api/tables/abc/history", "method": "GET", "client": ("192.0.2.1", 5)}
        tasks = [asyncio.create_task(door.serve(dict(scope), client()[1], send, True)) for _ in range(14)]
        await quiet()
        begun, refused = answers.begun, list(filter(None, statuses))
        answers.go.set()
        await asyncio.gather(*tasks)
        return begun, refused + [status for status in statuses if status == 200]

    assert asyncio.run(scene()) == (2, [429] * 2 + [200] * 12)


def test_a_long_answer_goes_in_pieces() -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    body = bytes(range(256)) * 1000
    asyncio.run(in_pieces(send, {"type": "http.response.body", "body": body}))
    assert b"".join(message["body"] for message in sent) == body
    assert all(len(message["body"]) <= PIECE for message in sent)
    assert [message["more_body"] for message in sent] == [True] * (len(sent) - 1) + [False]


class Overheard:
    """A desk that does everything at once, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    async def page(self, job: Callable[..., bytes], *args: Any) -> bytes:
        self.asked.append(job)
        return job(*args)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_rolls_are_worked_out_elsewhere_like_the_history() -> None:
    """A long game takes some 20 ms: not where everybody's moves are made."""

    async def main() -> None:
        house, desk = House(), Overheard()
        room, keys = house.open("me", "me", discs=1)
        both = Visitor(room, *keys)
        while room.status == "playing":
            both.move()
        async with asking(house, desk=desk) as client:
            record = (await client.get(f"/api/tables/{room.record.id}/fair")).json()
            await client.get(f"/api/tables/{room.record.id}/history")
        assert desk.asked == [drawn, chapter]
        found = [each["text"] for each in record["draws"]]
        assert found == [text for text in room.written() if text.startswith("*")]

    asyncio.run(main())


def test_a_history_comes_in_pages(server: Server) -> None:
    both = Person(server).open_table("me", draw_after=30).connect().until_version(1)
    play_out(both)
    path = f"/api/tables/{both.table}/history?seat=0"
    whole, found, first = server.get(path), list[Any](), 1
    while first:
        page = server.get(f"{path}&first={first}&limit=20")
        assert len(page["moments"]) <= 20
        found += page["moments"]
        first = page["next"]
    assert found == whole["moments"]
    assert [moment["v"] for moment in found] == list(range(1, both.frame["v"] + 1))
    assert server.get(f"{path}&first=5000")["moments"] == []
    for senseless in ("first=0", "limit=0", "limit=501", "first=x"):
        assert server.ask("GET", f"{path}&{senseless}").status_code == 400
