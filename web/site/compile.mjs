// Compiles the Python of a folder in place, with Pyodide's own interpreter: node site/compile.mjs FOLDER

import { loadPyodide } from "pyodide";

// Without columns, which only tracebacks tell: a fifth less to load.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdir("/engine");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, "/engine");
python.runPython(`
import compileall, pathlib
compileall.compile_dir("/engine", quiet=1, legacy=True, optimize=2, stripdir="/engine")
for source in pathlib.Path("/engine").rglob("*.py"):
    if source.with_suffix(".pyc").exists():
        source.unlink()
`);
