"""The Node and the boardgame.io beside which we measure; installed from npm at the first run."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from subjects import PEER

MODULES = PEER / "node_modules"
PACKAGES = ("boardgame.io", "node-persist", "koa-compose", "koa-socket-2/node_modules/socket.io")


def find(wanted: str | None) -> str:
    """The wanted Node, or the one that comes with the packages, or the one of this machine."""
    if not (MODULES / "boardgame.io").exists():
        install()
    found = wanted or shutil.which("node", path=str(MODULES / ".bin")) or shutil.which("node")
    if found is None:
        raise SystemExit("no Node found; see --node")
    return found


def install() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(f"npm is needed once, to install boardgame.io in {PEER}")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True)


def versions(node: str) -> str:
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return ", ".join([f"Node {found}", *[f"{Path(name).name} {version(name)}" for name in PACKAGES]])


def version(package: str) -> str:
    return str(json.loads((MODULES / package / "package.json").read_text(encoding="utf-8"))["version"])
