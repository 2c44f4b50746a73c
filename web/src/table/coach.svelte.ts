// The coach at a running table. A hint stands until its player has moved, or until its moves are no longer allowed.

import * as api from "../lib/api";
import { problemText } from "../lib/problem";
import type { Choice, Hint, Tip } from "../lib/protocol";
import type { TableStore } from "../lib/table.svelte";

/** A legal move and what the coach thinks of it. */
export interface Advice extends Choice, Tip {}

export class Coach {
  #store: TableStore;
  #hint: Hint | null = $state.raw(null);
  #failed: { v: number; text: string } | null = $state.raw(null);
  #asking = $state(false);
  /** The tip that the board shows, by its text. */
  #shown = $state("");

  constructor(store: TableStore) {
    this.#store = store;
  }

  #v = $derived.by(() => this.#store.frame?.v ?? 0);

  /** Hints are for games against bots alone … */
  offered = $derived.by(() => {
    const { room, seats, mine } = this.#store;
    const others = (room?.seats ?? []).filter(({ seat }) => !seats.includes(seat));
    return seats.length === 1 && mine.length === 1 && others.every(({ kind }) => kind === "bot");
  });
  /** … where there is something to choose. */
  allowed = $derived.by(() => {
    const { legal, myTurn, past } = this.#store;
    return this.offered && myTurn && !past && legal.length > 1;
  });

  asking = $derived.by(() => this.allowed && this.#asking);
  problem = $derived.by(() => (this.allowed && this.#failed?.v === this.#v ? this.#failed.text : ""));

  tips: Advice[] = $derived.by(() => {
    const hint = this.#hint;
    if (!hint || !this.allowed || this.#movedSince(hint)) return [];
    return hint.tips.flatMap((tip) => {
      const choice = this.#store.legal.find(({ seat, text }) => seat === hint.seat && text === tip.text);
      return choice ? [{ ...choice, ...tip }] : [];
    });
  });

  /** Others have moved since: what it says may have changed. */
  old = $derived.by(() => this.tips.length > 0 && this.#hint!.v !== this.#v);
  open = $derived.by(() => this.asking || this.problem !== "" || this.tips.length > 0);
  shown: Advice | null = $derived.by(() => this.tips.find(({ text }) => text === this.#shown) ?? null);

  #movedSince({ v, seat }: Hint): boolean {
    return this.#store.log.some((event) => event.v > v && event.args.seat === seat);
  }

  async ask(): Promise<void> {
    if (!this.allowed || this.#asking) return;
    this.forget();
    this.#asking = true;
    const v = this.#v;
    try {
      this.#hint = await api.hint(this.#store.id, this.#store.seats[0]!);
    } catch (error) {
      this.#failed = { v, text: problemText(error) };
    }
    this.#asking = false;
  }

  show(text: string): void {
    this.#shown = text;
  }

  play(advice: Advice): void {
    const { seat, kind, args, text } = advice;
    this.forget();
    this.#store.move({ seat, kind, args, text });
  }

  forget(): void {
    this.#hint = null;
    this.#failed = null;
    this.#shown = "";
  }
}
