"""Which tests run here, and who gets a second try: single tests that say why, and nobody else."""

from pathlib import Path

import pytest

from startable.build import COMPILED

from .effort import LONG

HERE = Path(__file__).parent
ELSEWHERE = {"nursery", "spawn", "comet"}
"""Fixtures that start processes: coverage sees nothing of what is done there."""
COMPILED_CODE = {"bots", "conformance", "core", "games", "play"}
"""Folders of tests that are run again where the code that they try is compiled."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("flaky"):
            raise pytest.UsageError(f"{item.nodeid}: say why with second_try")
        if mark := item.get_closest_marker("second_try"):
            _give_second_try(item, mark)
    if unwanted := [item for item in items if not _is_wanted(item)]:
        items[:] = [item for item in items if item not in unwanted]
        config.hook.pytest_deselected(items=unwanted)


def _give_second_try(item: pytest.Item, mark: pytest.Mark) -> None:
    reason = mark.args[0] if mark.args else ""
    if mark not in item.own_markers or not isinstance(reason, str) or not reason:
        raise pytest.UsageError(f"{item.nodeid}: a second try is for a single test and has a reason")
    item.add_marker(pytest.mark.flaky(reruns=1))


def _is_wanted(item: pytest.Item) -> bool:
    """In the long run everything is; otherwise interpreted only what coverage can see in a short time.

    Compiled, that is what is left, and the tests of compiled code once more.
    """
    if LONG:
        return True
    if item.get_closest_marker("long"):
        return False
    waits = bool(item.get_closest_marker("slow") or _works_elsewhere(item))
    if not COMPILED:
        return not waits
    return waits or item.get_closest_marker("browser") is not None or _is_compiled(item)


def _is_compiled(item: pytest.Item) -> bool:
    return HERE in item.path.parents and item.path.relative_to(HERE).parts[0] in COMPILED_CODE


def _works_elsewhere(item: pytest.Item) -> bool:
    return not ELSEWHERE.isdisjoint(getattr(item, "fixturenames", ()))
