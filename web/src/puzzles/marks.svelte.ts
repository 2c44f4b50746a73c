// Which puzzles were solved on this device, and on which days today's was.

import { recall, remember } from "../lib/storage";

export type Mark = "solved" | "seen";

interface Marks {
  /** By game and name: found without being shown, or looked at. */
  games: Record<string, Record<string, Mark>>;
  /** Days on which the puzzle of the day was solved, in order. */
  days: string[];
}

const DAY = 86_400_000;
/** So many days are remembered. */
const MOST = 400;

let marks = $state.raw<Marks>(recall("puzzles", { games: {}, days: [] }));

export const markOf = (game: string, name: string): Mark | undefined => marks.games[game]?.[name];

/** How many of these were solved. */
export const solvedOf = (game: string): number =>
  Object.values(marks.games[game] ?? {}).filter((mark) => mark === "solved").length;

/** What was solved stays solved. */
export function setMark(game: string, name: string, mark: Mark): void {
  if (markOf(game, name) === "solved") return;
  const games = { ...marks.games, [game]: { ...marks.games[game], [name]: mark } };
  keep({ ...marks, games });
}

export const solvedOn = (day: string): boolean => marks.days.includes(day);

export function noteDay(day: string): void {
  if (!solvedOn(day)) keep({ ...marks, days: [...marks.days, day].toSorted().slice(-MOST) });
}

/** How many days in a row up to this one, or up to the day before if this one is still to come. */
export const streakAt = (day: string): number => streak(marks.days, day);

export function streak(days: readonly string[], day: string): number {
  const known = new Set(days);
  let count = 0;
  for (let at = known.has(day) ? day : before(day); known.has(at); at = before(at)) count += 1;
  return count;
}

const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

function keep(wanted: Marks): void {
  marks = wanted;
  remember("puzzles", marks);
}
