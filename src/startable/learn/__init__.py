"""Doors for learners: PettingZoo, Gymnasium and OpenSpiel, for every game of the catalogue.

Importing this registers the games with Gymnasium: `gymnasium.make("startable/Ur-v0")`. Importing
`startable.learn.spiel` registers them with OpenSpiel.
"""

try:
    from startable.learn.arrays import Arrays
    from startable.learn.batch import Batch
    from startable.learn.parallel import TableEnv, parallel_env
    from startable.learn.register import register
    from startable.learn.single import SoloEnv
    from startable.learn.sparse import Sparse
    from startable.learn.turns import TurnEnv, env
    from startable.learn.vector import SoloVectorEnv
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"startable.learn needs {missing.name}: pip install 'startable[learn]'", name=missing.name
    ) from missing

__all__ = [
    "Arrays",
    "Batch",
    "SoloEnv",
    "SoloVectorEnv",
    "Sparse",
    "TableEnv",
    "TurnEnv",
    "env",
    "parallel_env",
]

register()
