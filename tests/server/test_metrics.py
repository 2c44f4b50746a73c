"""Figures for Prometheus: they say what happened, and only to whom the host tells them."""

import re

import httpx
import pytest

from startable.core import Unreadable
from startable.server.metrics import tell

from .conftest import NewServer
from .people import Person, one_move, table_for_two
from .servers import free_port


def figures(port: int) -> dict[str, float]:
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
    assert answer.headers["content-type"].startswith("text/plain")
    found = re.findall(r"^(startable_.+) (\S+)$", answer.text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_what_happens_is_counted(new_server: NewServer) -> None:
    port = free_port()
    server = new_server(metrics=f"127.0.0.1:{port}", sockets_per_address=2)
    anna, bela = table_for_two(server)
    moved = [one_move(anna, bela) for _ in range(3)]
    server.ask("GET", "/api/tables/nobody")
    assert Person(server, "Cili").refused_at_the_door(anna.table) == 403
    found = figures(port)
    assert found["startable_move_seconds_count"] >= len(moved)
    assert found['startable_tables{status="playing"}'] == 1
    assert found["startable_sockets"] == 2
    assert found["startable_connections"] >= 2
    assert found["startable_store_write_seconds_count"] > 0
    assert found["startable_store_writes_total"] > len(moved)
    assert found['startable_http_answers_total{status="4xx"}'] == 1
    assert found['startable_refusals_total{reason="too many sockets from one address"}'] == 1


def test_a_bot_that_thinks_is_counted(new_server: NewServer) -> None:
    port = free_port()
    server = new_server(metrics=f"127.0.0.1:{port}")
    anna = Person(server, "Anna").open_table("level1").connect()
    while anna.frame["result"] is None and figures(port)["startable_bot_thought_seconds_count"] < 1:
        if anna.frame["legal"]:
            anna.until_version(anna.play_any())
        else:
            anna.until("frame")
    assert figures(port)["startable_bot_thought_seconds_count"] >= 1


def test_strangers_see_no_figures(new_server: NewServer) -> None:
    server = new_server(metrics=f"127.0.0.1:{free_port()}")
    assert server.ask("GET", "/metrics").status_code == 404


@pytest.mark.parametrize("where", ["9100x", "127.0.0.1:", "no.such.host.invalid:9100", "127.0.0.1:99999"])
def test_an_address_that_makes_no_sense_is_told(where: str) -> None:
    with pytest.raises(Unreadable, match="metrics-address"):
        tell(where)
