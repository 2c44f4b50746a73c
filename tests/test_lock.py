"""The lock fits what the project asks for, and every file in it has its hash."""

import re
import tomllib

from packaging.requirements import Requirement

from .documents import ROOT

LEANED_ON = ("uvicorn", "websockets", "litestar")
"""Whose inner parts, or manners, the server counts on: a version that nobody has tried is not taken."""


def wanted() -> list[Requirement]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    found = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    return [Requirement(each) for each in found]


def locked() -> dict[str, list[str]]:
    """By name: the version, and the hashes."""
    text = (ROOT / "requirements.lock").read_text()
    found = re.findall(
        r"^([a-z0-9-]+)==(\S+)[^\n]*\\\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", text, re.M
    )
    assert len(found) == len(re.findall(r"^\S+==", text, re.M)), "something has no hash"
    return {name: [version, *re.findall("[0-9a-f]{64}", hashes)] for name, version, hashes in found}


def test_every_dependency_is_locked_at_a_version_that_is_asked_for() -> None:
    found = locked()
    for each in wanted():
        version, *hashes = found[re.sub(r"[-_.]+", "-", each.name).lower()]
        assert each.specifier.contains(version), each
        assert hashes


def test_what_the_server_leans_on_has_an_upper_bound() -> None:
    bounds = {each.name: {part.operator for part in each.specifier} for each in wanted()}
    for name in LEANED_ON:
        assert "<" in bounds[name], name
