"""Tests with real sockets and a real browser get a second try: a busy machine may miss a deadline once."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
REAL = (HERE / "server", HERE / "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in REAL):
            item.add_marker(pytest.mark.flaky(reruns=1))
