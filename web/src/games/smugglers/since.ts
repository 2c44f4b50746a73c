// What stays marked since one's own last move: dice, tokens, and what each player did.

import type { Happened } from "../../lib/protocol";
import { PLACES } from "./view";

export interface Since {
  /** By place: how many of its newest dice are news. */
  dice: number[];
  tokens: Set<number>;
  /** By seat: what it did. */
  deeds: Happened[][];
}

const DEEDS = new Set([
  ...["placed", "fell", "took", "left_over", "waited"],
  ...["paid", "gave", "lost", "drew_energy", "drew_goods", "put", "declined"],
]);

export function sinceOf(events: Happened[], seats: number): Since {
  const placed = events.filter(({ what }) => what === "placed").map(({ args }) => PLACES.indexOf(String(args.place)));
  const fallen = events.filter(({ what }) => what === "fell").map(({ args }) => PLACES.indexOf(String(args.place)));
  const count = (all: number[], place: number): number => all.filter((each) => each === place).length;
  const taken = events.filter(({ what }) => what === "took" || what === "left_over");
  return {
    dice: [...PLACES].map((_, place) => count(placed, place) - count(fallen, place)),
    tokens: new Set(taken.map(({ args }) => Number(args.token))),
    deeds: Array.from({ length: seats }, (_, seat) =>
      events.filter(({ what, args }) => args.seat === seat && DEEDS.has(what)),
    ),
  };
}
