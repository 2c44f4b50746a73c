"""How far training has come, in a file beside the weights: written whole or not at all."""

import os
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from startable.core.unreadable import Unreadable
from startable.train.learner import Pupil
from startable.train.plan import Plan


def place(out: Path) -> Path:
    return out.with_name(f"{out.name}.training.npz")


def save(path: Path, plan: Plan, learner: Pupil, round: int) -> None:
    kept: dict[str, Any] = {f"memory{at}": each for at, each in enumerate(learner.memory)}
    kept |= {"rows": learner.rows, "outputs": learner.outputs, "steps": learner.steps}
    fresh = path.with_suffix(".new.npz")
    np.savez(fresh, plan=plan.text(), round=round, **kept)
    os.replace(fresh, path)


def resume(path: Path, plan: Plan, learner: Pupil) -> int:
    """Brings the learner to where it was; the round to go on with."""
    if not path.exists():
        raise Unreadable("train-nothing-to-resume", {"file": str(path)})
    kept = _kept(path)
    if str(kept["plan"]) != plan.text():
        raise Unreadable("train-other-plan", {"file": str(path)})
    learner.rows, learner.outputs = kept["rows"], kept["outputs"]
    learner.memory = [kept[f"memory{at}"] for at in range(len(learner.memory))]
    learner.steps = int(kept["steps"])
    return int(kept["round"])


def _kept(path: Path) -> dict[str, Any]:
    try:
        with np.load(path) as found:
            return {name: found[name] for name in found.files}
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise Unreadable("train-broken", {"file": str(path)}) from error


def write(path: Path, data: bytes) -> None:
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(data)
    os.replace(fresh, path)
