// What is counted in Starfarers.

import type { Happened } from "../../lib/protocol";
import { counted, type Tally } from "../../lib/tally";
import { RESOURCES } from "./parts";
import { resourceName } from "./words";

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Of 36 rolls of two dice. */
const WAYS = 36;

const resource = ({ args }: Happened): number => RESOURCES.findIndex((name) => name === args.resource);

export function tallies(log: Happened[], seats: number): Tally[] {
  // Who begins is rolled for too, and brings nothing.
  const first = log.findIndex(({ what }) => what === "turn");
  const turns = first < 0 ? [] : log.slice(first);
  return [
    {
      title: "sf-tally-rolls",
      columns: SUMS.map(String),
      rows: counted(turns, seats, SUMS.length, ({ what, args }) =>
        what === "rolled" ? [Number(args.seat), Number(args.one) + Number(args.two) - 2, 1] : null,
      ),
      shares: SUMS.map((sum) => (6 - Math.abs(7 - sum)) / WAYS),
    },
    {
      title: "sf-tally-cards",
      columns: RESOURCES.map((name) => resourceName(name)),
      rows: counted(turns, seats, RESOURCES.length, (event) =>
        ["got", "aided"].includes(event.what)
          ? [Number(event.args.seat), resource(event), Number(event.args.count ?? 1)]
          : null,
      ),
    },
  ];
}
