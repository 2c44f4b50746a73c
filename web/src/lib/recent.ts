// The tables that this browser has sat at, and what it gave to their dice.

import type { RoomInfo } from "./protocol";
import { randomHex } from "./link";
import { seal } from "./salts";
import { recall, remember } from "./storage";

export interface Recent {
  table: string;
  game: string;
  at: number;
  /** The seats that we had there. */
  seats?: number[];
}

/** Our own part in a table's dice, and the dealer's commitment as we first saw it. */
export interface Keepsake {
  salt: string;
  commit: string;
  /** What every seat had committed to when we were asked for our salt. */
  commits?: string[];
  /** Have we shown our salt? */
  given?: boolean;
  /** The seats that we had before the game began. */
  seats?: number[];
  /** Those of them for which the table then told our commitment. */
  sealed?: number[];
}

const MOST = 100;

export const recents = (): Recent[] => recall<Recent[]>("recent", []);

export function noteTable(room: RoomInfo, seats: number[]): void {
  const others = recents().filter((each) => each.table !== room.table);
  const own: Recent = { table: room.table, game: room.game, at: Date.now(), seats };
  remember("recent", [own, ...others].slice(0, MOST));
  noteCommit(room.table, room.commit);
  if (room.status === "waiting") noteSeats(room, seats);
}

/** Before the game: which seats our salt is for, as the table tells it to everybody. */
function noteSeats(room: RoomInfo, seats: number[]): void {
  const own = known(room.table);
  const ours = seal(room.table, own.salt);
  const sealed = seats.filter((seat) => room.seats[seat]?.commit === ours);
  keep(room.table, { ...own, seats, sealed: [...new Set([...(own.sealed ?? []), ...sealed])] });
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
  return known(table).salt;
}

/** Before we commit to our salt, we note what the dealer has committed to; the first one counts. */
export function noteCommit(table: string, commit: string): void {
  const own = known(table);
  if (!own.commit) keep(table, { ...own, commit });
}

/** Before we show our salt, we note what every seat has committed to; the first time counts. */
export function showSalt(table: string, commits: string[]): string {
  const own = known(table);
  keep(table, { ...own, commits: own.commits ?? commits, given: true });
  return own.salt;
}

function known(table: string): Keepsake {
  const found = keepsake(table) ?? held.get(table);
  if (found) return found;
  const made: Keepsake = { salt: randomHex(16), commit: "" };
  keep(table, made);
  return made;
}

/** For browsers that may not remember. */
const held = new Map<string, Keepsake>();

function keep(table: string, kept: Keepsake): void {
  held.set(table, kept);
  const newest = Object.entries(keepsakes()).slice(-MOST);
  remember("salts", { ...Object.fromEntries(newest), [table]: kept });
}
