// The games that were played to their end on this device: whoever has done so is no newcomer.

import type { RoomInfo } from "./protocol";
import { recall, remember } from "./storage";

let played = $state.raw<string[]>(recall("played", []));

export const hasPlayed = (game: string): boolean => played.includes(game);

/** Of a table where we sit. */
export function notePlayed({ game, status }: Pick<RoomInfo, "game" | "status">): void {
  if (status !== "over" || hasPlayed(game)) return;
  played = [...played, game];
  remember("played", played);
}
