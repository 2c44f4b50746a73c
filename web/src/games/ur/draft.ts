// A position of UR that somebody is setting up by hand.

import { handSeat } from "./fields";
import type { UrView } from "./protocol";
import { ownerOf } from "./view";

export interface Draft {
  towers: Record<string, string>;
  hands: number[];
  turn: number;
  /** 0: the die is to be thrown. */
  roll: number;
}

/** Takes the top disc away. */
export const ERASER = "-";

export const draftOf = ({ towers, hands, turn, roll }: UrView): Draft => ({
  towers: { ...towers },
  hands: [...hands],
  turn: Math.max(turn, 0),
  roll,
});

const onBoard = ({ towers }: Draft, seat: number): number =>
  Object.values(towers)
    .flatMap((tower) => [...tower])
    .filter((disc) => ownerOf(disc) === seat).length;

/** How many of a seat's discs are neither on the board nor in its hand. */
const spare = (draft: Draft, seat: number, discs: number): number =>
  discs - onBoard(draft, seat) - (draft.hands[seat] ?? 0);

const withHand = (draft: Draft, seat: number, more: number): Draft => ({
  ...draft,
  hands: draft.hands.map((count, each) => (each === seat ? Math.max(0, count + more) : count)),
});

/** The draft after a press on a field or on a hand: a disc comes from the hand, and goes back there. */
export function changed(draft: Draft, spot: string, brush: string, discs: number): Draft {
  const hand = handSeat(spot);
  if (hand >= 0) return withHand(draft, hand, brush !== ERASER && spare(draft, hand, discs) > 0 ? 1 : -1);
  const tower = draft.towers[spot] ?? "";
  if (brush === ERASER) return tower ? taken(draft, spot, tower) : draft;
  const seat = ownerOf(brush);
  const inHand = draft.hands[seat] ?? 0;
  if (!inHand && spare(draft, seat, discs) <= 0) return draft;
  return withHand({ ...draft, towers: { ...draft.towers, [spot]: tower + brush } }, seat, inHand ? -1 : 0);
}

function taken(draft: Draft, spot: string, tower: string): Draft {
  const towers = { ...draft.towers, [spot]: tower.slice(0, -1) };
  if (!towers[spot]) delete towers[spot];
  return withHand({ ...draft, towers }, ownerOf(tower.at(-1)!), 1);
}

/** In notation. */
export function write({ towers, hands, turn, roll }: Draft): string {
  const fields = Object.entries(towers).map(([field, tower]) => `${field}:${tower}`);
  return [...fields, `hand:${hands.join(",")}`, `turn:${"AB"[turn]}`, ...(roll ? [`roll:${roll}`] : [])].join(" ");
}
