// Ways of ships, as the server has sent them: the page only follows them back to the ship.

import type { Asked } from "../../lib/moves";
import { pointNumber } from "./geometry";
import type { StarView, Way } from "./protocol";

export type Ways = Record<string, Way>;
export const waysOf = (view: StarView, ship: number): Ways => view.ways[String(ship)] ?? {};

/** The points of the way, without the one where the ship is; empty: it is out of reach. */
export function routeTo(ways: Ways, point: string): string[] {
  const route: string[] = [];
  for (let at = point; ways[at]; at = ways[at]!.before) route.unshift(at);
  return route;
}

/** Where something will be turned up on the way: the flight pauses there. */
export const firstFind = (ways: Ways, route: string[]): string => route.find((point) => ways[point]?.finds) ?? "";

export const stepsOf = (ship: number, route: string[]): Asked[] =>
  route.map((point) => ({ kind: "go", args: [ship - 1, pointNumber(point)] }));
