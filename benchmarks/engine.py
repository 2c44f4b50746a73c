"""Speed of the engine beside its peers: `python benchmarks/engine.py --out benchmarks/engine.md`."""

from __future__ import annotations

import report
from rounds import measure
from subjects import SUBJECTS

if __name__ == "__main__":
    measure(SUBJECTS, report.page)
