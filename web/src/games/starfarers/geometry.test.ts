import { describe, expect, it } from "vitest";
import {
  beside,
  bodyAt,
  CENTRES,
  COLUMN_NAMES,
  middleOf,
  pointsAround,
  ROW_NAMES,
  HEXES,
  LINES,
  nearest,
  planetsAt,
  pointAt,
  pointNumber,
  POINTS,
  SITES,
} from "./geometry";
import { COSTS, LIMITS, NEBULA, SLOTS } from "./parts";

describe("the box", () => {
  it("is read from the components", () => {
    expect(SLOTS.map(({ name }) => name).join(" ")).toBe("alpha beta gamma delta m n o k l j h i g f d e a b c");
    expect(SLOTS.filter(({ stars }) => stars === 1)).toHaveLength(8);
    expect(NEBULA).toHaveLength(15);
    expect(LIMITS).toEqual([6, 6, 5]);
    expect(COSTS.trade_ship).toEqual({ ore: 1, fuel: 1, carbon: 0, food: 0, goods: 2 });
    expect(COSTS.spaceport).toEqual({ ore: 0, fuel: 0, carbon: 3, food: 2, goods: 0 });
  });
});

describe("the board", () => {
  it("has as many hexes, points and lines as the printed one", () => {
    expect([HEXES.length, POINTS.length, LINES.length]).toEqual([135, 320, 454]);
    expect(POINTS.filter((name) => beside(name).length === 3)).toHaveLength(268);
  });

  it("names points by column and height", () => {
    expect(POINTS.slice(0, 5)).toEqual(["d1", "e1", "h1", "i1", "l1"]);
    expect(POINTS[100]).toBe("c10");
    expect(SITES.slice(0, 6)).toEqual(["e3", "c2", "c4", "j4", "j2", "h3"]);
    expect(new Set(POINTS).size).toBe(320);
    expect(POINTS.every((name) => /^[a-x]([1-9]|[12]\d|3[01])$/.test(name))).toBe(true);
    expect(pointNumber(POINTS[77]!)).toBe(77);
    expect(pointNumber("z9")).toBe(-1);
  });

  it("has a middle and three sites in every recess", () => {
    expect(Object.keys(CENTRES)).toHaveLength(19);
    expect(new Set(SITES).size).toBe(57);
    for (const site of SITES) expect(planetsAt(site)).toHaveLength(2);
    for (const centre of Object.values(CENTRES)) expect(planetsAt(centre)).toEqual([]);
  });

  it("finds the nearest point", () => {
    const { x, y } = pointAt("k14");
    expect(nearest({ x: x + 5, y: y - 4 }).point).toBe("k14");
  });
});

describe("what is drawn for those who look for a name", () => {
  it("has the column and the row of every point at its edge", () => {
    expect(COLUMN_NAMES.map(({ name }) => name).join("")).toBe("abcdefghijklmnopqrstuvwx");
    expect(ROW_NAMES.map(({ name }) => name)).toHaveLength(31);
    const [column, row] = ["e5"].flatMap((name) => [
      COLUMN_NAMES.find((each) => each.name === name[0])!.at,
      ROW_NAMES.find((each) => each.name === name.slice(1))!.at,
    ]);
    expect(pointAt("e5")).toEqual({ x: column, y: row });
  });

  it("tells a planet and the middle of a recess from empty space", () => {
    const { name, hexes } = SLOTS[4]!;
    expect(bodyAt(middleOf(hexes[1]!))).toEqual({ slot: name, index: 1 });
    expect(bodyAt(pointAt(CENTRES[name]!))).toEqual({ slot: name, index: -1 });
    expect(bodyAt(pointAt("k7"))).toBeNull();
    expect(pointsAround({ slot: name, index: 1 })).toHaveLength(6);
    expect(pointsAround({ slot: name, index: -1 })).toHaveLength(13);
  });
});
