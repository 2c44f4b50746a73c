// What takes several moves, such as a longer walk or a larger offer: each is sent when the one before it has
// arrived.

import type { Asked } from "./moves";

export class Sequence {
  #steps: Asked[] = [];
  /** The position in which the last step was sent. */
  #sent = "";

  get going(): boolean {
    return this.#steps.length > 0;
  }

  begin(steps: Asked[]): void {
    this.#steps = [...steps];
    this.#sent = "";
  }

  /** The step to take in this position; null: there is none, or the last one is still on its way. */
  next(position: string): Asked | null {
    if (this.#sent === position) return null;
    this.#sent = position;
    return this.#steps.shift() ?? null;
  }

  stop(): void {
    this.#steps = [];
  }
}
