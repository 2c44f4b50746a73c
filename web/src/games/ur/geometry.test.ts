import { describe, expect, it } from "vitest";
import { FIELDS, handOf, kindOf, LAST, pathOf, SEATS, stepOf, wayOf } from "./fields";
import { CELL, hitBox, layoutOf, neighbour, placeOf, pointOf, readingOrder, spotAt } from "./geometry";
import { levels, perch, RY, thickness } from "./stack";

const LAYOUTS = [false, true].flatMap((upright) => SEATS.map((seat) => layoutOf(seat, upright)));
const RIGHT = { x: 1, y: 0 };
const DOWN = { x: 0, y: 1 };
const UP = { x: 0, y: -1 };

describe("the board", () => {
  it("has twenty fields: a path of fourteen for each seat, the centre shared", () => {
    expect(FIELDS).toHaveLength(20);
    expect(pathOf(0)).toHaveLength(LAST + 1);
    expect(pathOf(0).filter((field) => pathOf(1).includes(field))).toHaveLength(8);
    expect(FIELDS.filter((field) => kindOf(field) === "goal")).toEqual(["A.b1", "B.b1"]);
  });

  it("goes one field at a time along both paths", () => {
    for (const layout of LAYOUTS) {
      for (const seat of SEATS) {
        const points = pathOf(seat).map((field) => pointOf(layout, field));
        points.slice(1).forEach(({ x, y }, index) => {
          const before = points[index]!;
          expect(Math.hypot(x - before.x, y - before.y)).toBe(CELL);
        });
      }
    }
  });

  it("puts one's own row at the bottom, or on the right of the upright board", () => {
    expect(placeOf("B.h1", 1)).toEqual({ col: 3, row: 2 });
    const lying = layoutOf(1, false);
    expect(pointOf(lying, "B.h1").y).toBeGreaterThan(pointOf(lying, "A.h1").y);
    const upright = layoutOf(1, true);
    expect(pointOf(upright, "B.h1").x).toBeGreaterThan(pointOf(upright, "A.h1").x);
    expect(pointOf(upright, "c8").y).toBeLessThan(pointOf(upright, "c1").y);
  });

  it("keeps everything inside the picture and nothing on top of another", () => {
    for (const layout of LAYOUTS) {
      const spots = readingOrder(layout);
      expect(spots).toHaveLength(22);
      for (const spot of spots) {
        const box = hitBox(layout, spot);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
        expect(spotAt(layout, { x: box.x + box.width / 2, y: box.y + box.height / 2 })).toBe(spot);
      }
    }
  });

  it("lets the arrow keys reach every spot", () => {
    for (const layout of LAYOUTS) {
      const seen = new Set(["c1"]);
      for (const spot of seen) {
        for (const [x, y] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ])
          seen.add(neighbour(layout, spot, { x: x!, y: y! }));
      }
      expect(seen.size).toBe(22);
    }
    const [lying] = LAYOUTS;
    expect(neighbour(lying!, "c1", RIGHT)).toBe("c2");
    expect(neighbour(lying!, "A.h1", RIGHT)).toBe(handOf(0));
    expect(neighbour(lying!, "B.h4", UP)).toBe("B.h4");
    for (const spot of ["c5", "c6"]) expect(neighbour(lying!, spot, DOWN)).not.toBe(spot);
  });
});

describe("a way", () => {
  it("follows the path, forward and backward", () => {
    expect(wayOf(0, "A.h3", "c2")).toEqual(["A.h3", "A.h4", "c1", "c2"]);
    expect(wayOf(1, "B.b1", "c8")).toEqual(["B.b1", "B.b2", "c8"]);
  });

  it("comes in from the hand, also when a red disc comes in again", () => {
    expect(wayOf(0, handOf(0), "A.h2")).toEqual([handOf(0), "A.h1", "A.h2"]);
    expect(wayOf(0, "A.b1", "A.h1")).toEqual(["A.b1", handOf(0), "A.h1"]);
    expect(stepOf(0, "B.h1")).toBe(-1);
  });
});

describe("a stack", () => {
  it("shows every disc, up to all twenty, within a field and a half", () => {
    for (let height = 1; height <= 20; height += 1) {
      const ys = levels(height);
      expect(thickness(height)).toBeGreaterThan(3);
      expect(ys[0]! + RY + thickness(height)).toBeLessThan(CELL * 0.55);
      expect(ys.at(-1)! - RY).toBeGreaterThan(-CELL);
    }
  });

  it("lies lower alone than on top of others", () => {
    expect(perch(1, 1)).toBe(0);
    expect(perch(5, 2)).toBeLessThan(0);
  });
});
