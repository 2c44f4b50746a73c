"""`startable draw`: positions and moments of games as pictures."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from ..documents import ROOT
from .conftest import Run

POSITION = "c1:y c3:yB hand:9,7 turn:A roll:3"
JOURNAL = ROOT / "tests/games/maze/golden/square.play"


def test_a_position_as_svg(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.svg"
    done = run("draw", "ur", POSITION, "--out", str(file))
    assert done.code == 0
    assert file.read_text("utf8") == run("draw", "ur", POSITION).out
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_position_as_png(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    file = tmp_path / "picture.PNG"
    assert run("draw", "ur", POSITION, "--dark", "--out", str(file)).code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_moments_of_a_journal(run: Run) -> None:
    first, later, last = (
        run("draw", str(JOURNAL), *more).out for more in (("--at", "0"), ("--at", "37"), ())
    )
    assert len({first, later, last}) == 3
    assert run("draw", str(JOURNAL), "--at", "37", "--seat", "a").out == later, "hands are not in the picture"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("ur", "c1:z"), "“z”"),
        (("ur", POSITION, "--out", "picture.gif"), ".svg"),
        (("ur", POSITION, "--seat", "C"), "A, B"),
        ((str(JOURNAL), "--at", "100000"), "--at"),
        ((str(JOURNAL), "--at", "-1"), "--at"),
        (("nothing.play",), "nothing.play"),
        (("ur", POSITION, "--out", str(ROOT / "README.md" / "x.svg")), "x.svg"),
    ],
)
def test_what_makes_no_sense(run: Run, words: tuple[str, ...], says: str) -> None:
    done = run("draw", *words)
    assert done.code == 2
    assert says in done.err
    assert done.err.count("\n") == 1
