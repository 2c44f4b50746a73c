import { expect, it } from "vitest";
import { changed, type Draft, ERASER, write } from "./draft";
import { handOf } from "./fields";

const EMPTY: Draft = { towers: {}, hands: [2, 1], turn: 0, roll: 0 };

it("puts discs on top of each other, from the hand", () => {
  const two = changed(changed(EMPTY, "c3", "y", 2), "c3", "B", 2);
  expect(two.towers).toEqual({ c3: "yB" });
  expect(two.hands).toEqual([1, 0]);
  expect(write({ ...two, turn: 1, roll: 5 })).toBe("c3:yB hand:1,0 turn:B roll:5");
});

it("takes them back into the hand", () => {
  const one = changed(EMPTY, "A.h1", "b", 2);
  expect(changed(one, "A.h1", ERASER, 2)).toEqual(EMPTY);
  expect(changed(EMPTY, "c1", ERASER, 2)).toBe(EMPTY);
});

it("has only as many discs as the box", () => {
  const all = changed(changed(EMPTY, "c1", "b", 2), "c2", "b", 2);
  expect(all.hands).toEqual([0, 1]);
  expect(changed(all, "c4", "b", 2)).toBe(all);
  expect(changed(EMPTY, "c1", "y", 2).towers).toEqual({ c1: "y" });
});

it("fills and empties hands", () => {
  expect(changed(EMPTY, handOf(1), "y", 2).hands).toEqual([2, 2]);
  expect(changed(EMPTY, handOf(0), "b", 2).hands).toEqual([1, 1]);
  expect(changed(EMPTY, handOf(1), ERASER, 2).hands).toEqual([2, 0]);
});
