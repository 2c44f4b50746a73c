"""The description for programs, made whole: what each parameter is, and what each body means."""

import inspect
from typing import Any

from msgspec import Struct

from startable.server import protocol
from startable.server.protocol import http

PARAMETERS = {
    "dark": "For a dark page?",
    "first": "The version to begin with; the first is 1.",
    "form": "`picture.svg`, or `picture.png` where the server can make it.",
    "game": "The game, as `/api/games` names it; in a list empty: all.",
    "id": "The table, as in its link.",
    "lang": "`en` or `hu`.",
    "language": "`en` or `hu`.",
    "limit": "How many moments, at most.",
    "name": "The game, as `/api/games` names it.",
    "number": "The puzzle's number.",
    "options": "The game's options, `name=value`, with commas between them.",
    "seat": "By whose eyes, as a seat's number; -1: a watcher's.",
    "seats": "How many sit at the table; 0: the fewest that the game allows.",
    "text": "A position, or for a history the language of its text boards.",
    "v": "After which version; without it: the newest.",
    "which": "By its name, as the list of them tells it.",
}


def describe(schema: dict[str, Any]) -> None:
    """Adds to the framework's description what it does not know."""
    for path in schema["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                parameter.setdefault("description", PARAMETERS.get(parameter["name"], ""))
    for name, body in schema["components"]["schemas"].items():
        if text := _text(name):
            body["description"] = text
        if _allows_nothing_unknown(getattr(http, name, None)):
            body["additionalProperties"] = False


def _text(name: str) -> str:
    found = getattr(http, name, None) or getattr(protocol, name, None)
    return inspect.getdoc(found) or "" if inspect.isclass(found) else ""


def _allows_nothing_unknown(body: object) -> bool:
    if not isinstance(body, type) or not issubclass(body, Struct):
        return False
    return body.__struct_config__.forbid_unknown_fields
