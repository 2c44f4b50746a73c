"""The file of a net's weights: a line that says what it is, a header in JSON, then the numbers.

The header tells the game, the command that made it, its seed, from how many games, and the numbers' hash.
"""

import json
from array import array
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from startable.core.net import CAP, Net
from startable.core.unreadable import Unreadable

FILE: Final = "weights.bin"
LARGEST: Final = 1_000_000
_MAGIC: Final = b"startable net 1"
_LONGEST_HEADER: Final = 4000

Header = dict[str, Any]


def write(header: Header, rows: list[list[int]], outputs: list[int]) -> bytes:
    numbers = array("h", outputs)
    for row in rows:
        numbers.extend(row)
    body = _little(numbers).tobytes()
    told = {**header, "features": len(rows) - 1, "hidden": len(outputs), "hash": sha256(body).hexdigest()}
    return b"\n".join((_MAGIC, json.dumps(told, sort_keys=True).encode("ascii"), body))


def read(data: bytes, name: str) -> tuple[Header, Net]:
    """The header and the net; Unreadable if anything is not as it was written."""
    magic, _, rest = data.partition(b"\n")
    told, _, body = rest.partition(b"\n")
    if magic != _MAGIC or len(data) > LARGEST:
        raise _broken(name)
    header = _header(told, name)
    if header.get("hash") != sha256(body).hexdigest():
        raise _broken(name)
    return header, _net(header, body, name)


def load(package: str, features: int) -> Net:
    """The net of a game, from the package of its mind; it must be for so many features."""
    place = files(package).joinpath(FILE)
    name = f"{package}/{FILE}"
    if not place.is_file():
        raise Unreadable("weights-missing", {"file": name})
    _, net = read(place.read_bytes(), name)
    if net.features != features:
        raise Unreadable("weights-stale", {"file": name, "found": net.features, "wanted": features})
    return net


def _header(told: bytes, name: str) -> Header:
    try:
        header = json.loads(told[:_LONGEST_HEADER])
    except ValueError:
        raise _broken(name) from None
    if not isinstance(header, dict):
        raise _broken(name)
    return header


def _net(header: Header, body: bytes, name: str) -> Net:
    features, hidden = header.get("features"), header.get("hidden")
    if not isinstance(features, int) or not isinstance(hidden, int) or hidden < 1 or features < 1:
        raise _broken(name)
    if len(body) != 2 * (hidden + (features + 1) * (hidden + 1)):
        raise _broken(name)
    numbers = array("h")
    numbers.frombytes(body)
    flat = _little(numbers).tolist()
    rows = [flat[start : start + hidden + 1] for start in range(hidden, len(flat), hidden + 1)]
    if not all([-CAP <= weight <= CAP for row in rows for weight in row[:hidden]]):
        raise _broken(name)
    return Net(rows, flat[:hidden])


def _little(numbers: "array[int]") -> "array[int]":
    """The same numbers, little end first, on any machine."""
    if array("h", [1]).tobytes() != b"\x01\x00":
        numbers.byteswap()
    return numbers


def _broken(name: str) -> Unreadable:
    return Unreadable("weights-broken", {"file": name})
