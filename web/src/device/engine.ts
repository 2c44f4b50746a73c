// The worker with the table in it: the server's own rooms, spoken to in the server's own messages.

import type { PyProxy } from "pyodide/ffi";
import type { FromEngine, ToEngine } from "./messages";
import { startPython } from "./python";
import { Shelf } from "./shelf";
import { Thinking } from "./thinking";

interface Ears {
  heard: (text: string) => void;
  closed: (code: number) => void;
}
interface Line extends PyProxy {
  receive(text: string): void;
  leave(): void;
}
/** startable/device/device.py */
interface Device extends PyProxy {
  ask(method: string, path: string, body: string, answered: (status: number, text: string) => void): Promise<void>;
  connect(table: string, ears: Ears): Promise<Line>;
  changed(table: string): void;
}

const tell = (message: FromEngine): void => self.postMessage(message);
const quick = new Thinking();
const slow = new Thinking();
const lines = new Map<number, Promise<Line>>();

async function begin(): Promise<Device> {
  const changed = (table: string): void => void device.then((found) => found.changed(table));
  const shelf = Shelf.open(changed, (what) => tell({ t: "trouble", what }));
  const python = await startPython((part) => tell({ t: "progress", part }));
  const kept = await shelf;
  if (!kept) tell({ t: "trouble", what: "refused" });
  const found = python.pyimport("startable.device.browser").begin(kept ?? undefined, quick.send, slow.send) as Device;
  tell({ t: "ready" });
  quick.begin();
  return found;
}

const device = begin();
device.catch((error: unknown) => tell({ t: "broken", why: String(error) }));

async function heed(message: ToEngine): Promise<void> {
  const found = await device;
  if (message.t === "ask") {
    const { id, method, path, body } = message;
    await found.ask(method, path, body, (status, text) => tell({ t: "answer", id, status, text }));
  } else if (message.t === "open") {
    const { line, table } = message;
    const ears: Ears = {
      heard: (text) => tell({ t: "heard", line, text }),
      closed: (code) => tell({ t: "closed", line, code }),
    };
    lines.set(line, found.connect(table, ears));
  } else {
    const line = await lines.get(message.line);
    if (message.t === "say") line?.receive(message.text);
    else {
      lines.delete(message.line);
      line?.leave();
      line?.destroy();
    }
  }
}

self.onmessage = ({ data }: MessageEvent<ToEngine>): void => void heed(data);
