"""What others show of a link: a title, a sentence and a picture, and nothing that is hidden or unescaped."""

import asyncio
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest

from startable.server.asgi import PREFIX
from startable.server.http.page import _with_head
from startable.server.http.preview import form, head
from startable.server.tables.lobby import Lobby

from .evenings import Evening, Guest, play
from .memory import House, Visitor
from .people import Person, one_move
from .servers import Server

TAG = re.compile(r'<meta property="([^"]*)" content="([^"]*)">')
POSITION = "c1:y c3:yB hand:9,7 turn:A roll:3"


def told(
    path: str, query: str = "", lobby: Lobby | None = None, host: str = "play.example", lang: str = ""
) -> Any:
    headers = [(b"host", host.encode()), (b"accept-language", lang.encode())]
    scope = {"path": path, "query_string": query.encode(), "headers": headers, "scheme": "https"}
    found = asyncio.run(head(scope, lobby))
    tags = TAG.findall(found)
    assert "".join(f'<meta property="{key}" content="{value}">' for key, value in tags) == found
    return dict(tags)


def test_a_position_has_a_title_a_sentence_and_a_picture() -> None:
    tags = told("/position/ur", "text=c1:y+hand:9,8+turn:A&seat=A&more=x")
    assert tags["og:title"] == "UR: a position"
    image = urlsplit(tags["og:image"].replace("&amp;", "&"))
    assert image.path == f"/api/games/ur/pictures/{form()}"
    assert parse_qs(image.query) == {"text": ["c1:y hand:9,8 turn:A"], "seat": ["A"]}
    assert told("/position/ur", lang="hu-HU,hu")["og:title"] == "UR: egy állás"


@pytest.mark.parametrize("text", ['"><script>alert(1)</script>', "'\"<&%22%3E", "%ff%00\r\nx"])
def test_nothing_breaks_out_of_the_head(text: str) -> None:
    tags = told("/position/ur", f"text={text}")
    assert "<" not in "".join(tags.values())


def test_where_there_is_nothing_to_tell_the_page_keeps_its_own() -> None:
    assert told("/") == told("/position/chess") == told("/t/abc") == told("/assets/x.js") == {}
    assert "og:image" not in told("/position/ur", "text=x", host='evil"/><b')
    assert told("/position/ur")["og:image"] == "https://play.example/icon-512.png"


