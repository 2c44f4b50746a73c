import { describe, expect, it } from "vitest";
import type { Look, Review, Tip } from "../lib/protocol";
import { accounts, costliest, curve, decided, playing, verdict } from "./judging";

const better: Tip = { kind: "enter", args: [0], text: "in-h1", chance: 0.6, why: [], then: [] };
const look = (v: number, mover: number, more: Partial<Look> = {}): Look => ({
  v,
  mover,
  chances: [0.5, 0.5],
  luck: [],
  chance: 0,
  lost: 0,
  better: null,
  choice: [],
  wavering: [],
  against: [],
  grade: "",
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

  it("adds up, for each seat, from the first chance to the result", () => {
    const looks = [
      look(1, -1, { luck: [0.1, -0.1], chances: [0.62, 0.38], wavering: [0.02, -0.02] }),
      look(2, 0, {
        chance: 0.6,
        lost: 0.06,
        grade: "mistake",
        choice: [-0.06, 0.06],
        wavering: [0, 0],
        chances: [0.56, 0.44],
      }),
      look(3, 1, {
        chance: 0.5,
        lost: 0.3,
        grade: "blunder",
        choice: [0.3, -0.3],
        wavering: [0.14, -0.14],
        chances: [1, 0],
      }),
    ];
    const found = accounts({ first: [0.5, 0.5], looks });
    for (const { first, luck, own, others, wavering, result } of found)
      expect(first + luck + own + others + wavering).toBeCloseTo(result);
    expect(found[0]).toMatchObject({ result: 1, grades: { slip: 0, mistake: 1, blunder: 0 } });
    expect(found[1]!.grades.blunder).toBe(1);
  });

  it("has a word for the whole", () => {
    const [winner] = accounts(game);
    expect(decided({ ...winner!, luck: 0.3, own: -0.1, others: 0.1 })).toBe("luck");
    expect(decided({ ...winner!, luck: -0.1, own: -0.1, others: 0.4 })).toBe("choices");
    expect(decided({ ...winner!, luck: 0.2, own: -0.1, others: 0.3 })).toBe("both");
    expect(decided({ ...winner!, luck: 0, own: 0, others: 0 })).toBe("neither");
    expect([0, 0.01, 0.02, 0.1].map((lost) => playing({ ...winner!, lost }))).toEqual([
      "fine",
      "sound",
      "uneven",
      "poor",
    ]);
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
