// Opening a table and going there.

import { pageOf } from "../games";
import { setGuided } from "../guide/memory.svelte";
import * as api from "../lib/api";
import { noteBot } from "../lib/bots";
import { ownName } from "../lib/names";
import { prefs } from "../lib/prefs.svelte";
import { problemText } from "../lib/problem";
import type { GameInfo, OpenTable, WantedSeat } from "../lib/protocol";
import { noteCommit } from "../lib/recent";
import { go } from "../lib/router.svelte";
import { notify } from "../lib/toasts.svelte";
import { tableLink } from "../lib/routes";

export async function openAndGo(wanted: OpenTable): Promise<void> {
  try {
    const { table, commit } = await api.openTable({ pace: prefs.pace, ...wanted });
    noteCommit(table, commit);
    go(tableLink(table));
  } catch (error) {
    notify({ kind: "problem", text: problemText(error) });
  }
}

/** How many sit down for a quick game: four where that many can play. */
export const usualCount = (game: GameInfo): number => (game.seats.includes(4) ? 4 : (game.seats[0] ?? 2));

/** A first game, with patient bots of the lowest level and a guide. */
export async function playGuided(game: GameInfo): Promise<void> {
  const found = await pageOf(game.name).guide?.();
  if (!found) return;
  const { seats, options } = found.default.table;
  const bot = game.bots[0] ?? "";
  setGuided(game.name, true);
  await openAndGo({ game: game.name, options, pace: "calm", seats: [me(), ...botSeats(bot, seats - 1)] });
}

const me = (): WantedSeat => ({ kind: "me", name: ownName() });
const botSeats = (bot: string, count: number): WantedSeat[] =>
  Array.from({ length: count }, () => ({ kind: "bot", bot }));

export function playBot(game: GameInfo, bot: string, options: Record<string, number>): Promise<void> {
  noteBot(game.name, bot);
  return openAndGo({ game: game.name, options, seats: [me(), ...botSeats(bot, usualCount(game) - 1)] });
}
