import { describe, expect, it } from "vitest";
import { handOf } from "./fields";
import { asker, meant, meantFrom } from "./questions";

describe("what somebody means who points at what cannot be", () => {
  it("is the move from the disc that is held", () => {
    expect(meant(0, "c3", "c1")).toEqual({ kind: "backward", args: [6, 4] });
    expect(meant(0, "c3", "c8")).toEqual({ kind: "forward", args: [6, 11] });
    expect(meant(0, "A.b1", "A.h4")).toEqual({ kind: "reenter", args: [3] });
    expect(meant(1, handOf(1), "c2")).toEqual({ kind: "enter", args: [5] });
    expect(meant(0, "c3", "B.h1")).toBeNull();
  });

  it("is forward by the roll when nothing is held", () => {
    expect(meantFrom(0, "A.b2", "b", 3)).toEqual({ kind: "forward", args: [12, 15] });
    expect(meantFrom(0, handOf(0), "", 4)).toEqual({ kind: "enter", args: [3] });
    expect(meantFrom(0, "c3", "", 4)).toBeNull();
  });

  it("is asked for the seat to move, or for one whose disc lies there", () => {
    expect(asker([0, 1], 1, "b")).toBe(1);
    expect(asker([0], 1, "by")).toBe(0);
    expect(asker([0], 1, "y")).toBeNull();
    expect(asker([], 0, "b")).toBeNull();
  });
});
