// A table for tests: two players in a maze of nine tiles; it is A's turn.

import type { Choice } from "../../lib/protocol";
import { berthNumber, CELLS, COLOURS } from "./parts";
import type { MazeView } from "./protocol";
import { dieNumber } from "./view";

export function sampleView(change: Partial<MazeView> = {}): MazeView {
  return {
    seat: 0,
    layout: "small",
    phase: "taking",
    round: 1,
    starter: 0,
    turn: 0,
    tiles: {
      b2: "RYBB",
      c2: "YYBB",
      d2: "RRRR",
      b3: "YBRB",
      c3: "SSSS",
      d3: "YBYB",
      b4: "RRYB",
      c4: "BBBB",
      d4: "RYRY",
    },
    terminals: { b2: 1, c2: 1, d2: 1, b3: 1, c3: 0, d3: 1, b4: 1, c4: 1, d4: 1 },
    passages: {
      b2e: "g",
      c2e: "p",
      b2s: "g",
      c2s: "gp",
      d2s: "o",
      b3e: "gp",
      c3e: "gp",
      b3s: "",
      c3s: "gp",
      d3s: "o",
      b4e: "go",
      c4e: "g",
    },
    passers: {
      YB: "g",
      BY: "g",
      BR: "p",
      RB: "p",
      RY: "o",
      YR: "o",
      SY: "go",
      YS: "go",
      SB: "gp",
      BS: "gp",
      SR: "po",
      RS: "po",
    },
    aliens: [
      { g: "b2", p: "ship", o: "c2*" },
      { g: "ship", p: "ship", o: "d4" },
    ],
    ways: [
      { g: { c2: "b2", b3: "b2", c3: "c2", d3: "c3" }, p: { b2: "ship" }, o: {} },
      { g: {}, p: {}, o: { d3: "d4" } },
    ],
    docks: ["b2n", "d4s"],
    relic: "",
    glued: false,
    tokens: [0, 0],
    hand: ["r180", "x", "x"],
    cards: [3, 4],
    unseen: {},
    costs: { r90: 2, r180: 3, r270: 4, dr: 4, x: 4, dx: 5, run1: 3, run2: 5, morph: 4, glue: 3, base: 2 },
    prints: ["ggpo", "gppo", "gpoo", "gggp", "pppo", "gooo"],
    pile: 30,
    discard: [],
    pool: ["g5", "p1", "o2", "ggpo"],
    prospects: {},
    dice: [[], []],
    die: "",
    points: "",
    trail: [],
    winner: -1,
    position: "",
    ...change,
  };
}

const numberOf = (word: string): number => {
  const lists = [CELLS, COLOURS, Object.keys(sampleView().costs)] as readonly (readonly string[])[];
  const found = lists.map((list) => list.indexOf(word)).find((number) => number >= 0);
  if (found !== undefined) return found;
  if (word.length === 3) return berthNumber(word);
  return /^\d$/.test(word) ? Number(word) : dieNumber(sampleView(), word);
};

/** A move as the server would offer it, by its kind and the names of its numbers: `turn r180 c2 1`. */
export function choice(text: string, seat = 0): Choice {
  const [kind = "", ...names] = text.split(" ");
  return { seat, kind, args: names.map(numberOf), text };
}
