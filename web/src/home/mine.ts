// The tables that this browser has sat at, as they are now.

import * as api from "../lib/api";
import { known } from "../lib/player.svelte";
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

/** Of this device, and those of the player that other devices have sat down at. */
async function tables(): Promise<Recent[]> {
  const own = recents().slice(0, MOST);
  if (!known.player) return own;
  const { games } = await api.myGames({ status: "running", limit: MOST }).catch(() => ({ games: [] }));
  const others = games.filter(({ table }) => !own.some((each) => each.table === table));
  return [...own, ...others.map(({ table, game, mine, created }) => ({ table, game, at: created, seats: [mine] }))];
}

export async function ownTables(): Promise<OwnTable[]> {
  await known.load();
  const found = await Promise.all((await tables()).map(look));
  return inOrder(found.filter((own) => own !== null));
}

/** Those first where we are awaited. */
export const inOrder = (tables: OwnTable[]): OwnTable[] =>
  tables.toSorted((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));

export const isMyTurn = ({ room, seats }: OwnTable): boolean =>
  room.status === "playing" && room.awaits.some((seat) => isOurs(room, seats, seat));

/** Not if a bot plays for us. */
const isOurs = (room: RoomInfo, seats: number[], seat: number): boolean =>
  seats.includes(seat) && !room.seats[seat]?.stand_in;

/** For how many seconds the table has waited: for us, if for us; below 0 nobody knows. */
export function waited(own: OwnTable, now: number): number {
  const { room, seats } = own;
  const awaited = isMyTurn(own) ? room.awaits.filter((seat) => isOurs(room, seats, seat)) : room.awaits;
  const since = awaited.map((seat) => room.seats[seat]?.since ?? 0).filter((at) => at > 0);
  return since.length ? Math.max(0, Math.floor(now - Math.min(...since))) : -1;
}

/** The milliseconds that the first of them has left; below 0 nobody has a clock. */
export function left({ room }: OwnTable): number {
  const clocks = room.awaits.map((seat) => room.clocks[seat] ?? -1).filter((ms) => ms >= 0);
  return clocks.length ? Math.min(...clocks) : -1;
}

/** How a table stands, as somebody wants to know who sits there: whose turn it is, or who has won. */
export function standing({ room, seats }: OwnTable): [key: string, args: Args] {
  const names = playerNames(room);
  const free = room.seats.filter(({ kind }) => kind === "open").length;
  if (room.status === "waiting") return free ? ["free-seats", { count: free }] : ["table-status-waiting", {}];
  if (room.status === "playing") return isMyTurn({ room, seats }) ? ["your-turn", {}] : turn(room.awaits, names);
  if (room.result?.how === "aborted" || room.result?.how === "left") return [`game-${room.result.how}`, {}];
  return room.result ? ending(room.result.winners, seats, names) : ["table-status-over", {}];
}

function turn(awaits: number[], names: string[]): [string, Args] {
  const name = awaits.map((seat) => names[seat]).join(", ");
  return name ? ["their-turn", { name }] : ["table-status-playing", {}];
}

function ending(winners: number[], seats: number[], names: string[]): [string, Args] {
  if (!winners.length) return ["game-draw", {}];
  if (winners.some((seat) => seats.includes(seat))) return ["game-won", {}];
  return ["game-lost", { name: winners.map((seat) => names[seat]).join(", ") }];
}
