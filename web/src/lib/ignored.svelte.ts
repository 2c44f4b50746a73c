// Whom this person does not want to hear; kept on this device, told to nobody.

import type { RoomInfo } from "./protocol";
import { recall, remember } from "./storage";

const MOST = 300;

let ignored = $state.raw<string[]>(recall("ignored", []));

/** A known player wherever they sit; anybody else at this table alone. */
export const speakerKey = ({ table, seats }: Pick<RoomInfo, "table" | "seats">, seat: number): string =>
  seats[seat]?.player ? `player/${seats[seat].player}` : `${table}/${seat}`;

/** All that is said at a table. */
export const wholeChat = (table: string): string => `${table}/all`;

export const isIgnored = (key: string): boolean => ignored.includes(key);

export function ignore(key: string, on: boolean): void {
  const others = ignored.filter((each) => each !== key);
  ignored = (on ? [key, ...others] : others).slice(0, MOST);
  remember("ignored", ignored);
}
