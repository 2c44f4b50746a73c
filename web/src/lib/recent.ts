// The tables that this browser has sat at, and what it gave to their dice.

import type { RoomInfo } from "./protocol";
import { randomHex } from "./link";
import { recall, remember } from "./storage";

export interface Recent {
  table: string;
  game: string;
  at: number;
}

/** Our own part in a table's dice, and the dealer's commitment as we first saw it. */
export interface Keepsake {
  salt: string;
  commit: string;
}

const MOST = 12;

export const recents = (): Recent[] => recall<Recent[]>("recent", []);

export function noteTable(room: RoomInfo): void {
  const others = recents().filter((each) => each.table !== room.table);
  const own: Recent = { table: room.table, game: room.game, at: Date.now() };
  remember("recent", [own, ...others].slice(0, MOST));
  noteCommit(room.table, room.commit);
}

export function forgetTable(table: string): void {
  remember(
    "recent",
    recents().filter((each) => each.table !== table),
  );
}

const keepsakes = (): Record<string, Keepsake> => recall("salts", {});

export const keepsake = (table: string): Keepsake | undefined => keepsakes()[table];

/** The same salt at every visit of this browser: only the first one counts. */
export function saltFor(table: string): string {
  const known = keepsake(table);
  if (known) return known.salt;
  const salt = randomHex(16);
  keep(table, { salt, commit: "" });
  return salt;
}

function noteCommit(table: string, commit: string): void {
  const known = keepsake(table);
  if (known && !known.commit) keep(table, { ...known, commit });
}

function keep(table: string, kept: Keepsake): void {
  const newest = Object.entries(keepsakes()).slice(-4 * MOST);
  remember("salts", { ...Object.fromEntries(newest), [table]: kept });
}
