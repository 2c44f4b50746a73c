// The page's end of the engine in this browser: requests and lines, as to a server.

import type { Fault } from "../lib/protocol";
import type { Line, Transport } from "../lib/transport";
import type { FromEngine, ToEngine } from "./messages";
import { starting } from "./starting.svelte";

type Asked = Parameters<Transport["ask"]>;

/** What was asked while the engine is still starting, and never changes, lies beside the page. */
const TOLD = /^\/api\/(games|rules\/[a-z0-9_-]+\/[a-z]+)$/;

class EngineLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly number: number,
    private readonly engine: Engine,
  ) {}

  /** The engine hears it when it can: there is no network in between. */
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  send(text: string): void {
    this.engine.say({ t: "say", line: this.number, text });
  }

  close(): void {
    this.closed(1000);
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.engine.say({ t: "close", line: this.number });
    this.engine.forget(this.number);
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

class Engine implements Transport {
  readonly others = false;
  readonly #worker = new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });
  readonly #asked = new Map<number, (answer: { status: number; text: string }) => void>();
  readonly #lines = new Map<number, EngineLine>();
  #last = 0;

  constructor() {
    // Games are all there is of them: the browser is asked not to clear them away by itself.
    void navigator.storage?.persist?.().catch(() => false);
    this.#worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
    this.#worker.onerror = (event) => starting.broke(event.message);
  }

  say(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  forget(line: number): void {
    this.#lines.delete(line);
  }

  async ask(...[method, path, body = ""]: Asked): ReturnType<Transport["ask"]> {
    if (!starting.ready && method === "GET" && TOLD.test(path)) {
      const told = await fetch(`told${path}.json`).catch(() => null);
      if (told?.ok) return { status: 200, text: await told.text() };
    }
    return new Promise((answered) => {
      const id = ++this.#last;
      this.#asked.set(id, answered);
      this.say({ t: "ask", id, method, path, body });
    });
  }

  line(table: string): Line {
    const number = ++this.#last;
    const line = new EngineLine(number, this);
    this.#lines.set(number, line);
    this.say({ t: "open", line: number, table });
    queueMicrotask(() => line.open());
    return line;
  }

  #hear(message: FromEngine): void {
    if (message.t === "answer") {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    } else if (message.t === "heard") {
      this.#lines.get(message.line)?.onmessage?.(new MessageEvent("message", { data: message.text }));
    } else if (message.t === "closed") {
      this.#lines.get(message.line)?.closed(message.code);
    } else {
      if (message.t === "trouble" && message.what === "full") this.#drop();
      starting.hear(message);
    }
  }

  /** There is no room for what was done last: whoever did it must not try for ever. */
  #drop(): void {
    const data = JSON.stringify({ t: "fault", fact: "device-full", args: {} } satisfies Fault);
    for (const line of this.#lines.values()) line.onmessage?.(new MessageEvent("message", { data }));
  }
}

export const device = (): Transport => new Engine();
