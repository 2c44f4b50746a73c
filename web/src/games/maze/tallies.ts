// What is counted in Space Maze.

import type { Happened } from "../../lib/protocol";
import { counted, type Tally } from "../../lib/tally";

const PIPS = [1, 2, 3, 4, 5, 6];

export const tallies = (log: Happened[], seats: number): Tally[] => [
  {
    title: "mz-tally-dice",
    columns: PIPS.map(String),
    rows: counted(log, seats, PIPS.length, ({ what, args }) =>
      what === "took" ? [Number(args.seat), Number(args.pips) - 1, 1] : null,
    ),
  },
];
