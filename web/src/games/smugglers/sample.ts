// A table for tests: three players in the second of eight galaxies.

import type { Choice } from "../../lib/protocol";
import type { SmugglersView } from "./protocol";

export function sampleView(change: Partial<SmugglersView> = {}): SmugglersView {
  return {
    phase: "bidding",
    galaxy: 2,
    galaxies: 8,
    cards: ["C-R", "E-B", "A-R"],
    dice: [[], [], []],
    placed: [0, 0, 0],
    middle: [-1, 1, 2],
    tokens: [[], [], []],
    energy: [12, 12, 12],
    goods: [
      [3, 3, 3, 3],
      [3, 3, 3, 3],
      [3, 3, 3, 3],
    ],
    pool_energy: 0,
    pool_goods: [0, 0, 0, 0],
    won: [[], [], []],
    paid: [[], [], []],
    up: [[], [], []],
    down: [[], [], []],
    worth: [
      [3, 3, 2],
      [3, 3, 2],
      [3, 3, 2],
    ],
    parts: [
      { "SM-601": 0, "SM-402": 0, energy: -12, goods: -12 },
      { "SM-601": 0, "SM-402": 0, energy: -12, goods: -12 },
      { "SM-601": 0, "SM-402": 0, energy: -12, goods: -12 },
    ],
    sheets: [0, 1, 2],
    quickest: -1,
    queue: [],
    favourites: [],
    position: "",
    ...change,
  };
}

export const choice = (kind: string, args: number[], seat = 0): Choice => ({
  seat,
  kind,
  args,
  text: `${kind} ${args}`,
});
