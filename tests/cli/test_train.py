"""`train`: a game learns by games against itself."""

import json
from pathlib import Path

from startable.core.weights import read

from .conftest import Run


def test_it_writes_weights_and_tells_how_it_goes(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.bin"
    ran = run("train", "ur", "--games", "2", "--seed", "5", "--hidden", "3", "--workers", "1", "--out", out)
    assert ran.code == 0
    assert ran.err.startswith("2 of 2 games, ")
    assert ran.out.startswith("Learned from 2 games; the weights are in ")
    header, net = read(out.read_bytes(), "")
    assert header["command"] == "startable train ur --games 2 --seed 5 --hidden 3"
    assert net.hidden == 3


def test_a_program_is_told_as_json(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.bin"
    ran = run("train", "ur", "--games", "2", "--hidden", "3", "--workers", "1", "--out", out, "--json")
    told = json.loads(ran.out)
    assert (told["file"], told["game"], told["hidden"]) == (str(out), "ur", 3)
    assert told["last"]["games"] == 2


def test_nothing_to_go_on_with(run: Run, tmp_path: Path) -> None:
    ran = run("train", "ur", "--games", "2", "--workers", "1", "--resume", "--out", tmp_path / "w")
    assert "nothing to go on with" in ran.complaint


def test_what_cannot_be_taught(run: Run) -> None:
    assert "2" in run("train", "ur", "--seats", "3", "--games", "1").complaint
    assert "--hidden" in run("train", "ur", "--hidden", "0").complaint
