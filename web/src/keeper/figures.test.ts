import { expect, it } from "vitest";
import type { Machine } from "../lib/protocol";
import { inUnits, movesPerSecond } from "./figures";

const at = (now: number, count: number, started = 100): Machine =>
  ({ now, started, moves: { count, mean: 0, p50: 0, p95: 0, p99: 0 } }) as Machine;

it.each([
  [0, [0, "B"]],
  [1023, [1023, "B"]],
  [1024, [1, "KB"]],
  [3 * 1024 ** 3, [3, "GB"]],
])("%d bytes", (bytes, found) => {
  expect(inUnits(bytes)).toEqual(found);
});

it("counts moves between two looks, and from the start after a new beginning", () => {
  expect(movesPerSecond(at(110, 50), null)).toBe(5);
  expect(movesPerSecond(at(120, 80), at(110, 50))).toBe(3);
  expect(movesPerSecond(at(220, 40, 200), at(190, 900))).toBe(2);
});
