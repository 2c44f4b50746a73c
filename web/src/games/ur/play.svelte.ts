// What is taken in hand, and what a press on a spot means. All that may be done was sent by the server.

import type { Asked } from "../../lib/moves";
import type { Choice } from "../../lib/protocol";
import type { BoardProps } from "../page";
import { handSeat } from "./fields";
import { bySource, passOf, targetOf } from "./moves";
import type { UrView } from "./protocol";
import { asker, meant, meantFrom } from "./questions";
import { topOwner } from "./view";

export type Game = Pick<BoardProps<UrView>, "view" | "legal" | "mine" | "busy" | "onmove" | "onwhy">;

const OPENING = 0;
const ENDED = 3;

export class Play {
  #game: () => Game;
  #taken: { position: string; spot: string; aim?: string } | null = $state.raw(null);
  #sent: { position: string; choice: Choice; dragged: boolean } | null = $state.raw(null);

  #asked: { position: string; spot: string; choices: Choice[]; dragged: boolean } | null = $state.raw(null);

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

  /** Two moves lead from one field to the other: which is meant? A new position answers it. */
  asked = $derived.by(() => (this.#asked?.position === this.#game().view.position ? this.#asked : null));

  targets(source: string | null): Map<string, Choice> {
    const choices = (source && this.sources.get(source)) || [];
    return new Map(choices.toReversed().map((choice): [string, Choice] => [targetOf(choice) ?? "", choice]));
  }

  /** Moves the disc, or asks how. */
  #go(source: string, spot: string, dragged = false): void {
    const choices = (this.sources.get(source) ?? []).filter((choice) => targetOf(choice) === spot);
    const { position } = this.#game().view;
    if (choices.length > 1) this.#asked = { position, spot, choices, dragged };
    else if (choices[0]) this.move(choices[0], dragged);
  }

  answer(choice: Choice): void {
    const dragged = this.asked?.dragged ?? false;
    this.#asked = null;
    this.move(choice, dragged);
  }

  /**
   * A target takes the held disc; a movable disc is taken, or moves at once if it has only one way. Where a finger
   * could mean both, it first sees what would happen: it may be `sure` only then.
   */
  press(spot: string, sure: boolean): void {
    const choice = this.targets(this.picked).get(spot);
    const own = this.sources.get(spot);
    if (choice && own && !sure && this.aimed !== spot) this.#taken = { ...this.#taken!, aim: spot };
    else if (choice) this.#go(this.picked!, spot);
    else if (!own) this.#ask(spot);
    else if (this.picked !== spot) this.take(spot);
    else if (this.targets(spot).size === 1) this.#go(spot, targetOf(own[0]!)!);
    else this.release();
  }

  take(spot: string): void {
    this.#asked = null;
    this.#taken = { position: this.#game().view.position, spot };
  }

  release(): void {
    this.#asked = null;
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
    if (choice) this.#go(source, spot, true);
    else if (spot && spot !== source) this.#ask(spot);
    else this.release();
    return Boolean(choice) && this.asked === null;
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
    if (question) onwhy(seat, question.kind, question.args);
  }

  #question(seat: number, spot: string, tower: string, own: boolean): Asked | null {
    if (this.picked && this.picked !== spot && !own) return meant(seat, this.picked, spot);
    return meantFrom(seat, spot, tower, this.#game().view.roll);
  }
}
