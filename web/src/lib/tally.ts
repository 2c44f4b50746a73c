// What has been counted in a game so far: dice, cards, a row for each seat.

import type { Happened } from "./protocol";

export interface Tally {
  /** The message that tells what is counted. */
  title: string;
  columns: string[];
  /** By seat, how often each column. */
  rows: number[][];
  /** How often each column comes on average, as shares; where nobody can tell, none. */
  shares?: number[];
}

/** Adds up what each event counts for: the seat, the column, and how many; null: nothing. */
export function counted(
  log: Happened[],
  seats: number,
  columns: number,
  what: (event: Happened) => [seat: number, column: number, count: number] | null,
): number[][] {
  const rows = Array.from({ length: seats }, () => Array.from({ length: columns }, () => 0));
  for (const event of log) {
    const [seat = -1, column = -1, count = 0] = what(event) ?? [];
    const row = rows[seat];
    if (row && column in row) row[column]! += count;
  }
  return rows;
}

export const sum = (counts: number[]): number => counts.reduce((total, each) => total + each, 0);

/** The columns of all rows together. */
export const together = (rows: number[][]): number[] => (rows[0] ?? []).map((_, n) => sum(rows.map((row) => row[n]!)));
