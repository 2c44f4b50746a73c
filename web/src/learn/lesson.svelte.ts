// A lesson as somebody does it.

import { textFor } from "../games";
import * as api from "../lib/api";
import type { Choice, Happened, LessonMove, LessonPlace } from "../lib/protocol";
import { aMoment, Practice } from "../practice/practice.svelte";
import { giveStar } from "./stars.svelte";

export class LessonStore extends Practice<LessonPlace> {
  /** Is a solution being shown? */
  showing = $state(false);

  readonly done = $derived(this.place !== null && this.place.step === this.place.steps);

  #moves: LessonMove[] = [];
  /** The log as it was after so many moves. */
  #logs: Happened[][] = [];
  /** The moves that had been made when each step began. */
  #began: number[] = [0];

  constructor(
    game: string,
    readonly name: string,
  ) {
    super(game);
  }

  async start(): Promise<void> {
    await this.#ask([]);
  }

  async refresh(): Promise<void> {
    await (this.place ? this.#ask(this.#moves) : this.start());
  }

  async move(choice: Choice): Promise<void> {
    if (this.busy || this.showing) return;
    await this.#make(choice);
  }

  /** Back to the beginning of this step, and then the way through it. */
  async showWay(): Promise<void> {
    const { place } = this;
    if (!place || this.done || this.busy || this.showing) return;
    this.showing = true;
    const began = this.#began[place.step] ?? 0;
    if (this.#moves.length > began) await this.#ask(this.#moves.slice(0, began));
    for (const choice of place.way) {
      await aMoment();
      if (!this.showing) return;
      await this.#make(choice);
    }
    this.showing = false;
  }

  leave(): void {
    this.showing = false;
  }

  async #make({ kind, args }: Choice): Promise<void> {
    await this.#ask([...this.#moves, { kind, args }]);
  }

  #ask(moves: LessonMove[]): Promise<void> {
    const asked = api.doLesson(this.game, this.name, { moves, text: textFor(this.game) });
    return this.hear(asked, (place) => this.#heard(place, moves));
  }

  #heard(place: LessonPlace, moves: LessonMove[]): void {
    const on = place.made === this.#moves.length + 1;
    if (place.made < this.#moves.length) this.returns += 1;
    this.#moves = moves.slice(0, place.made);
    this.#began = this.#began.slice(0, place.step + 1);
    if (place.verdict === "right") this.#began[place.step] = place.made;
    this.fresh = on ? place.frame.events : [];
    this.log = on ? [...this.log, ...place.frame.events] : (this.#logs[place.made] ?? []);
    this.#logs = [...this.#logs.slice(0, place.made), this.log];
    this.show(place);
    if (this.done) giveStar(this.game, this.name);
  }
}
