"""Files that people give us."""

from pathlib import Path

import pytest

from startable.core import Unreadable
from startable.play.texts import MOST_BYTES, read_text


def fact(path: Path) -> str:
    with pytest.raises(Unreadable) as caught:
        read_text(path)
    return caught.value.fact


def test_text_is_read_with_or_without_a_mark(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("űr", "utf8")
    (tmp_path / "marked").write_text("űr", "utf-8-sig")
    assert read_text(tmp_path / "plain") == read_text(tmp_path / "marked") == "űr"


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff")
    (tmp_path / "big").write_bytes(b"x" * (MOST_BYTES + 1))
    assert fact(tmp_path / "none") == "file-missing"
    assert fact(tmp_path) in ("file-is-folder", "file-forbidden")
    assert fact(tmp_path / "bytes") == "file-not-text"
    assert fact(tmp_path / "big") == "file-too-big"
    assert fact(tmp_path / ("x" * 5000)) == "file-unreadable"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless device here")
def test_a_file_without_an_end_is_not_read_to_it() -> None:
    assert fact(Path("/dev/zero")) == "file-too-big"
