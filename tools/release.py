"""A release, step by step; each says what is missing.

python tools/release.py prepare 0.2.0   sets the version and dates the changelog; look at it, then commit
python tools/release.py check 0.2.0     is everything as a release of this version should be?
python tools/release.py notes 0.2.0     its part of the changelog
python tools/release.py tag 0.2.0       checks, and tags the commit; pushing the tag publishes
"""

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"
METADATA = ROOT / "pyproject.toml"
NO_ADDRESS = "https://startable.example"
VERSION_FILE = ROOT / "src" / "startable" / "__init__.py"
UNRELEASED = "## Unreleased\n"
_VERSION = re.compile(r'__version__ = "([^"]+)"')
_PLAIN = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")


def version() -> str:
    found = _VERSION.search(VERSION_FILE.read_text("utf8"))
    assert found
    return found[1]


def notes(wanted: str, changelog: str) -> str:
    """What the changelog says of this version, without its heading; empty if nothing."""
    found = re.search(rf"^## {re.escape(wanted)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return found[1].strip() if found else ""


def prepared(wanted: str, changelog: str, today: str) -> str:
    """The changelog with what was unreleased under this version."""
    if not changelog.partition(UNRELEASED)[2].partition("\n## ")[0].strip():
        raise SystemExit("nothing is unreleased")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n## {wanted} ({today})\n", 1)


def problems(wanted: str) -> list[str]:
    changelog = CHANGELOG.read_text("utf8")
    found = [
        (not _PLAIN.fullmatch(wanted), f"{wanted} is no version such as 1.2.3"),
        (version() != wanted, f"the package says {version()}, not {wanted}"),
        (not notes(wanted, changelog), f"CHANGELOG.md has no part for {wanted}"),
        (NO_ADDRESS in METADATA.read_text("utf8"), "pyproject.toml names no true addresses yet"),
        (UNRELEASED not in changelog, "CHANGELOG.md has no part “Unreleased”"),
    ]
    return [told for wrong, told in found if wrong]


def check(wanted: str) -> None:
    if found := problems(wanted):
        raise SystemExit("\n".join(found))


def prepare(wanted: str) -> None:
    if not _PLAIN.fullmatch(wanted):
        raise SystemExit(f"{wanted} is no version such as 1.2.3")
    CHANGELOG.write_text(prepared(wanted, CHANGELOG.read_text("utf8"), f"{date.today()}"), "utf8")
    text = VERSION_FILE.read_text("utf8")
    VERSION_FILE.write_text(_VERSION.sub(f'__version__ = "{wanted}"', text), "utf8")


def tag(wanted: str) -> None:
    check(wanted)
    if _git("status", "--porcelain"):
        raise SystemExit("something is not committed")
    _git("tag", "--annotate", f"v{wanted}", "--message", f"Startable {wanted}")
    print(f"Tagged v{wanted}. To publish it: git push origin v{wanted}")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main(step: str, wanted: str) -> None:
    if step == "notes":
        check(wanted)
        print(notes(wanted, CHANGELOG.read_text("utf8")))
        return
    {"prepare": prepare, "check": check, "tag": tag}[step](wanted)


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("prepare", "check", "notes", "tag"):
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
