"""Speed of the engine beside its peers: `python benchmarks/engine.py --out benchmarks/engine.md`."""

from __future__ import annotations

import report
from measured import SUBJECTS
from rounds import measure

if __name__ == "__main__":
    measure(SUBJECTS, report.page)
