"""Whatever is in a file, it gets an answer and no traceback."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ..effort import examples
from .conftest import Run

JOURNAL = b"startable 1\ngame ur 1\nseat A\nseat B\n\n* 6:1\n* 3\n"
SCENARIO = b'game = "ur"\nposition = "hand:10,10 turn:A roll:4"\nmoves = ["A in-h4"]\n'

WORDS = st.sampled_from(
    [
        "A",
        "B",
        "Q",
        "*",
        "@",
        "in-h3",
        "c3-c8",
        "b1-h2",
        "pass",
        "3",
        "6:1",
        "game",
        "ur",
        "options",
        "discs=3",
        "seat",
        "note",
        "startable",
        "1",
        "#",
        "=",
        "[",
        "]",
        "{",
        "}",
        '"',
        "'",
        "\n",
    ]
)
NOISE = st.binary(max_size=200) | st.text(max_size=100).map(str.encode)
NEARLY = st.lists(WORDS, max_size=30).map(lambda words: " ".join(words).encode())

relaxed = settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.mark.parametrize("command", ["replay", "check"])
@relaxed
@given(data=NOISE | NEARLY | (NOISE | NEARLY).map(JOURNAL.__add__) | (NOISE | NEARLY).map(SCENARIO.__add__))
def test_noise_gets_an_answer(run: Run, tmp_path: Path, command: str, data: bytes) -> None:
    path = tmp_path / "noise"
    path.write_bytes(data)
    ran = run(command, path)
    assert ran.code in (0, 1, 2)
    assert ran.err.count("\n") == (ran.code > 0 if command == "replay" else ran.code == 2)


@pytest.mark.parametrize("command", ["replay", "check"])
def test_ten_megabytes_of_noise(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)) * 40_000)
    assert run(command, path).complaint == f"{path}: The file is larger than 4 MB."
    assert run(command, path, "--lang", "hu").complaint == f"{path}: A fájl nagyobb, mint 4 MB."


@pytest.mark.parametrize("command", ["replay", "check"])
def test_what_is_no_text_file(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert run(command, tmp_path / "bytes").complaint.endswith(": The file is not text in UTF-8.")
    assert run(command, tmp_path).complaint == f"{tmp_path}: This is a folder, not a file."
    assert run(command, tmp_path / "none").complaint.endswith(": There is no such file.")
