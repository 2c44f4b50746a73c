import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
Beside = Callable[[str, str], Any]


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> Beside:
    """Imports a script that lies beside the source, with what lies beside it."""

    def found(folder: str, name: str) -> Any:
        if not (ROOT / folder).is_dir():
            pytest.skip(f"{folder} are not here")
        monkeypatch.syspath_prepend(str(ROOT / folder))
        monkeypatch.delitem(sys.modules, name, raising=False)
        return import_module(name)

    return found
