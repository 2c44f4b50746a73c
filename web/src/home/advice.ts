// What a game's rules advise for a table, where it is opened.

import type { GameInfo } from "../lib/protocol";
import { knows, say } from "../lib/words/index.svelte";

/** For so many players with these options; nothing where the rules advise nothing. */
export function adviceFor({ prefix, options }: GameInfo, seats: number, chosen: Record<string, number>): string {
  const key = `${prefix.toLowerCase()}-advice`;
  if (!knows(key)) return "";
  const named = options.map(({ name, choices, default: usual }) => {
    const value = chosen[name] ?? usual;
    return [name, choices[value] ?? value] as const;
  });
  return say(key, { seats, ...Object.fromEntries(named) });
}
