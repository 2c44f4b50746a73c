"""Prints how much of each layer the tests saw, and fails where less than FLOOR of its lines were.

python tools/coverage_figures.py REPORT        written by slipcover
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parents[1] / "src" / "startable"
WATCHED = ("core", "games", "play")
FLOOR = 95.0


def layers(report: dict[str, Any]) -> dict[str, Counter[str]]:
    """Lines and branches by the package, or module, right below startable."""
    found: dict[str, Counter[str]] = {}
    for path, file in sorted(report["files"].items()):
        layer = Path(path).resolve().relative_to(SOURCE).with_suffix("").parts[0]
        found.setdefault(layer, Counter()).update(counted(file["summary"]))
    return found


def counted(summary: dict[str, int]) -> Counter[str]:
    return Counter(
        lines=summary["covered_lines"] + summary["missing_lines"],
        seen_lines=summary["covered_lines"],
        branches=summary["covered_branches"] + summary["missing_branches"],
        seen_branches=summary["covered_branches"],
    )


def share(found: Counter[str], what: str) -> float:
    return 100.0 * found[f"seen_{what}"] / found[what] if found[what] else 100.0


def row(name: str, found: Counter[str]) -> str:
    return f"{name:10} {share(found, 'lines'):6.1f} % {share(found, 'branches'):6.1f} %"


def main() -> int:
    found = layers(json.loads(Path(sys.argv[1]).read_text("utf8")))
    print("Seen by the tests:   lines  branches")
    for name, each in found.items():
        print(row(name, each))
    print(row("all", sum(found.values(), Counter())))
    poor = [name for name in WATCHED if share(found[name], "lines") < FLOOR]
    if poor:
        print(f"less than {FLOOR:g} % of the lines: {', '.join(poor)}", file=sys.stderr)
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(main())
