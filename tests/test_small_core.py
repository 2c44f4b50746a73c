"""The engine, the bots and the command do without the extras, and start quickly because they load little."""

import ast
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

import startable
from startable.cli.extras import EXTRAS

from .documents import ROOT

HEAVY = (
    "asyncpg", "babel", "faker", "gymnasium", "litestar", "msgspec", "networkx", "numpy", "openskill",
    "pettingzoo", "pydantic", "pyspiel", "ray", "resvg_py", "segno", "uvicorn", "uvloop", "websockets",
)  # fmt: skip
CORE = ("core", "games", "play", "bots", "coach", "cli", "build.py")
PACKAGES = {"mypy_extensions": "mypy-extensions", "fluent": "fluent.syntax"}
APART = "solved.py"

WITHOUT = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {HEAVY}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {HEAVY} else found(name, package)
sys.meta_path.insert(0, Missing())
"""
RUN = """
from startable.cli import main
sys.argv = ["startable", *sys.argv[1:]]
main()
"""
LOADED = "import atexit, sys\natexit.register(lambda: print('LOADED', *sorted(sys.modules)))\n" + RUN


def run(code: str, *words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", code, "--lang=en", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    "words", [["games"], ["rules", "ur", "UR-309"], ["play", "ur", "--seed", "2", "--option", "discs=2"]]
)
def test_the_command_does_without_the_extras(words: list[str]) -> None:
    ran = run(WITHOUT + RUN, *words, typed="1\n" * 300)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("extra", "words"),
    [("server", ["serve"]), ("server", ["store", "check", "x"]), ("arena", ["arena", "ur"]),
     ("train", ["train", "ur"])],
)  # fmt: skip
def test_a_missing_extra_is_told_in_one_sentence(extra: str, words: list[str]) -> None:
    ran = run(WITHOUT + RUN, *words)
    assert ran.returncode == 2
    assert ran.stderr.strip() == (
        f"This needs one more package, {EXTRAS[extra][0]}: pip install 'startable[{extra}]'"
    )


@pytest.mark.parametrize("module", ["client", "learn"])
def test_a_missing_extra_is_told_to_programs(module: str) -> None:
    ran = run(WITHOUT + f"import startable.{module}")
    assert ran.stderr.splitlines()[-1].endswith(f"pip install 'startable[{module}]'")


def test_the_help_loads_little() -> None:
    """Time depends on the machine; what is loaded does not."""
    *_, loaded = run(LOADED, "--help").stdout.splitlines()
    modules = loaded.split()
    assert modules[0] == "LOADED"
    heavy = {
        "asyncio",
        "fluent.syntax",
        "multiprocessing",
        "rich.markdown",
        "rich.progress",
        "startable.bots",
    }
    assert not (heavy | set(HEAVY) | {"typer", "urllib.request"}) & set(modules)
    assert not [each for each in modules if each.startswith("startable.games.")]


def test_importing_it_loads_nothing() -> None:
    code = "import sys; before = set(sys.modules); import startable; print(set(sys.modules) - before)"
    assert run(code).stdout.strip() == "{'startable'}"


def project() -> dict[str, list[str]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found = tomllib.load(file)["project"]
    return {"": found["dependencies"], **found["optional-dependencies"]}


def names(extra: str) -> set[str]:
    return {re.split(r"[^\w.-]", each)[0] for each in project()[extra]}


def imported(path: Path) -> set[str]:
    """What a module needs as soon as it is loaded."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf8")).body:
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found - sys.stdlib_module_names - {"startable"}


def test_the_core_asks_for_what_it_imports() -> None:
    root = Path(startable.__file__).parent
    files = [
        path for part in CORE for path in ([root / part] if "." in part else (root / part).rglob("*.py"))
    ]
    needed = {each for path in files if path.name != APART for each in imported(path)}
    assert {PACKAGES.get(each, each) for each in needed} <= names("")


def test_the_extras_are_what_the_command_says() -> None:
    for extra, packages in EXTRAS.items():
        assert set(packages) <= names(extra)


@pytest.mark.long
def test_an_environment_with_the_core_alone(tmp_path: Path) -> None:
    """As somebody installs it: a pure wheel, what it asks for, and a whole game."""
    venv.create(tmp_path / "venv", with_pip=True)
    folder = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    python, command = str(folder / "python"), str(folder / "startable")
    called(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT))
    called(python, "-m", "pip", "install", "--quiet", *map(str, tmp_path.glob("*.whl")))
    packages = called(python, "-m", "pip", "list", "--format=freeze").split()
    assert len([each for each in packages if not each.startswith(("pip==", "setuptools=="))]) <= 10
    played = called(command, "play", "ur", "--seed", "2", "--option", "discs=2", "--lang=en")
    assert "wins. (UR-502" in played


def called(*command: str) -> str:
    """What came out, in an environment where nothing is borrowed."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pure = {**own, "STARTABLE_PURE": "1", "STARTABLE_NO_PAGE": "1"}
    ran = subprocess.run(command, input="1\n" * 300, capture_output=True, text=True, env=pure)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
