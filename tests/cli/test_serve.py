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
    "trusted_proxies": (["--trusted-proxy", "10.0.0.1", "--trusted-proxy", "::1"], {"10.0.0.1", "::1"}),
    "origins": (["--origin", "https://play.example/"], {"https://play.example"}),
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


def test_a_flag_goes_before_a_variable() -> None:
    assert read_limits(["outbox"], ["outbox=5"], {"STARTABLE_OUTBOX": "6"}) == {"outbox": 5}


@pytest.mark.parametrize("given", ["outbox", "outbox=", "outbox=x", "outbox=-1", "outbox=1.5", "outbox=²"])
def test_a_limit_is_a_whole_number(given: str) -> None:
    with pytest.raises(Unreadable, match="limit-number"):
        read_limits(LIMITS, [given], {})


def test_every_setting_is_in_the_list_for_operators() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", HOSTING.read_text(encoding="utf-8"), re.MULTILINE))
    assert listed == {field.name for field in fields(Settings)}


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
