// What a view tells: who leads where, who is still in the race, whom one waits for.

import type { SmugglersView } from "./protocol";

export const PLACES = "ABCDEF";
/** Dice of each player. */
export const DICE = 2;

export interface Lead {
  value: number;
  /** Who has the highest die; several while their tokens have not decided (SM-302). */
  seats: number[];
}

export const speed = (view: SmugglersView, seat: number): number =>
  (view.tokens[seat] ?? []).reduce((sum, token) => sum + token, 0);

export function lead(view: SmugglersView, place: number): Lead {
  const dice = view.dice[place] ?? [];
  const value = Math.max(0, ...dice.map(([, pips]) => pips ?? 0));
  const tied = [...new Set(dice.filter(([, pips]) => pips === value).map(([seat]) => seat ?? 0))];
  if (tied.some((seat) => !view.tokens[seat]?.length)) return { value, seats: tied };
  const best = Math.max(...tied.map((seat) => speed(view, seat)));
  return { value, seats: tied.filter((seat) => speed(view, seat) === best) };
}

/** The energy that a winning die costs; a six on a tower costs more (SM-401, SM-811). */
export const priceOf = (value: number, towers: boolean): number => (towers && value === 6 ? 10 : value);

/** May this seat still do something in the race? With two players also after a token (SM-702). */
export function racing(view: SmugglersView, seat: number): boolean {
  return view.phase === "bidding" && (!view.tokens[seat]?.length || view.tokens.length === 2);
}

export const diceLeft = (view: SmugglersView, seat: number): number => DICE - (view.placed[seat] ?? 0);

export const galaxiesLeft = (view: SmugglersView): number => view.galaxies - view.galaxy;

export const scoreOf = (view: SmugglersView, seat: number): number =>
  Object.values(view.parts[seat] ?? {}).reduce((sum, part) => sum + part, 0);

/** Chance names the quickest hand where one bids in turns (SM-907). */
export const inTurns = (view: SmugglersView): boolean => view.phase === "bidding" && view.quickest >= 0;

export type Doing = "bids" | "done" | "pays" | "restocks" | "waits" | "";

function bidding(view: SmugglersView, seat: number): Doing {
  if (!inTurns(view)) return racing(view, seat) ? "bids" : "done";
  if (view.quickest === seat) return "bids";
  return racing(view, seat) ? "waits" : "done";
}

const paying = (view: SmugglersView, seat: number): Doing => (view.won[seat]?.length ? "pays" : "");

function restocking(view: SmugglersView, seat: number): Doing {
  const place = view.queue.indexOf(seat);
  return place < 0 ? "" : place === 0 ? "restocks" : "waits";
}

const BY_PHASE: Record<string, (view: SmugglersView, seat: number) => Doing> = {
  bidding,
  energy: paying,
  goods: paying,
  restocking,
};

/** What the others see this seat do. */
export const doing = (view: SmugglersView, seat: number): Doing => BY_PHASE[view.phase]?.(view, seat) ?? "";

export type Fate = "open" | "paid" | "lost" | "owed" | "boxed";

/** What became of a card of the galaxy, and whose it is; -1: nobody's. */
export function fate(view: SmugglersView, place: number): { fate: Fate; seat: number } {
  const name = view.cards[place] ?? "";
  const up = view.up.findIndex((pile) => pile.includes(name));
  if (up >= 0) return { fate: "paid", seat: up };
  const down = view.down.findIndex((pile) => pile.includes(name));
  if (down >= 0) return { fate: "lost", seat: down };
  const owner = view.won.findIndex((places, seat) => places.includes(place) || view.paid[seat]?.includes(place));
  if (owner >= 0) return { fate: "owed", seat: owner };
  const over = ["energy", "goods", "restocking", "ended"].includes(view.phase);
  return { fate: over ? "boxed" : "open", seat: -1 };
}
