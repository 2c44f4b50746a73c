// What UR's rolls mean: one die in a turn, two at the opening. Here alone the page reads notation: what it checks
// must be the very line that the journal shows, and not what the server says of it.

import type { Dice } from "../page";

const ROLL = /^\* ([1-6])$/;
const TWO_ROLLS = /^\* ([1-6]):([1-6])$/;

const one = (total: number, low: number): Dice => [total, low, low + 1];

export function dice(text: string): Dice | null {
  const two = TWO_ROLLS.exec(text);
  if (two) return one(36, 6 * (Number(two[1]) - 1) + Number(two[2]) - 1);
  const single = ROLL.exec(text);
  return single ? one(6, Number(single[1]) - 1) : null;
}
