// The hand in the race: which die it holds, where it points, and what is on its way. All that may be done was
// sent by the server; what may not is asked about, so that the page can show the rule.

import { type Asked, findMove } from "../../lib/moves";
import type { Choice } from "../../lib/protocol";
import type { Acting } from "../page";
import { place as placeDie, take, WAIT } from "./moves";
import type { SmugglersView } from "./protocol";
import { EMPTY, type Hand, turn, type Typed, typed, withPlace, withValue } from "./typing";
import { lead } from "./view";

export type Game = Acting<SmugglersView>;

/** The same move of the same position within so many milliseconds is one press too many. */
const AGAIN = 600;

/** The view that a move led to comes right after the answer; longer than so many milliseconds nobody waits for it. */
const SOON = 1500;

/** Two dice and a token: more nobody can mean at once. */
const MOST = 3;

/** Moves whose first number is a place or a token. */
const ABOUT = { place: ["place", "pay_for", "give"], token: ["take"] };

export class Play {
  #game: () => Game;
  #hand: Hand = $state.raw(EMPTY);
  #sent: { galaxy: number; position: string; at: number; choice: Choice } | null = $state.raw(null);
  /** Whose hand it is, and in which galaxy. */
  #whose = "";
  /** A quick hand is done with the next things before the first has arrived. */
  #next: Asked[] = [];
  /** The face that the dice at rest show. */
  face = $state(1);

  constructor(game: () => Game) {
    this.#game = game;
  }

  /** May something be done in the race, now? */
  open = $derived.by(() => this.#game().view.phase === "bidding" && this.#game().legal.length > 0);
  /** One may take a die in hand while the countdown still runs. */
  ready = $derived.by(() => this.open || ["countdown", "dealing"].includes(this.#game().view.phase));
  /** Has the one who acts a die to place? */
  bids = $derived.by(() =>
    this.#game().legal.some((each) => each.seat === this.#game().actor && each.kind === "place"),
  );
  /** What others do takes nothing out of it. Only who has no die left to place holds none. */
  hand: Hand = $derived.by(() => {
    const idle = this.open && !this.bids && !this.#hand.token;
    return this.ready && !idle ? this.#hand : EMPTY;
  });
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

  find(move: Asked): Choice | undefined {
    const { legal, actor } = this.#game();
    return findMove(legal, actor, move);
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
    this.#take({ hand: EMPTY, move: placeDie(place, value) });
  }

  pressToken(token: number): void {
    this.#take({ hand: EMPTY, move: take(token) });
  }

  wait(): void {
    this.#take({ hand: EMPTY, move: WAIT });
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

  #take({ hand, move }: Typed): void {
    if (!move) this.#hand = hand;
    else if (this.open && (this.#do(move) || move.kind !== "place")) this.#hand = hand;
  }

  /** Sends it, or keeps it for when the hand is free; false: it may not be done, and the die stays in the hand. */
  #do(move: Asked): boolean {
    const { busy, actor, onwhy } = this.#game();
    if (busy) {
      this.#next = [...this.#next, move].slice(0, MOST);
      return true;
    }
    const choice = this.find(move);
    if (choice) this.move(choice);
    else onwhy(actor, move.kind, move.args);
    return choice !== undefined;
  }

  move(choice: Choice): void {
    const { busy, view, onmove } = this.#game();
    const at = performance.now();
    const again =
      this.#sent?.position === view.position && this.#sent.choice.text === choice.text && at - this.#sent.at < AGAIN;
    if (busy || again) return;
    this.#sent = { galaxy: view.galaxy, position: view.position, at, choice };
    onmove(choice);
  }

  /** The hand is free again: what was to come next follows, as soon as the view of what was done is here. */
  goOn(): void {
    if (this.#game().busy) return;
    const [next] = this.#next;
    if (next && this.open && !this.find(next) && this.#waits()) return;
    this.#next = this.#next.slice(1);
    if (next && this.open) this.#do(next);
    else this.#next = [];
  }

  /** Is the view of the last move still to come? */
  #waits(): boolean {
    const sent = this.#sent;
    return sent?.position === this.#game().view.position && performance.now() - sent.at < SOON;
  }

  /** A new galaxy begins with empty hands, and so does whoever comes to the console; nothing else empties them. */
  sit(seat: number, galaxy: number): void {
    const whose = `${seat} ${galaxy}`;
    if (whose === this.#whose) return;
    this.#whose = whose;
    this.#hand = EMPTY;
    this.#next = [];
  }
}
