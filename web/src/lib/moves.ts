// Moves as the server sends them and is asked about them.

import type { Choice } from "./protocol";

/** A move that somebody seems to mean, to ask the server about. */
export type Asked = Pick<Choice, "kind" | "args">;

/** In the server's words, if it was asked for them. */
export const wordsOf = ({ words, text }: Choice): string => words || text;

const sameNumbers = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((each, n) => each === other[n]);

/** The legal move of this seat that is exactly this one. */
export const findMove = (legal: Choice[], seat: number, { kind, args }: Asked): Choice | undefined =>
  legal.find((each) => each.seat === seat && each.kind === kind && sameNumbers(each.args, args));
