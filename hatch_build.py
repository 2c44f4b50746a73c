"""Compiles the hot rooms with mypyc when a wheel is built and a C compiler is there; else the wheel is pure.

STARTABLE_PURE=1 asks for a pure wheel. With CI=true a failed compilation fails the build.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
COMPILED = [
    "startable/core/*.py",
    "startable/games/*/board.py",
    "startable/games/*/flow.py",
    "startable/games/*/heuristics.py",
    "startable/games/*/legal.py",
    "startable/games/*/moves/*.py",
    "startable/games/*/rules.py",
    "startable/games/*/state.py",
    "startable/games/*/towers.py",
    "startable/bots/playout.py",
    "startable/bots/expectimax.py",
]
INTERPRETED = {"__init__.py", "game.py", "option.py", "unreadable.py"}
COMPILE = (
    "from setuptools import setup; from mypyc.build import mypycify; import sys; "
    "setup(name='startable', packages=[], script_args=['build_ext', '--inplace'], "
    "ext_modules=mypycify(sys.argv[1:], opt_level='2', multi_file=False))"
)


def hot_rooms(source: Path) -> list[str]:
    found = sorted(path for pattern in COMPILED for path in source.glob(pattern))
    return [str(path.relative_to(source)) for path in found if path.name not in INTERPRETED]


def wanted() -> bool:
    compiler = os.environ.get("CC", "cc").split()[0]
    return not os.environ.get("STARTABLE_PURE") and shutil.which(compiler) is not None


class CompileHook(BuildHookInterface[Any]):
    """Puts the compiled rooms beside their sources in the wheel."""

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.19,<3", "setuptools>=75"] if self._compiles() else []

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and wanted()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not wanted():
            return
        try:
            self._compile(build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("CI"):
                raise
            self.app.display_warning(f"not compiled, the wheel stays pure: {error}")

    def _compile(self, build_data: dict[str, Any]) -> None:
        work = Path(self.directory) / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(Path(self.root) / SOURCE, work, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        subprocess.run([sys.executable, "-c", COMPILE, *hot_rooms(work)], cwd=work, check=True)
        libraries = [
            path for path in work.rglob("*") if path.suffix in {".so", ".pyd"} and "build" not in path.parts
        ]
        build_data["force_include"] |= {str(path): str(path.relative_to(work)) for path in libraries}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
