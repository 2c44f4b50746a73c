// Who has not raced on this device yet is offered a game without hurry.

import { pageOf } from "../games";
import type { RoomInfo } from "./protocol";
import { recall, remember } from "./storage";

const raced = (): string[] => recall<string[]>("raced", []);

export const hasRaced = (game: string): boolean => raced().includes(game);

/** Is this table played against time? */
export function isRace({ game, options }: Pick<RoomInfo, "game" | "options">): boolean {
  const { race } = pageOf(game);
  return race !== undefined && options[race.option] !== race.calm;
}

/** Whoever has sat at a race until its end knows what it is. */
export function noteRace(room: Pick<RoomInfo, "game" | "options" | "status">): void {
  if (room.status === "over" && isRace(room) && !hasRaced(room.game)) remember("raced", [...raced(), room.game]);
}
