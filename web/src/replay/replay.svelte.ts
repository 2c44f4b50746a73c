// A game's history as something to play back.

import { meet, pageOf, textFor } from "../games";
import * as api from "../lib/api";
import { linesOf } from "../lib/log";
import type { Choice, Happened, History, Look, Moment } from "../lib/protocol";

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

  #game = "";
  /** The version to begin at, until it is there. */
  #wanted = 0;

  constructor(
    readonly id: string,
    wanted = 0,
  ) {
    this.#wanted = wanted;
  }

  async load(seat: number): Promise<void> {
    try {
      this.#game ||= (await api.room(this.id)).game;
      await meet(this.#game);
      this.history = await api.history(this.id, seat, textFor(this.#game));
      this.seat = seat;
      this.status = 200;
      this.place = Math.min(this.place, Math.max(this.last, 0));
      this.#begin();
    } catch (error) {
      this.status = error instanceof api.Problem ? error.status || -1 : -1;
    }
  }

  #begin(): void {
    const last = this.moments.at(-1)?.v ?? 0;
    this.look(Math.min(this.#wanted || (this.moment?.v ?? 0), last));
    this.#wanted = 0;
  }

  go(place: number): void {
    const next = Math.max(0, Math.min(this.last, place));
    this.events = this.moments[next]?.events ?? [];
    this.place = next;
    this.tip = null;
    if (next === this.last) this.playing = false;
  }

  /** Can one leap from turn to turn? */
  get turns(): boolean {
    return pageOf(this.#game).turnOf !== undefined;
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  leap(by: 1 | -1): void {
    const turnOf = (place: number): number => pageOf(this.#game).turnOf?.(this.moments[place]!.view) ?? 0;
    const begins = (place: number): boolean => place <= 0 || turnOf(place) !== turnOf(place - 1);
    let place = this.place + by;
    while (place > 0 && place < this.last && !begins(place)) place += by;
    this.go(place);
  }

  look(v: number): void {
    const place = this.moments.findIndex((moment) => moment.v === v);
    if (place >= 0) this.go(place);
  }

  at(v: number): Moment | null {
    return this.moments.find((moment) => moment.v === v) ?? null;
  }

  /** The move that was made; of its kind we know only what the server tells. */
  played({ v, mover }: Look): Choice {
    const { kind, args, text } = this.at(v)?.move ?? { kind: "", args: [], text: "" };
    return { seat: mover, kind, args, text };
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
