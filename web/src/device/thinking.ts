// The engine's end of a worker that thinks. It begins when first needed, and again if it breaks.

import type { Done, Job } from "./messages";

interface Waiting {
  done: (result: Uint8Array) => void;
  failed: (why: Error) => void;
}

export class Thinking {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  begin(): Worker {
    this.#worker ??= this.#started();
    return this.#worker;
  }

  send = (job: Uint8Array): Promise<Uint8Array> =>
    new Promise((done, failed) => {
      const id = ++this.#last;
      this.#waiting.set(id, { done, failed });
      this.begin().postMessage({ id, job } satisfies Job);
    });

  #started(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { id, result, why } }: MessageEvent<Done>) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (why) waiting?.failed(new Error(why));
      else waiting?.done(result);
    };
    worker.onerror = () => this.#broke(worker);
    return worker;
  }

  /** Whoever waits hears of it, and may ask a new one. */
  #broke(worker: Worker): void {
    worker.terminate();
    this.#worker = null;
    for (const { failed } of this.#waiting.values()) failed(new Error("the worker broke"));
    this.#waiting.clear();
  }
}
