// The moves of a game that we know nothing of, as a list to choose from.

import { wordsOf } from "../lib/moves";
import type { Choice } from "../lib/protocol";
import { hasWords } from "../lib/search";

/** Moves of one seat and one kind. */
export interface Group {
  seat: number;
  kind: string;
  /** Each with its place in the whole list, from 1. */
  moves: { choice: Choice; place: number }[];
}

/** Those with all the words looked for, seat by seat and kind by kind, in the order in which the server lists them. */
export function grouped(legal: Choice[], search: string): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of legal.filter((each) => hasWords(`${wordsOf(each)} ${each.text}`, search))) {
    const key = `${choice.seat} ${choice.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  let place = 0;
  return [...groups.values()].map((choices) => ({
    seat: choices[0]!.seat,
    kind: choices[0]!.kind,
    moves: choices.map((choice) => ({ choice, place: ++place })),
  }));
}
