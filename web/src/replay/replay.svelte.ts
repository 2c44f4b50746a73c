// A game's history as something to play back.

import * as api from "../lib/api";
import { linesOf } from "../lib/log";
import type { Choice, Happened, History, Moment } from "../lib/protocol";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const USUAL = 1200;

export class Replay {
  history: History | null = $state.raw(null);
  status = $state(0);
  seat = $state(-1);
  place = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  /** Going forward by one is animated; leaping is not. */
  events: Happened[] = $state.raw([]);
  /** A move that would have been better than the one of this moment: it is shown where it could have been made. */
  tip: Choice | null = $state.raw(null);

  readonly moments: Moment[] = $derived(this.history?.moments ?? []);
  readonly moment: Moment | null = $derived(this.moments[this.place] ?? null);
  readonly before: Moment | null = $derived(this.moments[this.place - 1] ?? null);
  /** What the board shows. */
  readonly shown: Moment | null = $derived(this.tip ? this.before : this.moment);
  readonly log: Happened[] = $derived(this.moments.flatMap((moment) => moment.events));
  readonly #lines = $derived(linesOf(this.history?.room.game ?? "", this.log));
  readonly last = $derived(this.moments.length - 1);

  constructor(readonly id: string) {}

  async load(seat: number): Promise<void> {
    try {
      this.history = await api.history(this.id, seat);
      this.seat = seat;
      this.status = 200;
      this.place = Math.min(this.place, Math.max(this.last, 0));
    } catch (error) {
      this.status = error instanceof api.Problem ? error.status || -1 : -1;
    }
  }

  go(place: number): void {
    const next = Math.max(0, Math.min(this.last, place));
    this.events = this.moments[next]?.events ?? [];
    this.place = next;
    this.tip = null;
    if (next === this.last) this.playing = false;
  }

  look(v: number): void {
    const place = this.moments.findIndex((moment) => moment.v === v);
    if (place >= 0) this.go(place);
  }

  at(v: number): Moment | null {
    return this.moments.find((moment) => moment.v === v) ?? null;
  }

  suggest(tip: Choice | null): void {
    this.events = [];
    this.tip = tip;
  }

  toggle(): void {
    if (!this.playing && this.place === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** What the log tells on one line is played at once: nobody wants to watch 24 tiles being laid. */
  playOn(): void {
    const next = this.moments[this.place + 1]?.v ?? 0;
    const end = this.#lines.find(({ first, v }) => first <= next && next <= v)?.v ?? next;
    this.look(end);
  }

  /** Steps on its own while playing; returns how to stop. */
  run(): () => void {
    const timer = setInterval(() => this.playOn(), USUAL / this.speed);
    return () => clearInterval(timer);
  }
}
