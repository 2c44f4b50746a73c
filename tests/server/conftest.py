from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Person
from .postgres import Cluster, programs
from .servers import Nursery, Server

NewServer = Callable[..., Server]


def close_tabs(left: int) -> None:
    while len(Person.tabs) > left:
        Person.tabs.pop().close()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that want nothing special of it."""
    running = Server(nursery, tmp_path_factory.mktemp("server")).start()
    yield running
    close_tabs(0)
    running.close()


@pytest.fixture
def new_server(nursery: Nursery, tmp_path: Path) -> Iterator[NewServer]:
    """Starts servers with settings of one's own."""
    servers: list[Server] = []
    before = len(Person.tabs)

    def start(**settings: object) -> Server:
        folder = tmp_path / str(len(servers))
        folder.mkdir()
        servers.append(Server(nursery, folder, **settings))
        return servers[-1].start()

    yield start
    close_tabs(before)
    for each in servers:
        each.close()


@pytest.fixture(autouse=True)
def _tabs_are_closed() -> Iterator[None]:
    before = len(Person.tabs)
    yield
    close_tabs(before)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, where there is one."""
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL here")
    cluster = Cluster(found)
    yield cluster
    cluster.close()
