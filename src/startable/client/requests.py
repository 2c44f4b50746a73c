"""Sitting down, over HTTP."""

import json
import re
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

import msgspec

from startable.client.session import Trouble
from startable.server.protocol.http import OpenTable, Seated, SitDown, WantedSeat


def open_table(
    address: str, game: str, name: str, against: str | Sequence[str], mine: int, options: Mapping[str, int],
    timeout: float,
) -> Seated:  # fmt: skip
    """So many seats of one's own, then the others': a bot's by its name, a friend's without one."""
    others = [against] if isinstance(against, str) else against
    seats = [WantedSeat("me", name) for _ in range(mine)]
    seats += [WantedSeat("bot", bot=each) if each else WantedSeat("friend") for each in others]
    return _post(f"{base(address)}/api/tables", OpenTable(game, seats, dict(options)), timeout)


def sit_down(link: str, name: str, seat: int, timeout: float) -> Seated:
    return _post(f"{base(link)}/api/tables/{table_of(link)}/sit", SitDown(name, seat), timeout)


def journal(link: str, table: str, keys: Sequence[str], timeout: float) -> str:
    """The game so far, as far as these keys may know it."""
    headers = {"authorization": f"Bearer {keys[0]}"} if keys else {}
    wanted = urllib.request.Request(f"{base(link)}/api/tables/{table}/journal", headers=headers)
    return _answer(wanted, timeout).decode()


def base(link: str) -> str:
    """Of a table's link, or of the page; it may live under a path of its host."""
    parts = urlsplit(link)
    path = re.sub(r"/[trf]/[0-9a-z]+$", "", parts.path.rstrip("/"))
    return f"{parts.scheme}://{parts.netloc}{path}"


def table_of(link: str) -> str:
    return urlsplit(link).path.rstrip("/").rsplit("/", 1)[-1]


def socket_address(link: str, table: str) -> str:
    return f"ws{base(link)[4:]}/api/tables/{table}/socket"


def _post(url: str, body: msgspec.Struct, timeout: float) -> Seated:
    headers = {"content-type": "application/json"}
    wanted = urllib.request.Request(url, msgspec.json.encode(body), headers)
    return msgspec.json.decode(_answer(wanted, timeout), type=Seated)


def _answer(wanted: urllib.request.Request, timeout: float) -> bytes:
    try:
        with urllib.request.urlopen(wanted, timeout=timeout) as answer:
            found: bytes = answer.read()
            return found
    except urllib.error.HTTPError as error:
        raise _trouble(error.code, error.read()) from None


def _trouble(code: int, body: bytes) -> Trouble:
    """By what our server says; something between us and it may answer otherwise."""
    try:
        fault = json.loads(body)
        return Trouble(fault["fact"], fault["args"])
    except (ValueError, KeyError, TypeError):
        return Trouble("http-status", {"status": code})
