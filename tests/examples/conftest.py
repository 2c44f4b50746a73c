from collections.abc import Iterator

import pytest

from ..server.servers import Nursery, Server
from .installed import beside, install

Environment = dict[str, str]


@pytest.fixture(scope="package")
def comet(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Where Comet Fishers is installed."""
    return beside(install("comet_fishers", tmp_path_factory.mktemp("site")))


@pytest.fixture(scope="package")
def server(comet: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    nursery = Nursery(comet)
    running = Server(nursery, tmp_path_factory.mktemp("server")).start()
    yield running
    running.close()
    nursery.close()
