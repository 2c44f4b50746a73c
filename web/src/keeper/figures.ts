// What the machine's figures come to.

import type { Machine } from "../lib/protocol";

const UNITS = ["B", "KB", "MB", "GB", "TB"] as const;

/** Bytes in the largest unit of which there is at least one. */
export function inUnits(bytes: number): [value: number, unit: string] {
  const power = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024))) : 0;
  return [bytes / 1024 ** power, UNITS[power]!];
}

/** Moves a second between two looks, or since the start; the process may have begun anew in between. */
export function movesPerSecond(now: Machine, before: Machine | null): number {
  const same = before?.started === now.started && now.now > before.now;
  const [count, since] = same ? [before.moves.count, before.now] : [0, now.started];
  return (now.moves.count - count) / Math.max(1, now.now - since);
}
