// How long seats may think, in words, and what is offered.

import type { TimeControl } from "./protocol";
import { say } from "./words/index.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeKind = "none" | "turn" | "bank" | "days";

/** What may be chosen, from the least on: seconds, and for a bank the increment. */
export const AMOUNTS: Record<TimeKind, [seconds: number, increment: number][]> = {
  none: [],
  turn: [20, 40, MINUTE, 2 * MINUTE, 5 * MINUTE].map((seconds) => [seconds, 0]),
  bank: [
    [3 * MINUTE, 3],
    [5 * MINUTE, 5],
    [10 * MINUTE, 10],
    [20 * MINUTE, 20],
    [45 * MINUTE, 30],
  ],
  days: [1, 2, 3, 7, 14].map((days) => [days * DAY, 0]),
};

/** Which of them is offered first: long games have long turns. */
export const usualAmount = (kind: TimeKind, minutes: number): number =>
  kind === "days" ? 2 : minutes > 30 ? 4 : minutes > 15 ? 3 : 2;

export function timeControl(kind: TimeKind, amount: number, then: TimeControl["then"]): TimeControl | null {
  const [seconds, increment] = AMOUNTS[kind][amount] ?? [0, 0];
  return kind === "none" ? null : { kind: kind === "bank" ? "bank" : "turn", seconds, increment, then };
}

/** A round length of time: 40 s, 2 min, 3 days. */
export function lengthText(seconds: number): string {
  if (seconds >= DAY) return say("time-days-of", { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return say("time-hours", { count: Math.floor(seconds / HOUR) });
  return seconds >= MINUTE
    ? say("time-minutes", { count: Math.floor(seconds / MINUTE) })
    : say("time-seconds", { count: seconds });
}

export function timeText({ kind, seconds, increment = 0 }: TimeControl): string {
  const time = lengthText(seconds);
  if (kind === "turn") return say("time-told-turn", { time });
  return increment
    ? say("time-told-bank", { time, more: lengthText(increment) })
    : say("time-told-bank-alone", { time });
}

/** What a clock shows: 2 days 3 h, 3 h 20 min, 4:05, and at last 9.4. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= DAY)
    return [seconds, seconds % DAY]
      .filter((part) => part >= HOUR)
      .map(lengthText)
      .join(" ");
  if (seconds >= HOUR)
    return [seconds, seconds % HOUR]
      .filter((part) => part >= MINUTE)
      .map(lengthText)
      .join(" ");
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** When whoever is awaited is warned, in milliseconds left: soon, and at last. */
export function warnings({ seconds }: TimeControl): [soon: number, last: number] {
  const soon = seconds >= DAY ? 6 * HOUR : Math.min(20, seconds / 4);
  return [1000 * soon, 1000 * Math.min(5, soon / 3)];
}
