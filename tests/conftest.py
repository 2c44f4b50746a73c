"""Every test gets a second try: a busy machine may miss a deadline once. pytest tells how many needed it."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.flaky(reruns=1))
