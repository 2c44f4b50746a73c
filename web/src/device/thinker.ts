// A worker that does jobs for the engine, so that the engine never waits: bots think, games are looked through.

import type { PyProxy } from "pyodide/ffi";
import type { Done, Job } from "./messages";
import { startPython } from "./python";

type Work = ((job: Uint8Array) => Uint8Array) & PyProxy;

const work = startPython().then((python) => python.pyimport("startable.device.browser").work as Work);

self.onmessage = async ({ data: { id, job } }: MessageEvent<Job>): Promise<void> => {
  let done: Done;
  try {
    done = { id, result: (await work)(job), why: "" };
  } catch (error) {
    done = { id, result: new Uint8Array(), why: String(error) };
  }
  self.postMessage(done);
};
