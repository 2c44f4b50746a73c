"""Which tests run here, and who gets a second try: single tests that say why, and nobody else."""

import pytest

from startable.build import COMPILED

from .effort import LONG


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("flaky"):
            raise pytest.UsageError(f"{item.nodeid}: say why with second_try")
        if mark := item.get_closest_marker("second_try"):
            _give_second_try(item, mark)
    if not (COMPILED or LONG):
        _leave_out_slow(config, items)


def _give_second_try(item: pytest.Item, mark: pytest.Mark) -> None:
    reason = mark.args[0] if mark.args else ""
    if mark not in item.own_markers or not isinstance(reason, str) or not reason:
        raise pytest.UsageError(f"{item.nodeid}: a second try is for a single test and has a reason")
    item.add_marker(pytest.mark.flaky(reruns=1))


def _leave_out_slow(config: pytest.Config, items: list[pytest.Item]) -> None:
    slow = [item for item in items if item.get_closest_marker("slow")]
    items[:] = [item for item in items if item not in slow]
    config.hook.pytest_deselected(items=slow)
