// Which bot somebody likes to play, for each game on its own.

import { choose, prefs } from "./prefs.svelte";
import type { GameInfo } from "./protocol";

/** The level played last at this game, or else the one in the middle. */
export function usualBot({ name, bots }: Pick<GameInfo, "name" | "bots">): string {
  const last = prefs.bots[name] ?? "";
  return bots.includes(last) ? last : (bots[Math.floor(bots.length / 2)] ?? "");
}

export function noteBot(game: string, bot: string): void {
  choose({ bots: { ...prefs.bots, [game]: bot } });
}
