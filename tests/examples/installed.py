"""A game of somebody else's, installed as its players would do it."""

import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "examples"
PIP = [*(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")]
OFFLINE = ["--no-index", "--no-deps", "--no-build-isolation", "--no-compile"]


def install(name: str, site: Path) -> Path:
    """Builds the wheel of an example and puts it into this folder; what it needs is here already."""
    subprocess.run([*PIP, *OFFLINE, "--target", str(site), str(FOLDER / name)], check=True)
    return site


def beside(site: Path) -> dict[str, str]:
    """An environment in which what is installed there is found beside everything else."""
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
