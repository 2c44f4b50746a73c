"""What the box holds, read from its list of parts."""

import tomllib
from importlib.resources import files
from typing import Any, Final

_BOX: Final[dict[str, Any]] = tomllib.loads(
    files("comet_fishers.box").joinpath("components.toml").read_text("utf8")
)

COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
NETS: Final[int] = _BOX["nets"]
FUEL: Final[int] = _BOX["fuel"]
HOLD: Final[int] = _BOX["hold"]
DIE: Final[int] = _BOX["die"]
REWARD: Final[int] = _BOX["reward"]

THINGS: Final[tuple[str, ...]] = tuple(_BOX["tail"])
"""All that drifts in the tail: the kinds of chunks first, the flare last."""
FLARE: Final[int] = THINGS.index("flare")
CHUNKS: Final[tuple[str, ...]] = THINGS[:FLARE]
PEARL: Final[int] = CHUNKS.index("pearl")
TAIL: Final[tuple[int, ...]] = tuple(_BOX["tail"].values())
POINTS: Final[tuple[int, ...]] = tuple(_BOX["points"][kind] for kind in CHUNKS)
ORDERS: Final[tuple[int, ...]] = tuple(_BOX["orders"][kind] for kind in CHUNKS)
