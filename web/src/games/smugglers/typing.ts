// The race by keyboard: 4 then b puts a four on B, b then 4 as well; t then 3 takes a token, t then - the −1.

import type { Asked } from "../../lib/moves";
import { place, take, WAIT } from "./moves";

export interface Hand {
  /** The value that the die in hand is set to. */
  value: number | null;
  /** The place that is aimed at while no die is in hand. */
  place: number | null;
  /** The next digit names a token. */
  token: boolean;
}

export const EMPTY: Hand = { value: null, place: null, token: false };

export interface Typed {
  hand: Hand;
  move: Asked | null;
}

/** What a key means with this hand at a table of so many places; null if it is no key of ours. */
export function typed(hand: Hand, key: string, places: number): Typed | null {
  const low = key.length === 1 ? key.toLowerCase() : key;
  if (low === "Escape") return hand === EMPTY ? null : { hand: EMPTY, move: null };
  if (low === "t") return { hand: { ...EMPTY, token: !hand.token }, move: null };
  if (hand.token && /^[-−0-4]$/.test(low)) return { hand: EMPTY, move: take(/\d/.test(low) ? Number(low) : -1) };
  if (/^[1-6]$/.test(low)) return withValue(hand, Number(low));
  if (/^[a-f]$/.test(low)) return withPlace(hand, low.charCodeAt(0) - 97, places);
  if (low === "w") return { hand: EMPTY, move: WAIT };
  return turned(hand, low);
}

/** A value for the die; at once on the place that is aimed at. */
export function withValue(hand: Hand, value: number): Typed {
  if (hand.place !== null) return { hand: EMPTY, move: place(hand.place, value) };
  return { hand: { value, place: null, token: false }, move: null };
}

/** A place for the die in hand; without one the place is aimed at, or no longer. */
export function withPlace(hand: Hand, at: number, places: number): Typed {
  if (at >= places) return { hand, move: null };
  if (hand.value !== null) return { hand: EMPTY, move: place(at, hand.value) };
  return { hand: hand.place === at ? EMPTY : { ...EMPTY, place: at }, move: null };
}

/** The die in hand turned by one, round and round. */
export const turn = (value: number, by: number): number => ((value - 1 + by + 6) % 6) + 1;

function turned(hand: Hand, key: string): Typed | null {
  const by = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (by === undefined || hand.value === null) return null;
  return { hand: { ...hand, value: turn(hand.value, by) }, move: null };
}
