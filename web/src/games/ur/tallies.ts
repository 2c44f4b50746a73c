// What is counted in UR.

import type { Happened } from "../../lib/protocol";
import { counted, type Tally } from "../../lib/tally";

const PIPS = [1, 2, 3, 4, 5, 6];

export const tallies = (log: Happened[], seats: number): Tally[] => [
  {
    title: "ur-tally-rolls",
    columns: PIPS.map(String),
    rows: counted(log, seats, PIPS.length, ({ what, args }) =>
      what === "rolled" ? [Number(args.seat), Number(args.roll) - 1, 1] : null,
    ),
    shares: PIPS.map(() => 1 / PIPS.length),
  },
];
