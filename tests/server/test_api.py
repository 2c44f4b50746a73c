"""The HTTP side as a program uses it: what it says of itself is true, and what goes wrong has words."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import startable.server
from startable.play.catalogue import games, names
from startable.play.words import words
from startable.server.http.routes import ROUTES

from .people import Person, play_out, table_for_two
from .servers import Server

ME, FRIEND = {"kind": "me", "name": "Anna"}, {"kind": "friend"}


def wish(**changes: object) -> dict[str, Any]:
    return {"game": "ur", "seats": [ME, FRIEND], **changes}


def test_games_with_their_options_and_bots(server: Server) -> None:
    listed = {game["name"]: game for game in server.get("/api/games")}
    assert set(listed) == set(names())
    for game in games():
        told = listed[game.name]
        assert told["ready"]
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
        assert told["seats"] == list(game.seats)
        assert told["bots"]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_rules_in_both_languages(server: Server, language: str) -> None:
    book = server.get(f"/api/rules/ur/{language}")
    assert book["title"]
    assert {rule["id"][:3] for rule in book["rules"]} == {"UR-"}
    assert all(rule["title"] and rule["text"] for rule in book["rules"])


def test_the_lobby_lists_what_is_open_and_wants_to_be_seen(server: Server) -> None:
    seen = Person(server).open_table("friend", listed=True)
    hidden = Person(server).open_table("friend", listed=False)
    entries = server.get("/api/tables")
    assert entries[0]["table"] == seen.table
    assert hidden.table not in [entry["table"] for entry in entries]
    assert [seat["kind"] for seat in entries[0]["seats"]] == ["person", "open"]
    assert entries[0]["status"] == "waiting"


def test_a_finished_game_leaves_the_lobby(server: Server) -> None:
    anna = Person(server).open_table("me", listed=True, discs=1).connect().until_version(1)
    assert anna.table in [entry["table"] for entry in server.get("/api/tables")]
    play_out(anna)
    anna.until("room", status="over")
    assert anna.table not in [entry["table"] for entry in server.get("/api/tables")]


def test_a_rematch_is_private(server: Server) -> None:
    anna = Person(server).open_table("me", listed=True, discs=1).connect().until_version(1)
    play_out(anna)
    anna.send("rematch")
    following = anna.until("room", where=lambda room: bool(room["next"]))["next"]
    assert following not in [entry["table"] for entry in server.get("/api/tables")]


def test_a_table_keeps_its_options(server: Server) -> None:
    anna = Person(server).open_table("friend", discs=3, six_skips=1)
    options = server.get(f"/api/tables/{anna.table}")["options"]
    assert (options["discs"], options["six_skips"]) == (3, 1)
    assert set(options) == {option.name for game in games() if game.name == "ur" for option in game.options}


def test_sitting_down_where_one_likes(server: Server) -> None:
    anna = Person(server).open_table("friend")
    bela = Person(server, "Bela").sit(anna.table, seat=1)
    assert list(bela.keys) == [1]
    seats = server.get(f"/api/tables/{anna.table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Bela"]


def test_names_lose_their_outer_and_double_spaces(server: Server) -> None:
    anna = Person(server, "  Anna \t Lee ").open_table("friend")
    assert server.get(f"/api/tables/{anna.table}")["seats"][0]["name"] == "Anna Lee"


BAD_WISHES: dict[str, tuple[dict[str, Any], str]] = {
    "no such game": (wish(game="chess"), "game-unknown"),
    "too few seats": (wish(seats=[ME]), "seats-not-offered"),
    "too many seats": (wish(seats=[ME, FRIEND, FRIEND]), "seats-not-offered"),
    "no such bot": (wish(seats=[ME, {"kind": "bot", "bot": "deep"}]), "bot-unknown"),
    "a bot without a name": (wish(seats=[ME, {"kind": "bot"}]), "bot-unknown"),
    "a bot that would think for ever": (
        wish(seats=[ME, {"kind": "bot", "bot": "expectimax:99"}]),
        "bot-unknown",
    ),
    "no such option": (wish(options={"colour": 1}), "option-unknown"),
    "an option too high": (wish(options={"discs": 99}), "option-value"),
    "an option too low": (wish(options={"discs": 0}), "option-value"),
    "an option below zero": (wish(options={"discs": -1}), "option-value"),
    "a number that is left out": (wish(options={"tower_limit": 1}), "option-value"),
    "an option as text": (wish(options={"discs": "3"}), "bad-request"),
    "a switch as text": (wish(listed="true"), "bad-request"),
    "a switch as number": (wish(listed=1), "bad-request"),
    "an option out of all bounds": (wish(options={"discs": 10**7}), "bad-request"),
    "an unknown field": (wish(seed="00"), "bad-request"),
    "an unknown field of a seat": (wish(seats=[{**ME, "key": "x"}, FRIEND]), "bad-request"),
    "an unknown kind of seat": (wish(seats=[{"kind": "person"}, FRIEND]), "bad-request"),
    "a name too long": (wish(seats=[{**ME, "name": "x" * 33}, FRIEND]), "bad-request"),
    "a name of nothing": (wish(seats=[{**ME, "name": " "}, FRIEND]), "name-missing"),
    "too many seats at all": (wish(seats=[ME] * 9), "bad-request"),
    "no seats": (wish(seats=[]), "bad-request"),
    "nothing": ({}, "bad-request"),
}


@pytest.mark.parametrize("name", BAD_WISHES)
def test_what_cannot_be_opened(server: Server, name: str) -> None:
    body, fact = BAD_WISHES[name]
    answer = server.ask("POST", "/api/tables", json=body)
    assert (answer.status_code, answer.json()["t"], answer.json()["fact"]) == (400, "fault", fact)
    assert "set-cookie" not in answer.headers


def test_faults_with_their_words(server: Server) -> None:
    """Every fault that HTTP gave, said in both languages, with nothing missing in it."""
    anna, _ = table_for_two(server)
    path = f"/api/tables/{anna.table}"
    answers = [server.ask("POST", "/api/tables", json=body) for body, _ in BAD_WISHES.values()]
    unknown = ("/api/nothing", "/api/tables/nosuchtable", "/api/tables/UPPER", "/api/rules/chess/en")
    refused = ("/history?seat=7", "/history?seat=0", "/history?seat=x", "/journal")
    answers += [server.ask("GET", each) for each in (*unknown, "/api/rules/ur/xx")]
    answers += [server.ask("GET", path + each) for each in refused]
    answers += [
        server.ask("POST", f"{path}/sit", json={"name": "Mallory"}),
        server.ask("POST", f"{path}/sit", json={"name": " "}),
        server.ask("POST", f"{path}/follow"),
        server.ask("DELETE", "/api/tables"),
        server.ask("POST", "/api/tables", content=b"x" * 20_000),
        server.ask("POST", "/api/tables", headers={"origin": "https://evil.example"}),
    ]
    for answer in answers:
        fault = answer.json()
        assert 400 <= answer.status_code < 500
        assert fault["t"] == "fault"
        for language in ("en", "hu"):
            said = words(language).say(fault["fact"], fault["args"])
            assert said != fault["fact"], f"{fault['fact']} has no words in {language}"
            assert "{" not in said, f"{fault['fact']} misses something in {language}: {said}"


def test_every_fact_of_the_server_has_words_in_both_languages() -> None:
    """Also those that tests do not provoke: whatever the source calls a fact."""
    folder = Path(startable.server.__file__).parent
    source = "\n".join(path.read_text("utf8") for path in sorted(folder.rglob("*.py")))
    pattern = (
        r'\b(?:Unreadable|fault|turn_away)\(\s*"([a-z-]+)"|Complaint\(\d+, "([a-z-]+)"'
        r'|_fault\(send, \d+, "([a-z-]+)"|Fault\("([a-z-]+)"\)|\d+: "([a-z-]+)"|"(bad-request)"'
    )
    facts = {fact for found in re.findall(pattern, source) for fact in found if fact}
    assert len(facts) > 15
    missing = {
        (fact, language) for fact in facts for language in ("en", "hu") if not words(language).has(fact)
    }
    assert not missing


def test_methods_that_an_address_does_not_know(server: Server) -> None:
    for path, methods in (("/api/tables", "GET, POST"), ("/api/games", "GET"), ("/", "GET, HEAD")):
        for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
            answer = server.ask(method, path)
            assert answer.status_code == 405
            assert sorted(answer.headers["allow"].split(", ")) == sorted(methods.split(", "))


def test_the_journal_is_a_file_to_download(server: Server) -> None:
    both = Person(server).open_table("me", discs=1).connect().until_version(1)
    play_out(both)
    answer = server.ask("GET", f"/api/tables/{both.table}/journal")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="ur-{both.table}.play"'


CONFIG = """
[parameters]
id = "{table}"

