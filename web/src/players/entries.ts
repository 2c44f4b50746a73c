// Games of one's own: of the player, or without one of this device.

import * as api from "../lib/api";
import { known } from "../lib/player.svelte";
import type { GameEntry, Games } from "../lib/protocol";
import { recents } from "../lib/recent";
import { transport } from "../lib/transport";
import type { Args } from "../lib/words/index.svelte";

export type Which = "" | "over" | "running";

export async function someGames(game: string, status: Which, first: number): Promise<Games> {
  await known.load();
  if (known.player) return api.myGames({ game, status, first, limit: api.PAGE });
  const found = (await deviceGames()).filter((each) => matches(each, game, status));
  return { games: found.slice(first, first + api.PAGE), count: found.length };
}

const matches = (entry: GameEntry, game: string, status: Which): boolean =>
  (!game || entry.game === game) && (!status || (status === "over") === (entry.status === "over"));

let asked: Promise<GameEntry[]> | null = null;

/** What this device knows by its keys; asked once while the page is open, and again with `forgetDevice`. */
export function deviceGames(): Promise<GameEntry[]> {
  asked ??= transport.others ? sharedGames() : api.kept();
  return asked;
}

async function sharedGames(): Promise<GameEntry[]> {
  const found = await Promise.all(recents().map(({ table }) => api.gameEntry(table).catch(() => null)));
  return found.filter((each) => each !== null);
}

export const forgetDevice = (): void => void (asked = null);

/** How it stands or ended for whose list it is. */
export function outcome({ status, winners, left, mine, places }: GameEntry): [key: string, args: Args] {
  if (status !== "over") return [`table-status-${status}`, {}];
  if (left.includes(mine)) return ["outcome-left", {}];
  if (!places.length) return ["table-status-over", {}];
  if (!winners.length) return ["game-draw", {}];
  if (winners.includes(mine)) return [winners.length > 1 ? "outcome-shared" : "game-won", {}];
  return places.length > 2 && mine >= 0
    ? ["outcome-place", { place: places[mine] ?? 0, of: places.length }]
    : ["outcome-lost", {}];
}
