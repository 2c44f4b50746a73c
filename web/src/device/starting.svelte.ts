// How far the engine is, and what it complains of, for the page to show.

import type { FromEngine, Trouble } from "./messages";

type Told = Extract<FromEngine, { t: "progress" | "ready" | "broken" | "trouble" }>;

class Starting {
  /** From 0 to 1. */
  part = $state(0);
  ready = $state(false);
  /** Why it will never be. */
  broken = $state("");
  trouble = $state.raw<{ what: Trouble } | null>(null);

  hear(told: Told): void {
    if (told.t === "progress") this.part = told.part;
    else if (told.t === "ready") this.ready = true;
    else if (told.t === "broken") this.broke(told.why);
    else this.trouble = { what: told.what };
  }

  broke(why: string): void {
    this.broken = why || "?";
  }
}

export const starting = new Starting();
