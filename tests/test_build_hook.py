"""A wheel that is not compiled says why: nobody hears what its build said."""

import importlib.util
import runpy
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from startable import build

HOOK = Path(__file__).parents[1] / "hatch_build.py"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("hatchling")
    for name in ("CI", "CC", "CIBUILDWHEEL", "STARTABLE_PURE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("STARTABLE_NO_PAGE", "1")
    spec = importlib.util.spec_from_file_location("hatch_build", HOOK)
    assert spec
    assert spec.loader
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    monkeypatch.setattr(found, "libraries", lambda source: {})
    return found


def built(hook: ModuleType, folder: Path) -> tuple[str, list[str]]:
    """The note in the wheel, and the warnings of its build."""
    warnings: list[str] = []
    (folder / "src").mkdir()
    app: Any = SimpleNamespace(display_warning=warnings.append)
    made = hook.StartableHook(str(folder), {}, None, None, str(folder / "dist"), "wheel", app)
    build_data: dict[str, Any] = {"force_include": {}}
    made.initialize("standard", build_data)
    notes = {
        inside: Path(outside).read_text("utf8") for outside, inside in build_data["force_include"].items()
    }
    return notes.get(hook.NOTE, ""), warnings


def test_a_compiler_that_fails_is_quoted(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(hook, "COMPILE", "print('ur.c:7: no space left'); raise SystemExit(1)")
    note, warnings = built(hook, tmp_path)
    assert "ur.c:7: no space left" in note
    assert warnings == [f"not compiled, the wheel stays pure: {note.strip()}"]
    assert "no space left" in capsys.readouterr().out


def test_where_all_must_be_compiled_a_failure_is_one(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(hook, "COMPILE", "raise SystemExit(1)")
    with pytest.raises(hook.subprocess.CalledProcessError):
        built(hook, tmp_path)


def test_without_a_compiler_it_is_named(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no-such-compiler" in built(hook, tmp_path)[0]


def test_a_wheel_that_is_compiled_has_no_note(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(hook, "COMPILE", "")
    assert built(hook, tmp_path) == ("", [])


def test_every_hot_module_is_in_one_library() -> None:
    pytest.importorskip("hatchling")
    found, source = runpy.run_path(str(HOOK)), HOOK.parent / "src"
    libraries: dict[str, list[str]] = found["libraries"](source)
    modules = [module for each in libraries.values() for module in each]
    assert sorted(modules) == sorted(found["hot_modules"](source))
    in_server = [name for name, each in libraries.items() if any("startable/server/" in one for one in each)]
    assert in_server == ["server"]


def test_the_note_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "__file__", str(tmp_path / "build.py"))
    assert build.why_not() == ""
    (tmp_path / "not_compiled.txt").write_text("there is no C compiler here (cc)\n", "utf8")
    assert build.why_not() == "there is no C compiler here (cc)"
