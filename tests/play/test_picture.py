"""Pictures of tables: valid, made of what a seat knows, in the page's colours, and for every game."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from startable.core import NOBODY, Stream, Unreadable
from startable.core.drawing import DARK, LIGHT, PAINTS, Drawing
from startable.play import picture
from startable.play.catalogue import game, names
from startable.play.table import Table
from startable.play.words import words
from startable.testing.strategies import walks
from startable.testing.walk import Walk

from ..conformance.stones import GAME as STONES
from ..conformance.subjects import SUBJECTS
from ..documents import ROOT
from ..effort import tries

WALKS = st.sampled_from(names()).flatmap(lambda name: walks(SUBJECTS[name]))
HEX = re.compile(r"#[0-9a-f]{6}\b")
PNG = b"\x89PNG\r\n"


def at_end(walk: Walk) -> Table:
    return Table(walk.game, walk.rules, Stream(1).below, walk.end)


@tries(60)
@given(WALKS, st.booleans())
def test_every_position_has_a_picture(walk: Walk, dark: bool) -> None:
    for seat in walk.watchers():
        root = ElementTree.fromstring(picture.svg(at_end(walk), seat, dark))
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        assert (float(root.attrib["width"]), float(root.attrib["height"])) == (width, height)
        assert len(root) > 10
        assert left <= 0
        assert top <= 0


@tries(30)
@given(WALKS, st.integers(0, 2**32))
def test_what_a_seat_cannot_tell_apart_looks_the_same(walk: Walk, seed: int) -> None:
    layout = walk.game.layout
    for seat in walk.watchers():
        other = layout.world(layout.hide(walk.end, seat), Stream(seed).below)
        table = Table(walk.game, walk.rules, Stream(1).below, other)
        assert picture.svg(table, seat) == picture.svg(at_end(walk), seat)


def test_a_game_without_a_picture_shows_its_text_board() -> None:
    table = Table(STONES, STONES.rules(), Stream(1).below)
    root = ElementTree.fromstring(picture.svg(table, NOBODY, say=words("en").say))
    said = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    view = STONES.view(STONES.layout.hide(table.state, NOBODY))
    assert "\n".join(map(str, said)) == STONES.text_board.text(view, NOBODY, words("en").say)


def test_what_is_written_in_a_picture_cannot_break_out_of_it() -> None:
    drawing = Drawing(10, 10)
    drawing.text(1, 2.5, "<script>&", 3, 'red" onload="x')
    (text,) = ElementTree.fromstring(drawing.svg())
    assert text.text == "<script>&"
    assert text.attrib["fill"] == 'red" onload="x'
    assert "onload" not in text.attrib


def test_png_where_it_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resvg_py")
    table = Table(game("ur"), game("ur").rules(), Stream(1).below)
    assert picture.png(picture.svg(table)).startswith(PNG)


def test_where_png_cannot_be_made_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(Unreadable, match="png-missing"):
        picture.png("<svg/>")


WEB = ROOT / "web" / "src"


def test_the_shared_colours_are_those_of_the_page() -> None:
    page = (WEB / "lib/style/tokens.css").read_text("utf8") + (WEB / "lib/colours.ts").read_text("utf8")
    ours = {*LIGHT.values(), *DARK.values(), *[each for pair in PAINTS.values() for each in pair]}
    assert ours <= set(HEX.findall(page))


@pytest.mark.parametrize("name", names())
def test_a_game_has_the_colours_of_its_page(name: str) -> None:
    folder, source = WEB / "games" / name, ROOT / f"src/startable/games/{name}/forms/picture.py"
    page = "".join(path.read_text("utf8") for path in folder.iterdir() if path.suffix in (".css", ".svelte"))
    assert set(HEX.findall(source.read_text("utf8"))) - {"#ffffff"} <= set(HEX.findall(page))
