// Opening a table and going there.

import * as api from "../lib/api";
import { noteBot } from "../lib/bots";
import { ownName } from "../lib/names";
import { prefs } from "../lib/prefs.svelte";
import { problemText } from "../lib/problem";
import type { GameInfo, OpenTable } from "../lib/protocol";
import { noteCommit } from "../lib/recent";
import { go } from "../lib/router.svelte";
import { notify } from "../lib/toasts.svelte";

export async function openAndGo(wanted: OpenTable): Promise<void> {
  try {
    const { table, commit } = await api.openTable({ pace: prefs.pace, ...wanted });
    noteCommit(table, commit);
    go(`/t/${table}`);
  } catch (error) {
    notify({ kind: "problem", text: problemText(error) });
  }
}

/** How many sit down for a quick game: four where that many can play. */
export const usualCount = (game: GameInfo): number => (game.seats.includes(4) ? 4 : (game.seats[0] ?? 2));

export function playBot(game: GameInfo, bot: string, options: Record<string, number>): Promise<void> {
  noteBot(game.name, bot);
  const others = usualCount(game) - 1;
  return openAndGo({
    game: game.name,
    options,
    seats: [{ kind: "me", name: ownName() }, ...Array.from({ length: others }, () => ({ kind: "bot" as const, bot }))],
  });
}
