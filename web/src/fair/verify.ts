// The dealer's stream, computed anew in the browser: see src/startable/play/fair.py for the same in Python.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Draw, FairRecord } from "../lib/protocol";
import { hexOf } from "../lib/salts";
import { ruled } from "./ranges";
import { type Salting, salting } from "./salts";

const SPAN = 1n << 64n;
const text = new TextEncoder();

export type Bytes = Uint8Array<ArrayBuffer>;

export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The browser's own hash where it has one; on plain http it keeps it to itself, so there we bring ours. */
export async function commitment(seed: Bytes): Promise<string> {
  if (!crypto.subtle) return hexOf(sha256(seed));
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", seed)));
}

export type Keyed = (message: string) => Promise<Uint8Array>;

export async function keyed(seed: Bytes): Promise<Keyed> {
  if (!crypto.subtle) return async (message) => hmac(sha256, seed, text.encode(message));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message)));
}

const firstEight = (digest: Uint8Array): bigint =>
  digest.slice(0, 8).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** The number from 0 to below the total that the stream has at this place; too large ones are thrown away. */
export async function point(sign: Keyed, record: FairRecord, place: number, total: number): Promise<number> {
  const context = [record.table, ...record.salts, place].join("|");
  const limit = SPAN - (SPAN % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const number = firstEight(await sign(`${context}|${attempt}`));
    if (number < limit) return Number(number % BigInt(total));
  }
}

export interface Checked {
  draw: Draw;
  /** What the stream gives at this place. */
  point: number;
  fair: boolean;
}

export interface Verdict {
  /** Is the seed the one that was committed to? */
  committed: boolean;
  draws: Checked[];
  salts: Salting;
  /** How many ranges are by the rules that this page knows; the others are the server's word. */
  ruled: number;
}

/** Nothing of what can be checked here is false. */
export const holds = (verdict: Verdict): boolean =>
  verdict.committed && verdict.salts.wrong.length === 0 && verdict.draws.every((checked) => checked.fair);

const within = ({ total, low, high }: Draw, at: number): boolean => 0 <= low && low <= at && at < high && high <= total;

/** Every roll in its turn: a dealer who could pass over places would have the choice. */
export async function verify(record: FairRecord, game = ""): Promise<Verdict> {
  const seed = bytesOf(record.seed);
  const sign = await keyed(seed);
  const draws: Checked[] = [];
  let known = 0;
  for (const [place, draw] of record.draws.entries()) {
    const at = draw.total > 0 ? await point(sign, record, place, draw.total) : -1;
    const byRule = ruled(game, draw);
    draws.push({ draw, point: at, fair: byRule !== false && draw.place === place && within(draw, at) });
    known += Number(byRule === true);
  }
  const committed = (await commitment(seed)) === record.commit;
  return { committed, draws, salts: salting(record), ruled: known };
}
