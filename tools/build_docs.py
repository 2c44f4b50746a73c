"""Builds the site of the documents into build/site/docs: strictly, so that a link that leads nowhere fails.

python tools/build_docs.py      in an environment with the extra `docs` (make docs)

The pages are docs/*.md, the figures of benchmarks/ with charts, and what maintainers read. Links to other
files of the repository lead to their source.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from docs_charts import charted

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site" / "docs"
LIST = ROOT / "tools" / "mkdocs.yml"
TOP = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
_LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)(#[^)]*)?(?=\))")


def source() -> str:
    """Where the repository is published."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: str = tomllib.load(file)["project"]["urls"]["Source"]
    return found


def pages() -> dict[Path, Path]:
    """Each page of the site by the file that it is made of."""
    docs = {path: path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*") if path.is_file()}
    figures = {path: Path("figures") / path.name for path in (ROOT / "benchmarks").glob("*.md")}
    return {**docs, **figures, **{ROOT / name: Path("project") / name.lower() for name in TOP}}


def gather(found: dict[Path, Path]) -> None:
    """All pages in one folder, with links between them as they lie there."""
    shutil.rmtree(WORK, ignore_errors=True)
    for path, place in found.items():
        target = WORK / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            target.write_text(_page(path, place, found), "utf8")
        else:
            shutil.copyfile(path, target)


def _page(path: Path, place: Path, found: dict[Path, Path]) -> str:
    text = path.read_text("utf8")
    text = _LINK.sub(lambda link: _link(path, place, link[1], link[2] or "", found), text)
    if place.parts[0] == "figures":
        text = charted(text, WORK / "figures", path.stem)
    return text


def _link(path: Path, place: Path, link: str, anchor: str, found: dict[Path, Path]) -> str:
    target = (path.parent / link).resolve()
    if not target.exists():
        raise SystemExit(f"{path.relative_to(ROOT)}: {link} leads nowhere")
    if target == ROOT / "README.md":
        return "../" * (len(place.parts) - 1) + ("install.md" if anchor == "#install" else "index.md")
    if target not in found:
        return f"{source()}/blob/main/{target.relative_to(ROOT).as_posix()}{anchor}"
    return "../" * (len(place.parts) - 1) + found[target].as_posix() + anchor


def listed(text: str, found: dict[Path, Path]) -> str:
    """The list of pages, with those at its end that nobody has put into a chapter yet."""
    places = sorted(place.as_posix() for place in found.values() if place.suffix == ".md")
    rest = [place for place in places if f": {place}\n" not in text]
    return text + ("  - More:\n" + "".join(f"      - {place}\n" for place in rest) if rest else "")


def main() -> None:
    gather(pages())
    config = WORK.parent / "mkdocs.yml"
    config.write_text(listed(LIST.read_text("utf8"), pages()), "utf8")
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", str(config)]
    subprocess.run(command, check=True)
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(WORK.parent / "docs-site", SITE)
    print(f"The documents are in {SITE}")


if __name__ == "__main__":
    main()
