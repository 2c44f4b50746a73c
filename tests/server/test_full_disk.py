"""A disk that is really full: all that is acknowledged is there, the server answers, and play goes on."""

import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .conftest import NewServer
from .people import Person, play_out
from .postgres import Cluster, programs
from .servers import Server
from .test_kill_many import lines_in

pytestmark = pytest.mark.long
MEGABYTE = 1 << 20


class Disk:
    """A small file system in memory."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "startable-test", str(folder)]
        try:
            self.there = subprocess.run(command, capture_output=True, check=False).returncode == 0
        except FileNotFoundError:
            self.there = False

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self) -> None:
        """To the last byte."""
        with self._ballast.open("wb", buffering=0) as file:
            for size in (MEGABYTE, 4096, 1):
                try:
                    while file.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue

    def empty(self) -> None:
        self._ballast.unlink()

    def close(self) -> None:
        if self.there:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)


@pytest.fixture
def disk(request: pytest.FixtureRequest) -> Iterator[Disk]:
    """Where a database, which is somebody else's, finds it too."""
    with TemporaryDirectory(prefix="disk", dir="/tmp") as folder:
        disk = Disk(Path(folder), request.param)
        if not disk.there:
            pytest.skip("no file system may be mounted here")
        Path(folder).chmod(0o755)
        yield disk
        disk.close()


class Both(Person):
    """Plays both seats, and notes what was acknowledged."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.acked: dict[str, int] = {}
        """By tag, the version."""
        self.open_table("me").connect().until_version(1)

    def play_any(self) -> int:
        choice = self.choose()
        answer = self.try_move(choice)
        assert answer["t"] == "ack", answer
        self.acked[f"{choice['seat']}/{self.client}/{self.n}"] = answer["v"]
        return int(answer["v"])

    def move(self) -> bool:
        """May we go on? If it was not acknowledged, everybody was told to come back."""
        if self.frame["result"]:
            return False
        try:
            self.until_version(self.play_any())
            return not self.frame["result"]
        except ConnectionClosed:
            return False

    def come_back(self) -> None:
        """As soon as the server lets us in."""
        while True:
            try:
                self.leave().connect().until("frame")
                return
            except (ConnectionClosed, InvalidHandshake, OSError):
                continue


def opens(server: Server) -> bool:
    """Could a new table be kept? If not, the server says so in words."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    answer = server.ask("POST", "/api/tables", json={"game": "ur", "seats": seats})
    assert answer.status_code == 201 or answer.json()["fact"] == "store-fails", answer.text
    return answer.status_code == 201


def check(both: Both, stored: list[tuple[str, str]]) -> None:
    """All that was acknowledged is where it was said to be, and nothing is there twice."""
    tags = [tag for _, tag in stored]
    assert {tag: v for tag, v in both.acked.items() if tags[v - 1] != tag} == {}
    given = [tag for tag in tags if tag]
    assert len(given) == len(set(given))


@pytest.mark.parametrize("disk", [8], indirect=True)
def test_sqlite_on_a_full_disk(disk: Disk, new_server: NewServer) -> None:
    server = new_server(store=str(disk.folder / "tables.sqlite3"))
    server.store = disk.folder / "tables.sqlite3"
    both = Both(server)
    assert all([both.move() for _ in range(5)])
    disk.fill()
    while both.move():
        pass
    while opens(server):
        pass
    assert server.ask("GET", "/healthz").status_code == 200
    both.come_back()
    assert both.frame["v"] >= max(both.acked.values())
    disk.empty()
    both.come_back()
    play_out(both)
    assert opens(server)
    check(both, server.stored_lines(both.table))


@pytest.mark.parametrize("disk", [250], indirect=True)
def test_postgresql_on_a_full_disk(disk: Disk, new_server: NewServer) -> None:
    """Its log is on the same disk; should it end by that, its host starts it again."""
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL here")
    with closing(Cluster(found, disk.folder)) as cluster:
        address = cluster.database()
        server = new_server(store=address)
        both = Both(server)
        assert all([both.move() for _ in range(5)])
        disk.fill()
        while opens(server):
            both.move()
        assert server.ask("GET", "/healthz").status_code == 200
        disk.empty()
        if not cluster.runs:
            cluster.start()
        both.come_back()
        play_out(both)
        check(both, lines_in(cluster, address, both.table))
        server.stop()
