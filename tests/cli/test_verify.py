"""`verify`: every roll computed again, and who gave what to the dice."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from startable.games.ur import GAME
from startable.play import fair, journal
from startable.play.salts import seal

from ..play.test_fair import SALTS, SEED, played
from .conftest import Keep, Run

COMMITS = [f"A commit {seal('table', SALTS[0])}", f"B commit {seal('table', SALTS[1])}"]
SHOWN = [f"A salt {SALTS[0]}", f"B salt {SALTS[1]}"]


def kept(keep: Keep, *steps: str, salts: tuple[str, ...] = SALTS) -> Path:
    game = played(salts=salts)
    header = replace(game.header, notes=fair.notes("table", SEED, salts, steps))
    return keep(journal.write(replace(game, header=header)))


def test_a_game_whose_seats_all_committed(run: Run, keep: Keep) -> None:
    ran = run("verify", kept(keep, *COMMITS, *SHOWN))
    assert ran.code == 0
    assert "nobody, the host included, could choose" in ran.out


def test_a_game_of_the_version_before_says_what_it_proves(run: Run, keep: Keep) -> None:
    ran = run("verify", kept(keep))
    assert ran.code == 0
    assert "version 0.1.0" in ran.out


@pytest.mark.parametrize(
    ("steps", "salts", "words", "code"),
    [
        (
            [*COMMITS, SHOWN[0], "B withheld"],
            (SALTS[0], "withheld"),
            "B committed to a salt and did not show",
            0,
        ),
        ([COMMITS[0], SHOWN[0], COMMITS[1], SHOWN[1]], SALTS, "B could have chosen", 0),
        ([COMMITS[0], "B none", SHOWN[0]], (SALTS[0], "-"), "B gave no salt", 0),
        ([*COMMITS, SHOWN[0], "B salt 00"], (SALTS[0], "00"), "B: this salt is not the one", 1),
    ],
)
def test_whoever_did_otherwise_is_named(
    run: Run, keep: Keep, steps: list[str], salts: tuple[str, ...], words: str, code: int
) -> None:
    ran = run("verify", kept(keep, *steps, salts=salts))
    assert ran.code == code
    assert words in " ".join(ran.out.split())


def test_as_json(run: Run, keep: Keep) -> None:
    told = json.loads(
        run(
            "verify", kept(keep, *COMMITS, SHOWN[0], "B withheld", salts=(SALTS[0], "withheld")), "--json"
        ).out
    )
    assert told["wrong"] == []
    assert told["salts"] == {
        "committed": True, "wrong": "", "withheld": "B", "early": "", "late": "", "none": "",
    }  # fmt: skip


def test_replay_of_older_rules_says_so_and_tries(
    run: Run, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "game", lambda name: replace(GAME, version=2))
    file = keep("startable 1\ngame ur 1\nseat A Anna\nseat B Bela\n\n* 5:2\n* 3\nA in-h3\n")
    for command in ("replay", "verify"):
        ran = run(command, file)
        assert "played by version 1 of the rules; here is version 2" in " ".join(ran.err.split())
    assert "A in-h3" in run("replay", file).out
