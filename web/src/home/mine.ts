// The tables that this browser has sat at, as they are now.

import * as api from "../lib/api";
import { playerNames } from "../lib/players";
import type { RoomInfo } from "../lib/protocol";
import { forgetTable, type Recent, recents } from "../lib/recent";
import type { Args } from "../lib/words/index.svelte";

const MOST = 8;

export interface OwnTable {
  room: RoomInfo;
  /** Where we sat. */
  seats: number[];
}

/** Tables that are gone are forgotten; when the server is away, nothing is. */
async function look({ table, seats }: Recent): Promise<OwnTable | null> {
  try {
    return { room: await api.room(table), seats: seats ?? [] };
  } catch (error) {
    if (error instanceof api.Problem && isGone(error)) forgetTable(table);
    return null;
  }
}

const isGone = ({ status, fault }: api.Problem): boolean => status === 404 || fault?.fact === "table-closed";

export async function ownTables(): Promise<OwnTable[]> {
  const found = await Promise.all(recents().slice(0, MOST).map(look));
  return found.filter((own) => own !== null);
}

/** How a table stands, as somebody wants to know who sits there: whose turn it is, or who has won. */
export function standing({ room, seats }: OwnTable): [key: string, args: Args] {
  const names = playerNames(room);
  const free = room.seats.filter(({ kind }) => kind === "open").length;
  if (room.status === "waiting") return free ? ["free-seats", { count: free }] : ["table-status-waiting", {}];
  if (room.status === "playing") return turn(room.awaits, seats, names);
  return room.result ? ending(room.result.winners, seats, names) : ["table-status-over", {}];
}

function turn(awaits: number[], seats: number[], names: string[]): [string, Args] {
  if (awaits.some((seat) => seats.includes(seat))) return ["your-turn", {}];
  const name = awaits.map((seat) => names[seat]).join(", ");
  return name ? ["their-turn", { name }] : ["table-status-playing", {}];
}

function ending(winners: number[], seats: number[], names: string[]): [string, Args] {
  if (!winners.length) return ["game-draw", {}];
  if (winners.some((seat) => seats.includes(seat))) return ["game-won", {}];
  return ["game-lost", { name: winners.map((seat) => names[seat]).join(", ") }];
}
