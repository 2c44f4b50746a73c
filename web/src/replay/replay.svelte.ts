// A game's history as something to play back.

import * as api from "../lib/api";
import type { Happened, History, Moment } from "../lib/protocol";

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

  readonly moments: Moment[] = $derived(this.history?.moments ?? []);
  readonly moment: Moment | null = $derived(this.moments[this.place] ?? null);
  readonly log: Happened[] = $derived(this.moments.flatMap((moment) => moment.events));
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
    if (next === this.last) this.playing = false;
  }

  look(v: number): void {
    const place = this.moments.findIndex((moment) => moment.v === v);
    if (place >= 0) this.go(place);
  }

  toggle(): void {
    if (!this.playing && this.place === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Steps on its own while playing; returns how to stop. */
  run(): () => void {
    const timer = setInterval(() => this.go(this.place + 1), USUAL / this.speed);
    return () => clearInterval(timer);
  }
}
