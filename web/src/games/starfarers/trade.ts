// An offer is sent as moves: it begins with one kind against one other, and grows card by card.

import type { Asked } from "../../lib/moves";
import { RESOURCES } from "./parts";
import type { StarView } from "./protocol";
import { type Cards, countCards, listCards } from "./view";

export type Fault = "" | "empty" | "gift" | "same" | "turns";

export const EVERYBODY = -1;

/** The one whom an offer on the table is for; EVERYBODY: all are asked, or nothing stands. */
export function askedAlone({ active, players }: StarView): number {
  const asked = players.map((_, seat) => seat).filter((seat) => seat !== active && players[seat]!.answer !== "unasked");
  return asked.length === 1 ? asked[0]! : EVERYBODY;
}

const number = (name: string): number => RESOURCES.findIndex((each) => each === name);

/** Why this cannot be sent; `grows`: may an offer be more than its beginning? */
export function faultOf(give: Cards, get: Cards, grows: boolean): Fault {
  if (!countCards(give) && !countCards(get)) return "empty";
  if (!countCards(give) || !countCards(get)) return "gift";
  if (RESOURCES.some((name) => give[name] && get[name])) return "same";
  return grows || opening(give, get).length === 1 ? "" : "turns";
}

const more = (side: number, cards: Cards): Asked[] =>
  listCards(cards).flatMap(({ name, count }) =>
    Array.from({ length: count }, () => ({ kind: "more", args: [side, number(name)] })),
  );

const without = (cards: Cards, name: string, count: number): Cards => ({
  ...cards,
  [name]: (cards[name] ?? 0) - count,
});

/**
 * The moves of an offer. What is wanted comes first: whoever agrees to a part of it has agreed to nothing
 * worse than the whole. One that is for a single player begins with one card for one.
 */
export function opening(give: Cards, get: Cards, to = EVERYBODY): Asked[] {
  const [first, wanted] = [listCards(give)[0], listCards(get)[0]];
  if (!first || !wanted) return [];
  const alone = to !== EVERYBODY;
  const pair = wanted.count === 1 && countCards(get) === 1 && first.count === 2 && countCards(give) === 2;
  const [count, asked] = alone ? [1, 1] : pair ? [2, 1] : [1, Math.min(2, wanted.count)];
  const args = [number(first.name), count, number(wanted.name), asked];
  return [
    alone ? { kind: "offer_to", args: [...args, to] } : { kind: "offer", args },
    ...more(1, without(get, wanted.name, asked)),
    ...more(0, without(give, first.name, count)),
  ];
}
