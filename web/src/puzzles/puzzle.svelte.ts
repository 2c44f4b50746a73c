// A puzzle as somebody solves it.

import { textFor } from "../games";
import * as api from "../lib/api";
import type { Choice, LessonMove, PuzzleInfo, PuzzlePlace } from "../lib/protocol";
import { aMoment, Practice } from "../practice/practice.svelte";
import { setMark } from "./marks.svelte";

export type Branch = "follows" | "instead";

export class PuzzleStore extends Practice<PuzzlePlace> {
  /** The position that the puzzle begins with: moves are told as they looked there. */
  first: PuzzlePlace | null = $state.raw(null);
  /** Was the answer found, or shown? Empty: neither yet. */
  ended: "" | "found" | "shown" = $state("");
  /** What is being looked at, and how far it is shown. */
  branch: Branch | "" = $state("");
  line = $state(0);
  running = $state(false);
  /** What the last right move was praised for. */
  praise: PuzzlePlace | null = $state.raw(null);

  readonly lines = $derived(this.branch && this.first ? this.first[this.branch] : 0);

  #moves: LessonMove[] = [];

  constructor(
    game: string,
    readonly info: PuzzleInfo,
    readonly solved: () => void,
  ) {
    super(game);
  }

  async start(): Promise<void> {
    this.running = false;
    this.branch = "";
    this.ended = "";
    this.praise = null;
    this.returns += 1;
    this.log = [];
    await this.#ask([]);
  }

  async refresh(): Promise<void> {
    if (!this.place) await this.start();
    else if (this.branch) await this.look(this.branch, this.line);
    else await this.#ask(this.#moves);
  }

  async move({ kind, args }: Choice): Promise<void> {
    if (this.busy || this.ended) return;
    await this.#ask([...this.#moves, { kind, args }]);
  }

  /** For whoever is stuck. */
  async showWay(): Promise<void> {
    if (!this.place || this.busy || this.ended) return;
    this.ended = "shown";
    for (const { kind, args } of this.place.way) await this.#ask([...this.#moves, { kind, args }]);
    setMark(this.game, this.info.name, "seen");
  }

  /** What follows, from its beginning, one line after the other. */
  async run(branch: Branch, from = 0): Promise<void> {
    this.running = true;
    await this.look(branch, from);
    while (this.running && this.branch === branch && this.line < this.lines) {
      await aMoment();
      if (!this.running || this.branch !== branch) return;
      await this.look(branch, this.line + 1);
      if (this.failed) break;
    }
    this.running = false;
  }

  pause(): void {
    this.running = false;
  }

  async step(by: number): Promise<void> {
    this.pause();
    const line = Math.min(this.lines, Math.max(0, this.line + by));
    if (this.branch && line !== this.line && !this.busy) await this.look(this.branch, line);
  }

  async look(branch: Branch, line: number): Promise<void> {
    const on = branch === this.branch && line === this.line + 1;
    await this.#hears({ moves: [], branch, lines: line }, (place) => {
      if (!on) this.returns += 1;
      this.branch = branch;
      this.line = line;
      this.fresh = on ? place.frame.events : [];
      this.log = on ? [...this.log, ...this.fresh] : [];
      if (on) this.show(place);
      else this.place = place;
    });
  }

  leave(): void {
    this.running = false;
  }

  #ask(moves: LessonMove[]): Promise<void> {
    return this.#hears({ moves }, (place) => this.#answered(place, moves));
  }

  #hears(asked: api.PuzzleAsked, told: (place: PuzzlePlace) => void): Promise<void> {
    const all = { text: textFor(this.game), ...asked };
    return this.hear(api.tryPuzzle(this.game, this.info.number, all), told);
  }

  #answered(place: PuzzlePlace, moves: LessonMove[]): void {
    const on = place.made === this.#moves.length + 1;
    if (place.made === 0) this.first = place;
    if (on) this.praise = place;
    this.#moves = moves.slice(0, place.made);
    this.fresh = on ? place.frame.events : [];
    this.log = on ? [...this.log, ...this.fresh] : this.log;
    this.show(place);
    if (place.step === place.steps && !this.ended) this.#found();
  }

  /** Whoever needed a second try has solved it all the same; the day counts either way. */
  #found(): void {
    this.ended = "found";
    setMark(this.game, this.info.name, "solved");
    this.solved();
  }
}
