import { describe, expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { paidBy } from "./income";
import type { StarView } from "./protocol";
import { sampleView } from "./sample";

const event = (what: string, args: Happened["args"] = {}): Happened => ({ v: 1, what, args });
const rolled = (one: number, two: number): Happened => event("rolled", { seat: 0, one, two });
const planet = (resource: string, disc: string): StarView["quarters"][string]["planets"][number] => ({
  resource,
  symbol: "α",
  disc,
});

function table(): StarView {
  const view = sampleView({ sites: { e3: "A*", c2: "B", j4: "x" } });
  view.quarters["alpha"] = {
    tile: "alpha",
    turn: 0,
    planets: [planet("fuel", "4"), planet("carbon", "11"), planet("food", "8")],
  };
  view.quarters["beta"] = {
    tile: "beta",
    turn: 0,
    planets: [planet("ore", "4"), planet("fuel", "3/12"), planet("goods", "10")],
  };
  return view;
}

describe("what paid at the last roll", () => {
  it("is a planet with its number and a colony beside it", () => {
    expect(paidBy(table(), [rolled(1, 3)])).toEqual([{ slot: "alpha", index: 0, resource: "fuel", at: ["e3"] }]);
    expect(paidBy(table(), [rolled(5, 6)])?.[0]?.at.toSorted()).toEqual(["c2", "e3"]);
    expect(paidBy(table(), [rolled(6, 6)]), "nobody lives there").toEqual([]);
  });

  it("is nothing of what the bank is short of", () => {
    expect(paidBy(table(), [rolled(1, 3), event("short", { resource: "fuel" })])).toEqual([]);
  });

  it("stays until the next roll or turn", () => {
    expect(paidBy(table(), [event("banked")])).toBeNull();
    expect(paidBy(table(), [event("turn")])).toEqual([]);
    expect(paidBy(table(), [rolled(5, 6), event("turn"), rolled(1, 3)])).toHaveLength(1);
  });
});
