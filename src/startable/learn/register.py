"""The games' names at Gymnasium, alone and as vectors, and at PettingZoo: Ur, Smugglers, Maze, Starfarers."""

import pettingzoo
from gymnasium.envs.registration import register as gymnasium_register
from gymnasium.envs.registration import registry

from startable.play.catalogue import names

ZOO = {"aec": "startable.learn.turns:env", "parallel": "startable.learn.parallel:parallel_env"}


def gymnasium_id(name: str) -> str:
    """PettingZoo knows them by the same."""
    return f"startable/{name.capitalize()}-v0"


def register() -> None:
    for name in names():
        if gymnasium_id(name) not in registry:
            gymnasium_register(
                gymnasium_id(name),
                entry_point="startable.learn.single:SoloEnv",
                vector_entry_point="startable.learn.vector:SoloVectorEnv",
                kwargs={"name": name},
            )
        for kind, entry_point in ZOO.items():
            _register_at_zoo(kind, name, entry_point)


def _register_at_zoo(kind: str, name: str, entry_point: str) -> None:
    """PettingZoo has names since 1.27."""
    known = getattr(pettingzoo, f"{kind}_registry", None)
    if known is not None and gymnasium_id(name) not in known:
        pettingzoo.register(kind, gymnasium_id(name), entry_point, kwargs={"name": name})
