// The hand in the race: which die it holds, where it points, and what is on its way. All that may be done was
// sent by the server; what may not is asked about, so that the page can show the rule.

import type { Choice, SmugglersView } from "../../lib/protocol";
import { lead } from "./reading";
import { type Deed, EMPTY, type Hand, take, turn, type Typed, typed, WAIT, withPlace, withValue } from "./typing";

export interface Game {
  view: SmugglersView;
  legal: Choice[];
  /** Who acts here; -1: nobody now. */
  actor: number;
  busy: boolean;
  /** A move that the coach speaks of. */
  tip?: Choice | null;
  onmove: (choice: Choice) => void;
  onwhy: (seat: number, kind: string, args: number[]) => void;
}

/** The same move of the same position within so many milliseconds is one press too many. */
const AGAIN = 600;

/** Two dice and a token: more nobody can mean at once. */
const MOST = 3;

/** Moves whose first number is a place or a token. */
const ABOUT = { place: ["place", "pay_for", "give"], token: ["take"] };

const same = (one: number[], other: number[]): boolean => one.every((each, n) => each === other[n]);

export class Play {
  #game: () => Game;
  #hand: Hand = $state.raw(EMPTY);
  #sent: { galaxy: number; position: string; at: number; choice: Choice } | null = $state.raw(null);
  /** A quick hand is done with the next things before the first has arrived. */
  #next: Deed[] = [];
  /** The face that the dice at rest show. */
  face = $state(1);

  constructor(game: () => Game) {
    this.#game = game;
  }

  /** May something be done in the race, now? */
  open = $derived.by(() => this.#game().view.phase === "bidding" && this.#game().legal.length > 0);
  /** One may take a die in hand while the countdown still runs. */
  ready = $derived.by(() => this.open || ["countdown", "dealing"].includes(this.#game().view.phase));
  hand: Hand = $derived.by(() => (this.ready ? this.#hand : EMPTY));
  /** Has the one who acts a die to place? */
  bids = $derived.by(() => this.#game().legal.some((each) => each.seat === this.#game().actor && each.kind === "place"));
  mayWait = $derived.by(() => this.find(WAIT) !== undefined);

  /** The bid that is on its way. */
  sent: Choice | null = $derived.by(() => {
    const { busy, view } = this.#game();
    return busy && this.#sent?.galaxy === view.galaxy ? this.#sent.choice : null;
  });

  /** What the coach would do with this place, or with this token. */
  tipAt(about: "place" | "token", which: number): Choice | null {
    const { tip } = this.#game();
    return tip?.args[0] === which && ABOUT[about].includes(tip.kind) ? tip : null;
  }

  find(deed: Deed): Choice | undefined {
    const { legal, actor } = this.#game();
    return legal.find((each) => each.seat === actor && each.kind === deed.kind && same(each.args, deed.args));
  }

  /** The values that may be put on a place, lowest first. */
  values(place: number): number[] {
    const { legal, actor } = this.#game();
    return legal
      .filter((each) => each.seat === actor && each.kind === "place" && each.args[0] === place)
      .map((each) => each.args[1]!);
  }

  /** Could this value go anywhere, or on the place aimed at? */
  fits(value: number): boolean {
    const { view } = this.#game();
    const aimed = this.hand.place;
    const places = aimed === null ? view.cards.map((_, at) => at) : [aimed];
    return !this.open || places.some((at) => this.values(at).includes(value));
  }

  setValue(value: number): void {
    this.face = value;
    this.#take(withValue(this.hand, value));
  }

  /** A die at rest is taken in hand, the one in hand is turned. */
  turn(by: number): void {
    this.face = turn(this.hand.value ?? this.face, by);
    this.#hand = { value: this.face, place: null, token: false };
  }

  press(place: number): void {
    const { actor, onwhy, view } = this.#game();
    if (this.open && !this.bids) onwhy(actor, "place", [place, lead(view, place).value || 1]);
    else this.#take(withPlace(this.hand, place, this.#game().view.cards.length));
  }

  /** A die of this value was dropped here. */
  drop(place: number, value: number): void {
    this.#take({ hand: EMPTY, deed: { kind: "place", args: [place, value] } });
  }

  pressToken(token: number): void {
    this.#take({ hand: EMPTY, deed: take(token) });
  }

  wait(): void {
    this.#take({ hand: EMPTY, deed: WAIT });
  }

  /** Was it a key of ours? */
  key(key: string): boolean {
    if (!this.ready) return false;
    const found = typed(this.hand, key, this.#game().view.cards.length);
    if (!found) return false;
    if (found.hand.value !== null) this.face = found.hand.value;
    this.#take(found);
    return true;
  }

  #take({ hand, deed }: Typed): void {
    if (!deed) this.#hand = hand;
    else if (this.open && (this.#do(deed) || deed.kind !== "place")) this.#hand = hand;
  }

  /** Sends it, or keeps it for when the hand is free; false: it may not be done, and the die stays in the hand. */
  #do(deed: Deed): boolean {
    const { busy, actor, onwhy } = this.#game();
    if (busy) {
      this.#next = [...this.#next, deed].slice(0, MOST);
      return true;
    }
    const choice = this.find(deed);
    if (choice) this.move(choice);
    else onwhy(actor, deed.kind, deed.args);
    return choice !== undefined;
  }

  move(choice: Choice): void {
    const { busy, view, onmove } = this.#game();
    const at = performance.now();
    const again = this.#sent?.position === view.position && this.#sent.choice.text === choice.text && at - this.#sent.at < AGAIN;
    if (busy || again) return;
    this.#sent = { galaxy: view.galaxy, position: view.position, at, choice };
    onmove(choice);
  }

  /** The hand is free again: what was to come next follows. */
  goOn(): void {
    if (this.#game().busy) return;
    const next = this.#next.shift();
    if (next && this.open) this.#do(next);
    else this.#next = [];
  }

  /** A new galaxy begins with empty hands. */
  reset(): void {
    this.#hand = EMPTY;
    this.#next = [];
  }
}
