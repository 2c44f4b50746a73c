"""What an operator may set, by flag and by variable."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from startable.cli.limits import read_limits
from startable.core import Unreadable
from startable.server import run as server
from startable.server.settings import LIMITS, Settings

from .conftest import Run

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which a server would have been started."""
    found: list[Settings] = []

    def noted(settings: Settings, *rest: Any) -> None:
        rest[-1].close()
        found.append(settings)

    monkeypatch.setattr(server, "run", noted)
    return found


FLAGS: dict[str, tuple[list[str], Any]] = {
    "any_bot": (["--any-bot"], True),
    "bot_pause_ms": (["--bot-pause-ms", "50"], 50),
    "away_ms": (["--away-ms", "5000"], 5000),
    "log_level": (["--log-level", "info"], "info"),
    "log_format": (["--log-format", "json"], "json"),
    "trusted_proxies": (["--trusted-proxy", "10.0.0.1", "--trusted-proxy", "::1"], {"10.0.0.1", "::1"}),
    "origins": (["--origin", "https://play.example/"], {"https://play.example"}),
    "prefix": (["--prefix", "games/"], "/games"),
    "metrics": (["--metrics", "127.0.0.1:9100"], "127.0.0.1:9100"),
    "connections": (["--limit", "connections=77"], 77),
    "chat_credits": (["--limit", "chat-credits=7"], 7),
}


@pytest.mark.parametrize("name", FLAGS)
def test_settings_by_flag(run: Run, served: list[Settings], name: str) -> None:
    flags, wanted = FLAGS[name]
    run("serve", "--no-browser", *flags)
    assert getattr(served[0], name) == wanted
    assert getattr(Settings(), name) != wanted


VARIABLES: dict[str, tuple[str, Any]] = {
    "any_bot": ("1", True),
    "bot_pause_ms": ("50", 50),
    "away_ms": ("5000", 5000),
    "log_level": ("error", "error"),
    "trusted_proxies": ("10.0.0.1 ::1", {"10.0.0.1", "::1"}),
    "origins": ("https://play.example https://two.example", {"https://play.example", "https://two.example"}),
    "store": ("some.sqlite3", Path("some.sqlite3")),
    **dict.fromkeys(LIMITS, ("77", 77)),
}


@pytest.mark.parametrize("name", VARIABLES)
def test_settings_by_variable(
    run: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    text, wanted = VARIABLES[name]
    monkeypatch.setenv(f"STARTABLE_{name.upper()}", text)
    run("serve", "--no-browser")
    assert getattr(served[0], name) == wanted


FILE = """
host = "0.0.0.0"
away_ms = 7000
store = "postgresql://anna:secret@127.0.0.1/tables"
trusted_proxy = ["10.0.0.1"]

[limit]
outbox = 9
bot_workers = 3
"""


def test_settings_by_file(
    run: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "startable.toml"
    file.write_text(FILE)
    monkeypatch.setattr("startable.server.storage.choice.check", lambda where: None)
    monkeypatch.setenv("STARTABLE_BOT_WORKERS", "4")
    run("serve", "--no-browser", "--config", file, "--away-ms", "8000")
    found = served[0]
    assert (found.host, found.away_ms, found.outbox, found.bot_workers) == ("0.0.0.0", 8000, 9, 4)
    assert found.store == "postgresql://anna:secret@127.0.0.1/tables"
    assert found.trusted_proxies == {"10.0.0.1"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hoost = 1", "there is no setting hoost"),
        ("host =", "cannot be read as settings"),
        ("[limit]\nnonsense = 3", "nonsense"),
        ("[limit]\noutbox = -3", "outbox"),
    ],
)
def test_a_file_that_makes_no_sense_is_told(run: Run, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "startable.toml"
    file.write_text(text)
    assert said in run("serve", "--no-browser", "--config", file).complaint


def test_a_flag_goes_before_a_variable() -> None:
    assert read_limits(["outbox"], ["outbox=5"], {"STARTABLE_OUTBOX": "6"}, {}) == {"outbox": 5}


@pytest.mark.parametrize("given", ["outbox", "outbox=", "outbox=x", "outbox=-1", "outbox=1.5", "outbox=²"])
def test_a_limit_is_a_whole_number(given: str) -> None:
    with pytest.raises(Unreadable, match="limit-number"):
        read_limits(LIMITS, [given], {}, {})


def test_every_setting_is_in_the_list_for_operators() -> None:
    row = r"^\| `(\w+)` \| `(--[\w-]+)` \| ([^|]+) \|"
    rows = re.findall(row, HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    settings = {field.name for field in fields(Settings)} - {"push_services"}  # only tests call others
    assert sorted(name for name, _, _ in rows) == sorted(settings)
    for name, flag, default in rows:
        assert (flag == "--limit") == (name in LIMITS), name
        if name not in ("port", "store", "bot_workers"):  # they depend on the machine
            assert default == _written(getattr(Settings(), name)), name


def _written(default: object) -> str:
    if default in ("", frozenset()):
        return "none"
    return "no" if default is False else str(default)


@pytest.mark.parametrize(
    ("host", "complaint"),
    [
        ("foo.invalid", "There is no address “foo.invalid” to listen at;"),
        ("a..b", "There is no address “a..b” to listen at;"),
        ("192.0.2.250", "“192.0.2.250” is not an address of this machine;"),
    ],
)
def test_a_host_that_is_none_of_ours_is_not_blamed_on_the_port(
    run: Run, served: list[Settings], host: str, complaint: str
) -> None:
    assert run("serve", "--no-browser", "--host", host).complaint.startswith(complaint)


@pytest.mark.parametrize("given", ["/a b", "/..", "/games/../x", '/"', "/é"])
def test_a_prefix_that_is_no_path_is_told(run: Run, given: str) -> None:
    assert (
        "cannot be the beginning of an address" in run("serve", "--no-browser", "--prefix", given).complaint
    )
