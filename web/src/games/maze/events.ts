// The tiles and berths that the newest events are about, to mark what has just happened.

import type { Happened } from "../../lib/protocol";

const MARKED = new Set(["left", "stepped", "used", "turned", "exchanged", "grabbed"]);

export function lastCells(events: Happened[]): Set<string> {
  const places = events
    .filter(({ what }) => MARKED.has(what))
    .flatMap(({ args }) => [args.at, args.to])
    .filter((place): place is string => typeof place === "string" && place.length === 2);
  return new Set(places);
}
