// A position in an address: /position/ur?text=c1:y+hand:9,8+turn:A&options=discs:9&seat=A. It holds all there is to know.

import { letterOf } from "../lib/letters";
import { placed } from "../lib/routes";

export interface Position {
  game: string;
  text: string;
  /** How many play; 0: as few as can. */
  seats: number;
  /** Those that are not as usual: discs:3,towers:yes. */
  options: string;
  /** Whose eyes; -1: a watcher's. */
  seat: number;
}

/** What an address may say as it is; the rest is escaped, and a space is a plus. */
const PLAIN = /%(2C|3A|2F|40|24|3B|21|7E|28|29|2A|27|3F)/g;

const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll("%20", "+").replace(PLAIN, decodeURIComponent);

/** All of them, as numbers. */
export const writeOptions = (options: Record<string, number>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}:${value}`)
    .join(",");

export function positionLink({ game, text, seats, options, seat }: Position): string {
  const parts = [
    `text=${escaped(text)}`,
    ...(seats ? [`seats=${seats}`] : []),
    ...(options ? [`options=${escaped(options)}`] : []),
    ...(seat >= 0 ? [`seat=${letterOf(seat)}`] : []),
  ];
  return placed(`/position/${game}?${parts.join("&")}`);
}

export function positionOf(game: string, search: string): Position {
  const asked = new URLSearchParams(search);
  const seats = Number(asked.get("seats") ?? 0);
  return {
    game,
    text: asked.get("text") ?? "",
    seats: Number.isInteger(seats) && seats > 0 ? seats : 0,
    options: asked.get("options") ?? "",
    seat: "ABCDEF".indexOf(asked.get("seat") || "-"),
  };
}
