// What is taken in hand, and what a press on a spot means. All that may be done was sent by the server.

import type { Choice, UrView } from "../../lib/protocol";
import { asker, bySource, type Hypothesis, meant, meantFrom, passOf, targetOf } from "./choices";
import { handSeat } from "./fields";
import { topOwner } from "./tower";

export interface Game {
  view: UrView;
  legal: Choice[];
  mine: number[];
  busy: boolean;
  onmove: (choice: Choice) => void;
  onwhy: (seat: number, kind: string, args: number[]) => void;
}

const OPENING = 0;
const ENDED = 3;

export class Play {
  #game: () => Game;
  #taken: { position: string; spot: string; aim?: string } | null = $state.raw(null);
  #sent: { position: string; choice: Choice; dragged: boolean } | null = $state.raw(null);

  constructor(game: () => Game) {
    this.#game = game;
  }

  sources = $derived.by(() => bySource(this.#game().legal));
  pass = $derived.by(() => passOf(this.#game().legal));

  /** The spot whose disc is held; a new position lets it go. */
  picked = $derived.by(() => (this.#taken?.position === this.#game().view.position ? this.#taken.spot : null));

  /** Where a finger has pointed; the next press there moves. */
  aimed = $derived.by(() => (this.picked ? (this.#taken?.aim ?? null) : null));

  /** The move that is on its way. */
  sent = $derived.by(() => {
    const { busy, view } = this.#game();
    return busy && this.#sent?.position === view.position ? this.#sent.choice : null;
  });

  /** Where a dragged disc waits for the answer. */
  dropped = $derived.by(() => (this.sent && this.#sent?.dragged ? targetOf(this.sent) : null));

  targets(source: string | null): Map<string, Choice> {
    const choices = (source && this.sources.get(source)) || [];
    return new Map(choices.map((choice) => [targetOf(choice) ?? "", choice]));
  }

  /**
   * A target takes the held disc; a movable disc is taken, or moves at once if it has only one way. Where a finger
   * could mean both, it first sees what would happen: it may be `sure` only then.
   */
  press(spot: string, sure: boolean): void {
    const choice = this.targets(this.picked).get(spot);
    const own = this.sources.get(spot);
    if (choice && own && !sure && this.aimed !== spot) this.#taken = { ...this.#taken!, aim: spot };
    else if (choice) this.move(choice);
    else if (!own) this.#ask(spot);
    else if (this.picked !== spot) this.take(spot);
    else if (own.length === 1) this.move(own[0]!);
    else this.release();
  }

  take(spot: string): void {
    this.#taken = { position: this.#game().view.position, spot };
  }

  release(): void {
    this.#taken = null;
  }

  move(choice: Choice, dragged = false): void {
    const { busy, view, onmove } = this.#game();
    if (busy) return;
    this.#sent = { position: view.position, choice, dragged };
    onmove(choice);
  }

  /** A dragged disc was let go over this spot; may it stay there? */
  drop(source: string, spot: string | null): boolean {
    const choice = spot && this.targets(source).get(spot);
    if (choice) this.move(choice, true);
    else if (spot && spot !== source) this.#ask(spot);
    else this.release();
    return Boolean(choice);
  }

  /** Where a disc was put down by hand whose move led to this new view. */
  settled(view: UrView): string | null {
    const sent = this.#sent;
    if (!sent || sent.position === view.position) return null;
    this.#sent = null;
    return sent.dragged ? targetOf(sent.choice) : null;
  }

  /** What cannot be done is asked about, so that the page can show the rule. */
  #ask(spot: string): void {
    const { view, mine, onwhy } = this.#game();
    const tower = view.towers[spot] ?? "";
    const seat = asker(mine, view.turn, tower);
    if (seat === null || view.phase === OPENING || view.phase === ENDED) return this.release();
    const own = topOwner(tower) === seat || handSeat(spot) === seat;
    const question = this.#question(seat, spot, tower, own);
    if (own) this.take(spot);
    else if (!question) this.release();
    if (question) onwhy(question.seat, question.kind, question.args);
  }

  #question(seat: number, spot: string, tower: string, own: boolean): Hypothesis | null {
    if (this.picked && this.picked !== spot && !own) return meant(seat, this.picked, spot);
    return meantFrom(seat, spot, tower, this.#game().view.roll);
  }
}
