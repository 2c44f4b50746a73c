import { describe, expect, it } from "vitest";
import { boxAround, spotsOf, wordsOf } from "./boxes";

describe("what a figure shows of a picture", () => {
  const whole = { x: -10, y: -10, width: 120, height: 220 };

  it("has room around its spots", () => {
    const box = boxAround(
      [
        { x: 40, y: 80 },
        { x: 60, y: 50 },
      ],
      20,
      whole,
    );
    expect(box).toEqual({ x: 20, y: 30, width: 60, height: 70 });
  });

  it("ends where the picture ends", () => {
    expect(boxAround([{ x: 0, y: 200 }], 30, whole)).toEqual({ x: -10, y: 170, width: 40, height: 40 });
  });

  it("is all of it where no spot is named", () => {
    expect(wordsOf(" ")).toEqual([]);
    expect(boxAround([], 30, whole)).toBe(whole);
  });

  it("never leaves out what it does not know", () => {
    const places = (word: string) => (word === "c3" ? [{ x: 1, y: 2 }] : []);
    expect(spotsOf(["c3"], places)).toEqual([{ x: 1, y: 2 }]);
    expect(() => spotsOf(["c3", "z9"], places)).toThrow("z9");
  });
});
