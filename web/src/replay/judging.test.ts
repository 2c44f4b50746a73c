import { describe, expect, it } from "vitest";
import type { Look, Review, Tip } from "../lib/protocol";
import { accounts, costliest, curve, verdict } from "./judging";

const better: Tip = { kind: "enter", args: [0], text: "in-h1", chance: 0.6, why: "" };
const look = (v: number, mover: number, more: Partial<Look> = {}): Look => ({
  v,
  mover,
  chances: [0.5, 0.5],
  luck: [],
  chance: 0,
  lost: 0,
  better: null,
  ...more,
});
const chose = (v: number, mover: number, lost: number): Look =>
  look(v, mover, { chance: 0.6, lost, better: lost ? better : null });

const game: Review = {
  first: [0.5, 0.5],
  looks: [
    look(1, -1, { luck: [0.1, -0.1], chances: [0.6, 0.4] }),
    chose(2, 0, 0.2),
    look(3, -1, { luck: [-0.04, 0.04] }),
    chose(4, 1, 0.3),
    chose(5, 0, 0),
    look(6, 0),
    chose(7, 0, 0.01),
    chose(8, 0, 0.02),
  ],
};

describe("a review in figures", () => {
  it("keeps luck apart from what choices gave away", () => {
    const [a, b] = accounts(game);
    expect(a).toMatchObject({ seat: 0, choices: 4 });
    expect(a!.luck).toBeCloseTo(0.06);
    expect(a!.lost).toBeCloseTo(0.23 / 4);
    expect(b).toMatchObject({ seat: 1, choices: 1, lost: 0.3 });
    expect(b!.luck).toBeCloseTo(-0.06);
  });

  it("finds the costliest moves, of all or of one seat", () => {
    expect(costliest(game, -1).map(({ v }) => v)).toEqual([4, 2, 8]);
    expect(costliest(game, 0).map(({ v }) => v)).toEqual([2, 8, 7]);
    expect(costliest({ ...game, looks: [chose(1, 0, 0)] }, -1)).toEqual([]);
  });

  it("begins the curve before the first line", () => {
    expect(curve(game).slice(0, 2)).toEqual([
      [0.5, 0.5],
      [0.6, 0.4],
    ]);
    expect(curve(game)).toHaveLength(game.looks.length + 1);
  });

  it("says what a line was", () => {
    const told = game.looks.map(verdict);
    expect(told).toEqual(["luck", "cost", "luck", "cost", "best", "forced", "cost", "cost"]);
    expect(verdict(look(1, -2))).toBe("none");
  });
});
