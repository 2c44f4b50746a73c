// A lesson as somebody does it. The server keeps nothing: every answer comes from all moves so far.

import { pageOf, textFor } from "../games";
import * as api from "../lib/api";
import { duration } from "../lib/motion";
import type { Choice, Happened, LessonMove, LessonPlace } from "../lib/protocol";
import { play } from "../lib/sound";
import { giveStar } from "./stars.svelte";

/** Milliseconds between two moves that are shown to somebody who is stuck; fewer where nothing flies. */
const PAUSE = 1100;
const STILL_PAUSE = 400;
const UNMADE = new Set<string>(["wrong", "refused"]);

export class LessonStore {
  place: LessonPlace | null = $state.raw(null);
  busy = $state(false);
  failed = $state(false);
  /** Is a solution being shown? */
  showing = $state(false);
  log: Happened[] = $state.raw([]);
  /** What the last move brought, for the board to show. */
  fresh: Happened[] = $state.raw([]);
  /** How many moves were not made, because they were wrong. */
  unmade = $state(0);
  /** How often it went back to an earlier move; the board forgets then, too. */
  returns = $state(0);

  readonly done = $derived(this.place !== null && this.place.step === this.place.steps);

  #moves: LessonMove[] = [];
  /** The log as it was after so many moves. */
  #logs: Happened[][] = [];
  /** The moves that had been made when each step began. */
  #began: number[] = [0];

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  /** From the beginning. */
  async start(): Promise<void> {
    await this.#ask([]);
  }

  /** The same once more, as in another language. */
  async refresh(): Promise<void> {
    await (this.place ? this.#ask(this.#moves) : this.start());
  }

  async move(choice: Choice): Promise<void> {
    if (this.busy || this.showing) return;
    await this.#make(choice);
  }

  /** Back to the beginning of this step, and then the way through it. */
  async show(): Promise<void> {
    const { place } = this;
    if (!place || this.done || this.busy || this.showing) return;
    this.showing = true;
    const began = this.#began[place.step] ?? 0;
    if (this.#moves.length > began) await this.#ask(this.#moves.slice(0, began));
    for (const choice of place.way) {
      await new Promise((wake) => setTimeout(wake, duration(document.body) ? PAUSE : STILL_PAUSE));
      if (!this.showing) return;
      await this.#make(choice);
    }
    this.showing = false;
  }

  /** Whoever leaves does not want to see the rest. */
  leave(): void {
    this.showing = false;
  }

  async #make({ kind, args }: Choice): Promise<void> {
    await this.#ask([...this.#moves, { kind, args }]);
  }

  async #ask(moves: LessonMove[]): Promise<void> {
    this.busy = true;
    try {
      this.#heard(await api.doLesson(this.game, this.name, { moves, text: textFor(this.game) }), moves);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.busy = false;
  }

  #heard(place: LessonPlace, moves: LessonMove[]): void {
    const on = place.made === this.#moves.length + 1;
    if (place.made < this.#moves.length) this.returns += 1;
    if (UNMADE.has(place.verdict)) this.unmade += 1;
    this.#moves = moves.slice(0, place.made);
    this.#began = this.#began.slice(0, place.step + 1);
    if (place.verdict === "right") this.#began[place.step] = place.made;
    this.fresh = on ? place.frame.events : [];
    this.log = on ? [...this.log, ...place.frame.events] : (this.#logs[place.made] ?? []);
    this.#logs = [...this.#logs.slice(0, place.made), this.log];
    this.place = place;
    this.#sound(place);
    if (this.done) giveStar(this.game, this.name);
  }

  #sound({ verdict, frame }: LessonPlace): void {
    if (UNMADE.has(verdict)) return play("refused");
    const sounds = frame.events.map(({ what }) => pageOf(this.game).sound(what)).filter((each) => each !== undefined);
    play(...sounds);
  }
}
