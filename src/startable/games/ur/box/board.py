"""The board: twenty fields, and each seat's path of fourteen through them (UR-102, UR-104)."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from startable.core.movers import NOBODY

PARTS: Final[dict[str, Any]] = tomllib.loads(
    files("startable.games.ur.box").joinpath("components.toml").read_text("utf8")
)

DISCS: Final[int] = PARTS["discs"]
FACES: Final[list[int]] = PARTS["die"]
COLOURS: Final[tuple[str, ...]] = tuple(PARTS["colours"])
HOME: Final[int] = PARTS["board"]["home"]
_CENTRE: Final[int] = PARTS["board"]["centre"]
_BASE: Final[int] = PARTS["board"]["base"]
_PRIVATE: Final[int] = HOME + _BASE

FIELDS: Final[int] = _CENTRE + 2 * _PRIVATE
STEPS: Final[list[str]] = (
    [f"h{n + 1}" for n in range(HOME)]
    + [f"c{n + 1}" for n in range(_CENTRE)]
    + [f"b{_BASE - n}" for n in range(_BASE)]
)
"""The names of a path's fields, from the first to the last; both seats use the same names."""

LAST: Final[int] = len(STEPS) - 1
"""The step of base-1."""


def _path(seat: int) -> list[int]:
    own = _CENTRE + seat * _PRIVATE
    return [*range(own, own + HOME), *range(_CENTRE), *range(own + HOME, own + _PRIVATE)]


PATHS: Final[list[list[int]]] = [_path(0), _path(1)]
"""By seat, the field at each step of its path. Fields: the centre first, then each seat's private ones."""


def owner_of(field: int) -> int:
    """The seat that a private field belongs to; NOBODY for the centre."""
    return NOBODY if field < _CENTRE else (field - _CENTRE) // _PRIVATE


def step_name(step: int) -> str:
    return STEPS[step] if 0 <= step <= LAST else "?"


def field_name(field: int) -> str:
    """A field as both players call it: c3 for all, A.h1 for a private one."""
    return _NAMES[field]


def _name(field: int) -> str:
    owner = owner_of(field)
    if owner == NOBODY:
        return STEPS[HOME + field]
    return f"{'AB'[owner]}.{STEPS[PATHS[owner].index(field)]}"


_NAMES: Final[list[str]] = [_name(field) for field in range(FIELDS)]