[checks.positive_data_acceptance]
# A schema cannot say which options a game has: such wishes are refused with 400 and told why.
# The keeper's key may be tried seldom, and few reports of one address wait: 429.
expected-statuses = ["2xx", "400", "401", "403", "404", "409", "429"]
"""


@pytest.mark.long
@pytest.mark.parametrize("phase", ["coverage", "fuzzing"])
def test_schemathesis_finds_nothing(server: Server, tmp_path: Path, phase: str) -> None:
    """All its checks against the real server, at a table that exists and at any that do not."""
    pytest.importorskip("schemathesis")
    both = Person(server).open_table("me", discs=1).connect().until_version(1)
    play_out(both)
    config = CONFIG if phase == "fuzzing" else CONFIG.replace("[parameters]\nid", "# id")
    (tmp_path / "schemathesis.toml").write_text(config.format(table=both.table))
    options = f"--phases={phase} --max-examples=12 --seed=1 --checks=all --warnings=off".split()
    url = f"{server.url}/api/schema/openapi.json"
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--no-color", "run", url, *options],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert f"{len(ROUTES)} selected" in done.stdout


SENSELESS_BODIES = {
    "bad UTF-8": b'{"name": "\xff\xfe"}',
    "half a letter": b'{"name": "\\ud800"}',
    "deep list": b'{"name": ' + b"[" * 8000,
    "deep map": b'{"x": ' + b'{"a":' * 3000,
    "deep and whole": b"[" * 8000 + b"]" * 8000,
}


@pytest.mark.parametrize("name", SENSELESS_BODIES)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/abc/sit"])
def test_a_senseless_body_is_a_bad_request(server: Server, path: str, name: str) -> None:
    answer = server.ask("POST", path, content=SENSELESS_BODIES[name])
    assert (answer.status_code, answer.json()["fact"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f \u1160", "\ufe0f", "\u0301", "\u200b", "\uffa0"]
)
def test_a_name_that_nobody_sees_is_none(server: Server, name: str) -> None:
    answer = server.ask("POST", "/api/tables", json=wish(seats=[{"kind": "me", "name": name}, FRIEND]))
    assert (answer.status_code, answer.json()["fact"]) == (400, "name-missing")


@pytest.mark.parametrize("name", ["Örs", "日本", "!", "7", "é", "\N{GRINNING FACE}", "Zoë\u0301"])
def test_a_name_that_anybody_sees_is_one(server: Server, name: str) -> None:
    answer = server.ask("POST", "/api/tables", json=wish(seats=[{"kind": "me", "name": name}, FRIEND]))
    assert answer.status_code == 201
