"""Learning is an extra: nothing else needs its packages, and without them it says what to install."""

import subprocess
import sys

LOADED = """
import sys, pkgutil, startable, startable.cli, startable.play.catalogue
startable.play.catalogue.games()
print(sorted({"gymnasium", "numpy", "pettingzoo", "pyspiel"} & set(sys.modules)))
"""
HIDDEN = """
import sys
sys.modules["{0}"] = None
import startable.learn{1}
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


def test_nothing_else_imports_it() -> None:
    assert run(LOADED).stdout.strip() == "[]"


def test_says_what_to_install() -> None:
    assert "pip install 'startable[learn]'" in run(HIDDEN.format("gymnasium", "")).stderr
    assert "pip install 'startable[learn]'" in run(HIDDEN.format("pettingzoo", "")).stderr
    assert "pip install 'startable[openspiel]'" in run(HIDDEN.format("pyspiel", ".spiel")).stderr
