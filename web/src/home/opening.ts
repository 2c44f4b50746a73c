// Opening a table and going there.

import * as api from "../lib/api";
import { ownName } from "../lib/names";
import { choose, prefs } from "../lib/prefs.svelte";
import { problemText } from "../lib/problem";
import type { GameInfo, OpenTable } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { notify } from "../lib/toasts.svelte";

export async function openAndGo(wanted: OpenTable): Promise<void> {
  try {
    const { table } = await api.openTable(wanted);
    go(`/t/${table}`);
  } catch (error) {
    notify({ kind: "problem", text: problemText(error) });
  }
}

/** The level played last, or else the one in the middle. */
export function usualBot(game: GameInfo): string {
  const known = game.bots.includes(prefs.bot);
  return known ? prefs.bot : (game.bots[Math.floor(game.bots.length / 2)] ?? "");
}

/** How many sit down for a quick game: four where that many can play. */
export const usualCount = (game: GameInfo): number => (game.seats.includes(4) ? 4 : (game.seats[0] ?? 2));

export function playBot(game: GameInfo, bot: string): Promise<void> {
  choose({ bot });
  const others = usualCount(game) - 1;
  return openAndGo({
    game: game.name,
    seats: [{ kind: "me", name: ownName() }, ...Array.from({ length: others }, () => ({ kind: "bot" as const, bot }))],
  });
}
