"""What a figure depends on: the machine, the interpreter and the installed packages."""

from __future__ import annotations

import os
import platform
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

PACKAGES = (
    *("startable", "open_spiel", "RoyalUr", "catanatron"),
    *("gymnasium", "pettingzoo", "rlcard", "numpy"),
)


def here() -> dict[str, Any]:
    packages = {name: version(name) for name in PACKAGES}
    return {"python": python(), "packages": packages, "compiled": compiled()}


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def compiled() -> bool | None:
    """Whether the Startable of this interpreter is the compiled build; None where there is none."""
    try:
        return bool(import_module("startable.build").COMPILED)
    except ModuleNotFoundError:
        return None


def machine() -> str:
    return f"{cpu()}, {os.cpu_count()} cores, {system()}"


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def system() -> str:
    try:
        return f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.system()} {platform.release()}"
    except OSError:
        return platform.platform()
