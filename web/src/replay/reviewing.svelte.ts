// The review of a game, fetched when somebody wants to see it.

import * as api from "../lib/api";
import { problemText } from "../lib/problem";
import type { Look, Review } from "../lib/protocol";

export class Reviewing {
  review: Review | null = $state.raw(null);
  problem = $state("");
  /** Whose costliest moves are shown; -1: everybody's. */
  whose = $state(-1);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.problem = "";
    try {
      this.review = await api.review(this.id);
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  look(v: number): Look | null {
    return this.review?.looks[v - 1] ?? null;
  }

  /** Everybody's chances right before a line. */
  before(v: number): number[] {
    return this.look(v - 1)?.chances ?? this.review?.first ?? [];
  }
}
