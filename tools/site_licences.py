"""The licences of all that is packed into the site beside our own work, as one text."""

import json
import sysconfig
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path

from build_page import ROOT, WEB

PACKAGES = ("pyodide", "svelte", "@fluent/bundle", "@noble/hashes")
"""Of npm, as they run in the browser."""


def licences(wheels: list[Path]) -> str:
    ours = ("Startable", (ROOT / "LICENSE").read_text("utf8"))
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    library = ("Python and its library: PSF-2.0", python.read_text("utf8") if python.is_file() else "")
    told = [ours, library, *map(_of_package, PACKAGES), *map(_of_wheel, wheels)]
    return "\n\n".join(f"=== {title}\n\n{text.strip()}" for title, text in told) + "\n"


def _of_package(name: str) -> tuple[str, str]:
    folder = WEB / "node_modules" / name
    about = json.loads((folder / "package.json").read_text("utf8"))
    texts = [path.read_text("utf8") for path in sorted(folder.glob("LICEN*"))]
    title = f"{name} {about['version']}: {about.get('license', '')}, {about.get('homepage', '')}"
    return title, "\n".join(texts)


def _of_wheel(path: Path) -> tuple[str, str]:
    with zipfile.ZipFile(path) as packed:
        texts = [packed.read(name).decode() for name in packed.namelist() if "licen" in name.lower()]
        about = message_from_bytes(packed.read(next(_metadata(packed))))
    licence = about["License-Expression"] or about["License"] or "see its texts"
    return f"{about['Name']} {about['Version']}: {licence}, {about['Home-page'] or ''}", "\n".join(texts)


def _metadata(packed: zipfile.ZipFile) -> Iterator[str]:
    return (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
