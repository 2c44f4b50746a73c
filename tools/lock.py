"""Writes requirements.lock: what the table needs at the versions of today, every file with its hash.

python tools/lock.py        pip decides on the versions, PyPI tells the hashes of all their files
"""

import json
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
INDEX = "https://pypi.org/simple"
FILE = re.compile(r"#sha256=([0-9a-f]{64})[^>]*>\s*([^<\s]+)\s*</a>")
ELSEWHERE = {"colorama": "sys_platform == 'win32'", "uvloop": "sys_platform != 'win32'"}
"""What only some systems need."""
HEAD = """\
# What `startable serve` needs, every file with its hash; written by tools/lock.py.
#   python3 -m pip install --require-hashes -r requirements.lock
#   python3 -m pip install --no-deps dist/*.whl
"""


def wanted() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["server"], "colorama"]


def versions() -> dict[str, str]:
    """By name, what pip would install here today."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
    done = subprocess.run([*command, "--report", "-", *wanted()], check=True, capture_output=True, text=True)
    found = [each["metadata"] for each in json.loads(done.stdout)["install"]]
    return {normal(each["name"]): each["version"] for each in found}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def hashes(name: str, version: str) -> list[str]:
    """Of every file of this version, for any system."""
    with urllib.request.urlopen(f"{INDEX}/{name}/", timeout=60) as answer:
        files = FILE.findall(answer.read().decode())
    return sorted({found for found, filename in files if is_of(filename, name, version)})


def is_of(filename: str, name: str, version: str) -> bool:
    """`rich-15.0.0-py3-none-any.whl`, `rich-15.0.0.tar.gz`"""
    given, _, rest = filename.rpartition(f"-{version}")
    return normal(given) == name and (rest.startswith("-") or rest in (".tar.gz", ".zip"))


def entry(name: str, version: str) -> str:
    where = f" ; {ELSEWHERE[name]}" if name in ELSEWHERE else ""
    found = " \\\n".join(f"    --hash=sha256:{each}" for each in hashes(name, version))
    return f"{name}=={version}{where} \\\n{found}\n"


def main() -> None:
    LOCK.write_text(HEAD + "".join(entry(*each) for each in sorted(versions().items())))


if __name__ == "__main__":
    main()
