"""What others show of a link to us: a title, a sentence and a picture, in the head of the page.

It tells what anybody with the link may know; all that comes from outside is escaped.
"""

import asyncio
import re
from collections.abc import Awaitable
from functools import cache
from html import escape
from importlib.util import find_spec
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlencode

from startable.core import Unreadable
from startable.play.catalogue import game
from startable.play.words import Words, words
from startable.server.asgi import PREFIX, Scope, header
from startable.server.events.events import Events
from startable.server.events.records import EventRecord
from startable.server.invitation import is_host
from startable.server.storage.records import TableRecord
from startable.server.storage.store import StoreFails
from startable.server.tables.lobby import Lobby

T = TypeVar("T")

_POSITION = re.compile(r"/position/([a-z0-9_-]{1,32})/?")
_TABLE = re.compile(r"/([tr])/([0-9a-z]{1,24})/?")
_EVENT = re.compile(r"/e/([0-9a-z]{1,24})/?")
_ASKED = ("text", "seats", "options", "seat")
_LONGEST = 4000
ICON = "/icon-512.png"
_PATIENCE_S = 2.0


@cache
def form() -> str:
    """Most who show previews want pixels; without what makes them there are lines."""
    return "picture.png" if find_spec("resvg_py") else "picture.svg"


async def head(scope: Scope, lobby: Lobby | None, events: Events | None = None) -> str:
    """The tags for this address; empty: those of the page will do."""
    try:
        if found := _POSITION.fullmatch(scope["path"]):
            return _position(scope, _words(scope), found[1], _query(scope))
        if events is not None and (found := _EVENT.fullmatch(scope["path"])):
            event = await _in_time(events.record(found[1]))
            return _event(scope, _words(scope), event) if event else ""
        found = _TABLE.fullmatch(scope["path"])
        record = await _in_time(lobby.record(found[2])) if found and lobby is not None else None
        return _table(scope, _words(scope), found[1], record, _query(scope)) if found and record else ""
    except Unreadable:
        return ""


async def _in_time(asked: Awaitable[T]) -> T | None:
    """Whoever opens the page does not wait long for what only previews show."""
    try:
        return await asyncio.wait_for(asked, _PATIENCE_S)
    except (StoreFails, TimeoutError):
        return None


def _words(scope: Scope) -> Words:
    return words("hu" if header(scope, b"accept-language").lower().startswith("hu") else "en")


def _query(scope: Scope) -> dict[str, str]:
    text = scope.get("query_string", b"")[:_LONGEST].decode("ascii", "replace")
    try:
        return {key: values[0] for key, values in parse_qs(text, max_num_fields=16).items()}
    except ValueError:
        return {}


def _position(scope: Scope, said: Words, name: str, query: dict[str, str]) -> str:
    title = {"game": said.say(game(name).key("name"))}
    asked = {key: query[key] for key in _ASKED if query.get(key)}
    image = f"/api/games/{name}/pictures/{form()}?{urlencode(asked)}" if "text" in asked else ""
    return _tags(scope, said.say("preview-position", title), said.say("preview-position.about"), image)


def _table(scope: Scope, said: Words, page: str, record: TableRecord, query: dict[str, str]) -> str:
    names = ", ".join(
        [seat.name or said.say("preview-somebody") for seat in record.seats if seat.kind != "bot"]
    )
    told: dict[str, Any] = {"game": said.say(game(record.game).key("name")), "names": names}
    told["host"] = _host(record)
    what = "over" if record.over else "playing" if record.started else "waiting"
    at = query.get("at", "")
    moment = f"?v={at}" if page == "r" and at.isascii() and at.isdigit() and len(at) < 7 else ""
    image = f"/api/tables/{record.id}/pictures/{form()}{moment}" if record.watch else ""
    invites = what == "waiting" and told["host"]
    title = said.say("preview-invitation" if invites else "preview-table", told)
    return _tags(scope, title, said.say(f"preview-table.{what}", told), image)


def _event(scope: Scope, said: Words, event: EventRecord) -> str:
    told: dict[str, Any] = {"name": event.name, "game": said.say(game(event.game).key("name"))}
    told |= {"people": len(event.here), "round": len(event.played)}
    what = "over" if event.over else "open" if event.between_rounds else "playing"
    return _tags(scope, said.say("preview-event", told), said.say(f"preview-event.{what}", told), "")


def _host(record: TableRecord) -> str:
    """Whoever invites: who opened the table, or else the first person; empty: nobody sits there yet."""
    people = {number: seat.name for number, seat in enumerate(record.seats) if seat.kind == "person"}
    return people.get(record.host) or next(iter(people.values()), "")


def _tags(scope: Scope, title: str, about: str, image: str) -> str:
    """Without a picture of its own there is our sign, small."""
    told = {"og:title": title, "og:description": about, "og:type": "website", "og:site_name": "Startable"}
    host = header(scope, b"host")
    if is_host(host):
        base = f"{scope['scheme']}://{host}{scope.get(PREFIX, '')}"
        card = "summary_large_image" if image else "summary"
        told |= {"og:image": f"{base}{image or ICON}", "og:image:alt": title, "twitter:card": card}
    return "".join([f'<meta property="{key}" content="{escape(value)}">' for key, value in told.items()])
