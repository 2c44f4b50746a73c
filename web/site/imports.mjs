// Which modules of the standard library a folder of Python imports, in Pyodide: node site/imports.mjs FOLDER
// All of the games, of who plays them and of the device is imported; what that imported comes one file a line.

import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.FS.mkdir("/engine");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, "/engine");
python.runPython(`
import importlib, pathlib, sys
sys.path.insert(0, "/engine")
for package in ("bots", "coach", "core", "device", "games", "play"):
    for path in sorted(pathlib.Path("/engine/startable", package).rglob("*.py")):
        importlib.import_module(".".join(path.relative_to("/engine").with_suffix("").parts).removesuffix(".__init__"))
from startable.play.words import words
words("hu").say("game-unknown", {"name": "1", "names": 1.5})
known = [str(getattr(module, "__file__", None) or "") for module in sys.modules.values()]
print("\\n".join(sorted(path.partition(".zip/")[2] for path in known if ".zip/" in path)))
`);
