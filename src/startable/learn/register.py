"""The games' names at Gymnasium: Ur, Smugglers, Maze, Starfarers; alone and as vectors."""

from gymnasium.envs.registration import register as gymnasium_register
from gymnasium.envs.registration import registry

from startable.play.catalogue import names


def gymnasium_id(name: str) -> str:
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
