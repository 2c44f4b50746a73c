"""One measurement in this interpreter: `python benchmarks/subject.py NAME SECONDS [SEED]`.

Prints one JSON line: decisions, steps, games, seconds. With the name `about`: what is installed here.
"""

from __future__ import annotations

import json
import sys

import about
import ours
import peers
from meter import Prepare, measure

SUBJECTS: dict[str, Prepare] = {**peers.PREPARE, **ours.PREPARE}


def main(name: str, seconds: str = "3", seed: str = "7") -> None:
    found = about.here() if name == "about" else measure(SUBJECTS[name](), float(seconds), int(seed))
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
