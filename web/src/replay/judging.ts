// A review in figures: luck apart from skill, and what cost most.

import type { Look, Review } from "../lib/protocol";

const COSTLIEST = 3;
/** Less than this is no difference. */
const NEAR = 1e-6;

/** How a seat did in the whole game. */
export interface Account {
  seat: number;
  luck: number;
  /** What an average choice gave away. */
  lost: number;
  choices: number;
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

export function accounts({ first, looks }: Review): Account[] {
  return first.map((_, seat) => {
    const own = looks.filter((look) => look.mover === seat);
    const choices = own.filter((look) => look.chance > 0).length;
    const luck = sum(looks.map((look) => look.luck[seat] ?? 0));
    return { seat, luck, lost: sum(own.map(({ lost }) => lost)) / Math.max(1, choices), choices };
  });
}

/** The moves that cost most, of one seat or (-1) of all. */
export function costliest({ looks }: Review, seat: number): Look[] {
  const found = looks.filter((look) => look.lost > NEAR && look.better && (seat < 0 || look.mover === seat));
  return found.sort((one, other) => other.lost - one.lost).slice(0, COSTLIEST);
}

/** Everybody's chances by version; at 0 those before the first line. */
export const curve = ({ first, looks }: Review): number[][] => [first, ...looks.map(({ chances }) => chances)];

export type Verdict = "luck" | "cost" | "best" | "forced" | "none";

/** What there is to say of a line. */
export function verdict({ mover, luck, lost, chance, better }: Look): Verdict {
  if (luck.length) return "luck";
  if (better && lost > NEAR) return "cost";
  if (mover < 0) return "none";
  return chance > 0 ? "best" : "forced";
}
