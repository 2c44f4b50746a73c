import { expect, test } from "vitest";
import { beside, clear } from "./bubbles";

const SIGHT = { low: 100, width: 390, height: 844 };
const BUBBLE = { width: 120, height: 40 };

test("what was said stands above whoever said it", () => {
  const place = { left: 50, top: 400, width: 200, height: 80 };
  expect(beside(place, BUBBLE, SIGHT)).toEqual({ x: 50, y: 354 });
});

test("it covers neither whose turn it is nor leaves the screen", () => {
  const above = { left: 300, top: 90, width: 90, height: 20 };
  expect(beside(above, BUBBLE, SIGHT)).toEqual({ x: 264, y: 106 });
  const below = { left: -40, top: 835, width: 90, height: 20 };
  expect(beside(below, BUBBLE, SIGHT)).toEqual({ x: 6, y: 789 });
});

test("whoever has no place, or one that is out of sight, is heard below whose turn it is", () => {
  expect(beside(null, BUBBLE, SIGHT)).toEqual({ x: 6, y: 106 });
  expect(beside({ left: 200, top: 2000, width: 90, height: 20 }, BUBBLE, SIGHT)).toEqual({ x: 6, y: 106 });
});

test("what two say at once does not lie on top of each other", () => {
  const first = { left: 100, top: 106, width: 120, height: 40 };
  expect(clear({ x: 180, y: 106 }, BUBBLE, [first])).toBe(152);
  expect(clear({ x: 240, y: 106 }, BUBBLE, [first])).toBe(106);
});
