import { expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { lastRoll } from "./events";

const event = (what: string, args: Happened["args"]): Happened => ({ v: 1, what, args });

it("remembers the last roll after the move that used it", () => {
  const opened = event("opened", { black: 3, yellow: 5 });
  const log = [opened, event("rolled", { seat: 1, roll: 4 }), event("moved", { seat: 1, from: "h1", to: "c1" })];
  expect(lastRoll(log)).toEqual({ seat: 1, pips: 4 });
  expect(lastRoll([opened])).toBeNull();
});
