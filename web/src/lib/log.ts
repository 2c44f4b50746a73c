// The log as it is read: what belongs together is told on one line.

import { pageOf } from "../games";
import { eventText, withNames } from "./players";
import type { Happened } from "./protocol";
import { say } from "./words/index.svelte";

export interface Line {
  events: Happened[];
  /** The versions right after its first and its last event. */
  first: number;
  v: number;
}

function belongs(game: string, line: Line | undefined, event: Happened): line is Line {
  const { together = {} } = pageOf(game);
  const before = line?.events[0];
  if (!before || !together[event.what]) return false;
  const whose = ["seat", "ship"].every((key) => before.args[key] === event.args[key]);
  return whose && together[before.what] === together[event.what];
}

export function linesOf(game: string, events: Happened[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (belongs(game, last, event)) lines[lines.length - 1] = { ...last, events: [...last.events, event], v: event.v };
    else lines.push({ events: [event], first: event.v, v: event.v });
  }
  return lines;
}

export function lineText(game: string, { events }: Line, names: string[]): string {
  const first = events[0]!;
  const told = events.length > 1 ? pageOf(game).together?.[first.what] : undefined;
  if (!told) return eventText(game, first, names);
  const [key, args] = told(events);
  return say(key, withNames(args, names));
}

/** What has happened up to a version. */
export function upTo(log: Happened[], v: number): Happened[] {
  const later = log.findIndex((event) => event.v > v);
  return later < 0 ? log : log.slice(0, later);
}
