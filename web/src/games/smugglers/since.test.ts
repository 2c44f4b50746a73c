import { expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { sinceOf } from "./since";

const event = (what: string, args: Happened["args"]): Happened => ({ v: 1, what, args });

it("marks dice, tokens and who did something", () => {
  const since = sinceOf(
    [
      event("placed", { seat: 1, place: "B", value: 3 }),
      event("placed", { seat: 2, place: "B", value: 4 }),
      event("fell", { seat: 2, place: "B" }),
      event("took", { seat: 1, token: 2 }),
      event("quickest", { seat: 0 }),
    ],
    3,
  );
  expect(since.dice.slice(0, 3)).toEqual([0, 1, 0]);
  expect([...since.tokens]).toEqual([2]);
  expect(since.deeds.map((deeds) => deeds.map(({ what }) => what))).toEqual([
    [],
    ["placed", "took"],
    ["placed", "fell"],
  ]);
});
