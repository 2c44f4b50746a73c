import { describe, expect, it } from "vitest";
import { CLOSEST, enlarged, kept, WHOLE } from "./zoom";

describe("the lens", () => {
  it("keeps the point under the finger and the picture in its frame", () => {
    const near = enlarged(WHOLE, 2, { x: 100, y: 50 });
    expect(near).toEqual({ scale: 2, x: -100, y: -50 });
    expect(kept({ scale: 2, x: 30, y: -900 }, 400, 400)).toEqual({ scale: 2, x: 0, y: -400 });
    expect(kept({ scale: 0.5, x: 9, y: 9 }, 400, 400)).toEqual(WHOLE);
    expect(enlarged(WHOLE, 99, { x: 0, y: 0 }).scale).toBe(CLOSEST);
  });
});
