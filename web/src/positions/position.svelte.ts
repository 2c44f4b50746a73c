// A position that somebody looks at and may change. The address follows, and the server says what can be.

import { textFor } from "../games";
import * as api from "../lib/api";
import type { Fault, PositionPlace } from "../lib/protocol";
import { type Position, positionLink } from "./address";

/** Milliseconds after the last key until the server is asked. */
const PAUSE = 250;

export class PositionStore {
  asked: Position = $state.raw({ game: "", text: "", seats: 0, options: "", seat: -1 });
  /** The last one that can be. */
  place: PositionPlace | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  offline = $state(false);
  busy = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(asked: Position) {
    this.asked = asked;
  }

  /** Something of it is another now. */
  change(change: Partial<Position>, pause = PAUSE): void {
    this.asked = { ...this.asked, ...change };
    history.replaceState(history.state, "", positionLink(this.asked));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), pause);
  }

  async load(): Promise<void> {
    const turn = ++this.#turn;
    this.busy = true;
    try {
      const place = await api.position(this.asked, textFor(this.asked.game));
      if (turn !== this.#turn) return;
      [this.place, this.fault, this.offline] = [place, null, false];
    } catch (error) {
      if (turn !== this.#turn) return;
      this.fault = error instanceof api.Problem ? error.fault : null;
      this.offline = this.fault === null;
    }
    this.busy = false;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}
