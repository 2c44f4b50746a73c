"""The description for programs: nothing in it is without a word."""

from collections.abc import Iterator
from typing import Any

import pytest

from startable.server.http.routes import GROUPS

from .servers import Server

METHODS = {"get", "post", "put", "delete", "patch"}


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return server.ask("GET", "/api/schema/openapi.json").json()


def operations(described: Any) -> Iterator[tuple[str, Any]]:
    for path, found in described["paths"].items():
        yield from ((f"{name} {path}", each) for name, each in found.items() if name in METHODS)


def test_every_address_has_a_description_and_a_group(described: Any) -> None:
    for name, each in operations(described):
        assert each["description"], name
        assert set(each["tags"]) <= set(GROUPS), name
        assert len(each["tags"]) == 1, name


def test_every_parameter_says_what_it_is(described: Any) -> None:
    for name, each in operations(described):
        for parameter in each.get("parameters", []):
            assert parameter["description"], (name, parameter["name"])


def test_every_body_of_ours_says_what_it_means(described: Any) -> None:
    # Declared by the coach, the rules and the store: what is compiled has no docstrings.
    elsewhere = {
        "Drawn",
        "Figures",
        "Look",
        "Reason",
        "Review",
        "Rule",
        "Step",
        "Tip",
    }
    missing = {
        name for name, each in described["components"]["schemas"].items() if not each.get("description")
    }
    assert missing <= elsewhere


def test_the_bearer_scheme_is_told(described: Any) -> None:
    assert described["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    keyed = [name for name, each in operations(described) if {"seat": []} in each.get("security", [])]
    assert "get /api/tables/{id}/history" in keyed
    assert "get /api/games" not in keyed
