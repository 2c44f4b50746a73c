// A review in figures: luck apart from skill, and what cost most.

import type { Look, Review } from "../lib/protocol";

const COSTLIEST = 3;
/** Less than this is no difference. */
const NEAR = 1e-6;

/** How a seat did in the whole game: first + luck + own + others + wavering = result. */
export interface Account {
  seat: number;
  first: number;
  luck: number;
  /** What its own choices did to its chance, and what those of the others did. */
  own: number;
  others: number;
  /** What the estimate took back of itself. */
  wavering: number;
  result: number;
  /** What an average choice gave away. */
  lost: number;
  choices: number;
  /** Of what luck and all choices did in sum, how much was luck. */
  luckShare: number;
  /** How many choices were so bad that they have a name, by that name. */
  grades: Record<Grade, number>;
}

export const GRADES = ["slip", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

const gradesOf = (looks: Look[]): Record<Grade, number> =>
  Object.fromEntries(GRADES.map((name) => [name, looks.filter(({ grade }) => grade === name).length])) as Record<
    Grade,
    number
  >;

function account({ first, looks }: Review, seat: number): Account {
  const own = looks.filter(({ mover }) => mover === seat);
  const total = (of: Look[], part: "luck" | "choice" | "wavering"): number =>
    sum(of.map((look) => look[part][seat] ?? 0));
  const choices = own.filter(({ chance }) => chance > 0).length;
  const [luck, chosen] = [total(looks, "luck"), total(looks, "choice")];
  return {
    seat,
    first: first[seat] ?? 0,
    luck,
    own: total(own, "choice"),
    others: chosen - total(own, "choice"),
    luckShare: Math.abs(luck) / Math.max(NEAR, Math.abs(luck) + Math.abs(chosen)),
    wavering: total(looks, "wavering"),
    result: looks.at(-1)?.chances[seat] ?? first[seat] ?? 0,
    lost: sum(own.map(({ lost }) => lost)) / Math.max(1, choices),
    choices,
    grades: gradesOf(own),
  };
}

export const accounts = (review: Review): Account[] => review.first.map((_, seat) => account(review, seat));

export type Decided = "luck" | "choices" | "both" | "neither";
/** One weighs so many times the other, if it alone decided. */
const OUTWEIGHS = 2;

/** What carried the winner: luck, or better choices than those of the others. */
export function decided({ luck, own, others }: Account): Decided {
  const choices = own + others;
  if (luck <= NEAR && choices <= NEAR) return "neither";
  if (luck > OUTWEIGHS * choices) return "luck";
  return choices > OUTWEIGHS * luck ? "choices" : "both";
}

/** Costs of an average choice up to which play is called so. */
const PLAY = [
  [0.005, "fine"],
  [0.015, "sound"],
  [0.03, "uneven"],
] as const;

/** A word for how somebody played. */
export const playing = ({ lost }: Account): string => PLAY.find(([most]) => lost <= most)?.[1] ?? "poor";

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
