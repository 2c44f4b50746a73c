// Looking back at one table: moments of the past, and the log from its beginning.

import * as api from "./api";
import type { Moment } from "./protocol";
import { TableState } from "./table-state.svelte";
import { notify } from "./toasts.svelte";
import { say } from "./words/index.svelte";

/** Milliseconds of a step, and of all of them, when something is shown once more. */
const SLOW_STEP = 900;
const QUICK_STEP = 300;
const ALL_STEPS = 9000;

export abstract class TablePast extends TableState {
  /** The language that the server was asked to tell the board in. */
  protected text = "";
  protected moments: Moment[] = [];

  /** Shows the position right after version v. */
  async look(v: number): Promise<void> {
    if (v >= (this.frame?.v ?? 0)) {
      this.now();
      return;
    }
    const moments = await this.#history(v);
    this.past = moments.find((moment) => moment.v === v) ?? null;
  }

  now(): void {
    this.past = null;
  }

  /** One version back or forth from what is shown. */
  step(by: number): void {
    const at = this.past?.v ?? this.frame?.v ?? 0;
    if (at + by >= 1) void this.look(at + by);
  }

  /** Shows once more, step by step, what has happened since the last move from here. */
  async again(): Promise<void> {
    const from = this.since[0]?.v ?? 0;
    const moments = (await this.#history(this.frame?.v ?? 0)).filter(({ v }) => v >= from - 1);
    const pause = Math.min(SLOW_STEP, Math.max(QUICK_STEP, ALL_STEPS / moments.length));
    for (const moment of moments) {
      this.past = moment;
      await new Promise((wake) => setTimeout(wake, pause));
      if (this.past !== moment) return; // Somebody looks elsewhere, or plays on.
    }
    this.now();
  }

  /** The whole log, when the server's short memory did not bring its beginning. */
  async wholeLog(): Promise<void> {
    const moments = await this.#history(this.frame?.v ?? 0);
    const last = moments.at(-1)?.v ?? 0;
    this.log = [...moments.flatMap((moment) => moment.events), ...this.log.filter((event) => event.v > last)];
    this.whole = last > 0;
  }

  async #history(v: number): Promise<Moment[]> {
    if ((this.moments.at(-1)?.v ?? 0) < v) {
      try {
        this.moments = (await api.history(this.id, this.seats[0] ?? -1, this.text)).moments;
      } catch {
        notify({ kind: "problem", text: say("history-failed") });
      }
    }
    return this.moments;
  }
}
