// Python in a worker: the interpreter, its library and the engine, as tools/build_site.py has packed them.

import type { PyodideInterface } from "pyodide";

/** Beside the page; a worker lies in a folder of its own. */
const FOLDER = new URL("../engine/", self.location.href).href;
const HOME = "/engine";

/** What of the way is done when the interpreter runs, and when the engine is unpacked; the rest is its beginning. */
const RUNS = 0.55;
const UNPACKED = 0.7;

export async function startPython(told: (part: number) => void = () => undefined): Promise<PyodideInterface> {
  const engine = fetch(`${FOLDER}engine.zip`).then((found) => found.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: FOLDER });
  told(RUNS);
  python.unpackArchive(await engine, "zip", { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  told(UNPACKED);
  return python;
}
