import { expect, it } from "vitest";
import type { GameEntry } from "../lib/protocol";
import { outcome } from "./entries";

const entry = (change: Partial<GameEntry>): GameEntry =>
  ({ status: "over", winners: [0], left: [], mine: 0, places: [1, 2], ...change }) as GameEntry;

it("a game tells how it ended for whose list it is", () => {
  expect(outcome(entry({}))[0]).toBe("game-won");
  expect(outcome(entry({ mine: 1 }))[0]).toBe("outcome-lost");
  expect(outcome(entry({ winners: [] }))[0]).toBe("game-draw");
  expect(outcome(entry({ winners: [0, 1], places: [1, 1, 3] }))[0]).toBe("outcome-shared");
  expect(outcome(entry({ mine: 2, places: [1, 2, 3] }))).toEqual(["outcome-place", { place: 3, of: 3 }]);
});

it("who left has left, even if the bot has won", () => {
  expect(outcome(entry({ left: [0] }))[0]).toBe("outcome-left");
});

it("what is not over, or was not noted, says so", () => {
  expect(outcome(entry({ status: "playing" }))[0]).toBe("table-status-playing");
  expect(outcome(entry({ places: [], winners: [] }))[0]).toBe("table-status-over");
});
