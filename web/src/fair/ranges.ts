// What a roll may mean, by the rules and not by the server's word, where plain dice are all there is to it.

import { pageOf } from "../games";
import type { Draw } from "../lib/protocol";

/** True or false where the game's page knows the rule; null where only the command does. */
export function ruled(game: string, draw: Draw): boolean | null {
  const dice = pageOf(game).dice?.(draw.text);
  if (!dice) return null;
  const [total, low, high] = dice;
  return total === draw.total && low === draw.low && high === draw.high;
}
