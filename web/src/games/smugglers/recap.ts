// What a galaxy brought, from the log: who completed which sector, who lost one, what was taken from the pool.

import type { Happened } from "../../lib/protocol";

export interface Row {
  seat: number;
  /** The letters of sectors. */
  done: string[];
  lost: string[];
  /** The energy paid. */
  energy: number;
  /** What was done with the pool; null: nothing yet. */
  pool: Happened | null;
}

export interface Recap {
  galaxy: number;
  rows: Row[];
}

const POOL = new Set(["drew_energy", "drew_goods", "put", "declined"]);

function after(row: Row, { what, args, ...event }: Happened): Row {
  const place = String(args.place);
  if (what === "gave") return { ...row, done: [...row.done, place] };
  if (what === "lost") return { ...row, lost: [...row.lost, place] };
  if (what === "paid") return { ...row, energy: row.energy + Number(args.energy) };
  return POOL.has(what) ? { ...row, pool: { ...event, what, args } } : row;
}

/** The last galaxy that is over; null: none is. */
export function recapOf(log: Happened[], seats: number): Recap | null {
  const ends = log.findLastIndex(({ what }) => what === "galaxy" || what === "ended");
  const begins = log.slice(0, Math.max(0, ends)).findLastIndex(({ what }) => what === "galaxy");
  if (begins < 0) return null;
  const events = log.slice(begins, ends);
  const row = (seat: number): Row =>
    events
      .filter(({ args }) => args.seat === seat)
      .reduce(after, { seat, done: [], lost: [], energy: 0, pool: null } satisfies Row as Row);
  return { galaxy: Number(events[0]!.args.galaxy), rows: Array.from({ length: seats }, (_, seat) => row(seat)) };
}
