// What moves are about: the point that they name, and the moves that somebody means by pointing at one.

import type { Asked } from "../../lib/moves";
import { pointNumber, POINTS, siteNumber, SITES } from "./geometry";
import { SHIPS, type Tool } from "./parts";
import type { StarView } from "./protocol";

/** Moves that name a site as their first number, and those that name a point as their last. */
const AT_SITE = new Set(["settle", "dock", "port"]);
const AT_POINT = new Set(["launch", "ship", "place", "jump", "go"]);

/** The point that the move names; empty: none. */
export function pointOf({ kind, args }: Asked): string {
  if (AT_SITE.has(kind)) return SITES[args[0]!] ?? "";
  return AT_POINT.has(kind) ? (POINTS[args.at(-1)!] ?? "") : "";
}

/** The kind of ship that one is about to build or launch; the number that moves have for it. */
export const shipNumber = (tool: Tool): number => SHIPS.findIndex((ship) => tool === `${ship}_ship`);

/** What is meant by pointing at a point where nothing can be put. */
export function meantAt(view: StarView, tool: Tool, point: string): Asked {
  const [number, site] = [pointNumber(point), siteNumber(point)];
  if (view.stage === "settle" || view.stage === "dock") return { kind: view.stage, args: [site] };
  if (tool === "spaceport") return { kind: "port", args: [site] };
  if (view.stage === "place") return { kind: "place", args: [number] };
  return { kind: view.stage === "launch" ? "launch" : "ship", args: [Math.max(0, shipNumber(tool)), number] };
}
