// What a guide explains when: one thing at a time, each once, and no more than one for each thing that happens.

import type { First, Guide, Now } from "../games/page";
import type { Happened } from "../lib/protocol";
import { noteTold, toldOf } from "./memory.svelte";

/** So many events wait until something else is explained. */
const MOST = 80;
/** Milliseconds that a sentence takes to read; whoever plays on later than that has read it. */
const READ = 3000;

export interface Told {
  first: First;
  /** Where it is to be seen, as a selector; empty: nowhere in particular. */
  where: string;
}

export class Teller {
  shown: Told | null = $state.raw(null);

  /** What has happened since there was last nothing to explain. */
  #events: Happened[] = [];
  /** The version when something was last explained, and when that was. */
  #version = -1;
  #since = 0;

  constructor(
    readonly game: string,
    readonly guide: Guide,
  ) {}

  /** Looks at a table whose version is `v`; `now.events` are those that led to it. */
  look(now: Now, v: number): void {
    this.#events = [...this.#events, ...now.events].slice(-MOST);
    if (this.shown || v === this.#version || this.guide.hurries?.(now.view)) return;
    this.shown = this.#find({ ...now, events: this.#events });
    if (!this.shown) {
      this.#events = [];
      return;
    }
    this.#version = v;
    this.#since = Date.now();
  }

  #find(now: Now): Told | null {
    const told = toldOf(this.game);
    for (const first of this.guide.firsts.filter(({ key }) => !told.includes(key))) {
      const where = first.where(now);
      if (where !== null) return { first, where };
    }
    return null;
  }

  /** It was understood. */
  close(): void {
    if (this.shown) noteTold(this.game, this.shown.first.key);
    this.shown = null;
  }

  /** Whoever plays on after a while has read it. */
  playedOn(): void {
    if (this.shown && Date.now() - this.#since >= READ) this.close();
  }
}
