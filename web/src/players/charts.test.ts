import { expect, it } from "vitest";
import { HEIGHT, pathOf, rangeOf, running, WIDTH, xOf, yOf } from "./charts";

it("single results are drawn as the mean of the last ones", () => {
  expect(running([1, 0, 1, 0], 2)).toEqual([1, 0.5, 0.5, 0.5]);
});

it("a range holds all values, and is never empty", () => {
  expect(rangeOf([-0.25, 0.5])).toEqual({ low: -0.25, high: 0.5 });
  expect(rangeOf([0.5, 0.75], 0, 1)).toEqual({ low: 0, high: 1 });
  expect(rangeOf([0, 0]).high).toBeGreaterThan(0);
});

it("everything is inside the chart", () => {
  const range = { low: 0, high: 1 };
  for (const n of [0, 1, 2]) expect(xOf(n, 3)).toBeGreaterThan(0);
  expect(xOf(2, 3)).toBeLessThan(WIDTH);
  expect(yOf(1, range)).toBeLessThan(yOf(0, range));
  expect(yOf(0, range)).toBeLessThan(HEIGHT);
  expect(pathOf([0, 1], range)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
});
