import { expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { recapOf } from "./recap";

let v = 0;
const event = (what: string, args: Happened["args"] = {}): Happened => ({ v: ++v, what, args });
const FIRST = [
  event("galaxy", { galaxy: 1, galaxies: 8 }),
  event("placed", { seat: 0, place: "A", value: 3 }),
  event("paid", { seat: 0, place: "A", energy: 3 }),
  event("gave", { seat: 0, place: "A", goods: "ry" }),
  event("lost", { seat: 1, place: "B", why: "energy" }),
  event("drew_energy", { seat: 1, count: 2 }),
];

it("tells of the galaxy before this one, seat by seat", () => {
  expect(recapOf(FIRST, 2)).toBeNull();
  const recap = recapOf([...FIRST, event("galaxy", { galaxy: 2, galaxies: 8 }), event("gave", { seat: 1 })], 2);
  expect(recap?.galaxy).toBe(1);
  expect(recap?.rows).toMatchObject([
    { seat: 0, done: ["A"], lost: [], energy: 3, pool: null },
    { seat: 1, done: [], lost: ["B"], energy: 0, pool: { what: "drew_energy" } },
  ]);
});

it("tells of the last one when all is over", () => {
  expect(recapOf([...FIRST, event("ended")], 2)?.galaxy).toBe(1);
});
