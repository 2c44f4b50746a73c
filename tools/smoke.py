"""Does what was installed work? A whole game of every kind at random, and the command.

python tools/smoke.py               the build that is here
python tools/smoke.py --compiled    it must be the compiled one
"""

import subprocess
import sys

from startable import build
from startable.bots.playout import playouts
from startable.play.catalogue import game, names


def main(compiled: bool) -> None:
    if compiled and not build.COMPILED:
        raise SystemExit("this wheel is not compiled")
    for name in names():
        print(name, playouts(game(name).turn_rules(), 1, seed=7).decisions)
    subprocess.run([sys.executable, "-m", "startable", "--version"], check=True)


if __name__ == "__main__":
    main("--compiled" in sys.argv)
