"""Builds the table without a server: plain files for any host, under any path.

    python tools/build_site.py            # into build/site
    python tools/build_site.py FOLDER

The page is the server's own, built to speak to an engine in a worker. The engine is the Python here and what
it needs, for Pyodide's interpreter: wheels of the versions in requirements.lock, without what nobody calls.
"""

import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from build_page import ROOT, WEB, install, keep_offline, npm
from site_licences import licences

SITE = ROOT / "build" / "site"
WHEELS = ROOT / "build" / "site-wheels"
PYODIDE = WEB / "node_modules" / "pyodide"
MOST = 8_000_000
"""Bytes of a first visit."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
NEEDED = ("fluent-syntax", "msgspec", "mypy-extensions", "typing-extensions")
"""What the engine imports beside the standard library."""
NOT_OURS = (
    *("cli", "learn", "testing", "train"),
    *("server/page", "server/storage/postgres", "server/storage/sqlite"),
)
"""Packages that no browser calls."""
UNUSED = re.compile(r".*\.(pyi|dist-info/.*)|.*/(solved|contest|selfplay|processes)\.py")
WHEN_NEEDED = re.compile(
    r"(asyncio|collections|json|importlib|logging|pathlib|pyodide|_pyodide|re|zipfile|tomllib)/.*"
    r"|encodings/(aliases|ascii|cp437|idna|latin_1|utf_8|utf_8_sig|utf_16)\.py"
    r"|(_strptime|_sysconfigdata.*|copy|gzip|linecache|shutil|stringprep|tarfile|textwrap|traceback|types|warnings)\.py"
)
"""Of the standard library: what the engine or Pyodide's own part may import later than at their beginning."""


def main(target: Path) -> None:
    install(everything=True)
    shutil.rmtree(target, ignore_errors=True)
    _npm("run", "build", "--silent", "--", "--mode", "site", "--outDir", str(target), "--emptyOutDir")
    engine = target / "engine"
    engine.mkdir()
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, engine / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (engine / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    with tempfile.TemporaryDirectory() as work:
        ours, library = Path(work) / "engine", Path(work) / "library"
        _lay_out(ours, _engine(lock["info"]["abi_version"]))
        _lay_out(library, _library(set(_npm("run", "imports", "--silent", "--", str(ours)).split())))
        _pack(ours, engine / "engine.zip")
        _pack(library, engine / "python_stdlib.zip")
    _tell(target / "told")
    (target / "licences.txt").write_text(licences(sorted(WHEELS.glob("*.whl"))), "utf8")
    files = sorted(path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file())
    keep_offline(target, [name for name in files if name not in ("index.html", "sw.js")], whole=True)


Content = Iterator[tuple[str, bytes]]


def _library(imported: set[str]) -> Content:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        for name in packed.namelist():
            wanted = name in imported or WHEN_NEEDED.fullmatch(name)
            if wanted and not name.endswith("/"):
                yield name, packed.read(name)


def _engine(abi: str) -> Content:
    source = ROOT / "src"
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        unwanted = name.startswith(tuple(f"startable/{each}/" for each in NOT_OURS)) or UNUSED.fullmatch(name)
        if path.is_file() and not unwanted and path.suffix not in (".pyc", ".so"):
            yield name, path.read_bytes()
    for wheel in _wheels(abi):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if not name.endswith("/") and not UNUSED.fullmatch(name):
                    yield name, packed.read(name)


def _wheels(abi: str) -> list[Path]:
    """Of the versions that are locked, for Pyodide's Python where they are compiled."""
    locked = re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", (ROOT / "requirements.lock").read_text(), re.M)
    wanted = [f"{name}=={version}" for name, version in locked if name in NEEDED]
    shutil.rmtree(WHEELS, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--quiet",
        "--quiet",
        "download",
        "--no-deps",
    ]
    python = ["--implementation", "cp", "--python-version", "3.14", "--abi", "cp314", "--abi", "none"]
    platforms = ["--platform", f"pyemscripten_{abi}_wasm32", "--platform", "any"]
    where = ["--dest", str(WHEELS), "--only-binary", ":all:"]
    subprocess.run([*command, *where, *python, *platforms, *wanted], check=True)
    return sorted(WHEELS.glob("*.whl"))


def _lay_out(folder: Path, contents: Content) -> None:
    for name, data in contents:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


def _pack(folder: Path, archive: Path) -> None:
    """Compiled by the very interpreter that will run it, which so starts much sooner."""
    _npm("run", "compile", "--silent", "--", str(folder))
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                packed.write(path, path.relative_to(folder).as_posix())


def _tell(folder: Path) -> None:
    """Answers that never change, for those who come before the engine is there."""
    command = [sys.executable, "-m", "startable.device.told", str(folder)]
    subprocess.run(command, check=True)


def _npm(*arguments: str) -> str:
    """What it says."""
    command, environment = npm()
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env=environment, check=True, stdout=subprocess.PIPE
    )
    return done.stdout.decode()


def size(target: Path) -> int:
    """Of a whole first visit, as hosts send it: compressed."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in target.rglob("*") if path.is_file())


if __name__ == "__main__":
    folder = Path(sys.argv[1]).resolve() if sys.argv[1:] else SITE
    main(folder)
    print(f"{folder}: a first visit loads {size(folder) / 1e6:.2f} MB")
    if size(folder) > MOST:
        raise SystemExit(f"That is more than {MOST / 1e6:.0f} MB.")