def test_a_table_is_told_by_its_record_and_a_private_one_without_a_picture() -> None:
    house = House()
    room, keys = house.open("me", "friend")
    tags = told(f"/t/{room.record.id}", lobby=house.lobby)
    assert tags["og:title"] == "Anna invites you to UR"
    assert tags["og:description"] == "A table of UR waits for players: Anna, a free seat."
    assert told(f"/t/{room.record.id}", lobby=house.lobby, lang="hu")["og:title"].startswith("Anna meghív")
    room.record.seats[0].name = '<b>"Anna"'
    tags = told(f"/r/{room.record.id}", "at=37", house.lobby)
    assert "&lt;b&gt;" in tags["og:title"]
    assert tags["og:image"].endswith(f"/api/tables/{room.record.id}/pictures/{form()}?v=37")
    assert "v=" not in told(f"/r/{room.record.id}", "at=-1", house.lobby)["og:image"]
    room.record.watch = False
    private = told(f"/t/{room.record.id}", lobby=house.lobby)
    assert (private["og:image"], private["twitter:card"]) == ("https://play.example/icon-512.png", "summary")
    assert Visitor(room, keys[0])


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework
def test_an_event_is_told_by_its_name_and_by_who_takes_part(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        event = await Guest(evening).opens(name="Tuesday <3")
        scope = {"path": f"/e/{event}", "headers": [(b"host", b"play.example")], "scheme": "https"}
        tags = dict(TAG.findall(await head(scope, evening.lobby, evening.events)))
        assert tags["og:title"] == "Tuesday &lt;3: an event of UR"
        assert tags["og:description"] == "Join by your name: nobody has joined yet."
        await evening.guests(event, "Anna", "Bela")
        scope["headers"] = [(b"accept-language", b"hu")]
        tags = dict(TAG.findall(await head(scope, evening.lobby, evening.events)))
        assert tags["og:description"] == "Csatlakozz a neveddel! Eddig 2 résztvevő van."
        assert await head({**scope, "path": "/e/none"}, evening.lobby, evening.events) == ""

    play(tmp_path / "tables.sqlite3", scene)


def test_the_tags_take_the_place_of_those_of_the_page() -> None:
    own = b'<meta property="og:title" content="S" /><meta\n property="og:type"\n content="w"/>'
    page = b"<head><title>S</title>" + own + b"</head>"
    plain, _, _ = _with_head((page, b"", []), '<meta property="og:title" content="é">')
    assert plain.decode() == '<head><title>S</title><meta property="og:title" content="é"></head>'


def picture(server: Server, path: str, **query: str) -> Any:
    return server.ask("GET", path, params=query)


def test_pictures_of_positions(server: Server) -> None:
    answer = picture(server, "/api/games/ur/pictures/picture.svg", text=POSITION)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "max-age" in answer.headers["cache-control"]
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    dark = picture(server, "/api/games/ur/pictures/picture.svg", text=POSITION, dark="true")
    assert dark.text != answer.text
    for path, query in (
        ("ur/pictures/picture.gif", POSITION),
        ("ur/pictures/picture.svg", "c1:q"),
        ("ur/pictures/picture.svg", "x" * 3000),
    ):
        assert picture(server, f"/api/games/{path}", text=query).status_code == 400


def test_pixels_of_positions(server: Server) -> None:
    pytest.importorskip("resvg_py")
    answer = picture(server, "/api/games/ur/pictures/picture.png", text=POSITION)
    assert answer.content.startswith(b"\x89PNG")


def test_a_picture_of_a_table_shows_what_a_watcher_sees(server: Server) -> None:
    anna = Person(server).open_table("friend", game="maze").connect()
    bela = Person(server, "Bela").sit(anna.table).connect()
    one_move(anna.until_version(1), bela.until_version(1))
    path = f"/api/tables/{anna.table}/pictures/picture.svg"
    text = server.get(f"/api/tables/{anna.table}/position")["text"]
    same = picture(server, "/api/games/maze/pictures/picture.svg", text=text, seats="2")
    assert picture(server, path).text == same.text
    assert picture(server, path, v="1").text != same.text
    private = Person(server).open_table("friend", watch=False)
    assert picture(server, f"/api/tables/{private.table}/pictures/picture.svg").status_code == 403


def test_an_invitation_names_whoever_opened_the_table_and_no_secret_of_it() -> None:
    house = House()
    room, keys = house.open("me", "me", "friend", game="smugglers")
    room.record.seats[1].name, room.record.host = "Béla", 1
    tags = told(f"/t/{room.record.id}", lobby=house.lobby)
    assert tags["og:title"].startswith("Béla invites you to ")
    secrets = {room.record.seed, *keys, *[seat.key_hash for seat in room.record.seats if seat.key_hash]}
    assert not [secret for secret in secrets if secret in "".join(tags.values())]
    empty, _ = house.open("friend", "friend")
    assert told(f"/t/{empty.record.id}", lobby=house.lobby)["og:title"] == "UR: a free seat, a free seat"


def test_pictures_are_found_under_the_path_of_a_proxy() -> None:
    house = House()
    room, _ = house.open("me", "friend")
    headers = [(b"host", b"play.example")]
    scope = {"path": f"/t/{room.record.id}", "headers": headers, "scheme": "https", PREFIX: "/games"}
    for watch in (True, False):
        room.record.watch = watch
        assert 'content="https://play.example/games/' in asyncio.run(head(scope, house.lobby))
