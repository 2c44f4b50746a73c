import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { asker, bySource, meant, meantFrom, passOf, targetOf } from "./choices";
import { handOf } from "./fields";
import { lotsOf, prisonersOf } from "./tower";

const choice = (kind: string, ...args: number[]): Choice => ({ seat: 0, kind, args, text: kind });

describe("legal moves", () => {
  it("are found by the disc that they move", () => {
    const legal = [choice("enter", 2), choice("backward", 13, 10), choice("reenter", 2), choice("forward", 4, 7)];
    const found = bySource(legal);
    expect([...found.keys()]).toEqual([handOf(0), "A.b1", "c1"]);
    expect(found.get("A.b1")!.map(targetOf)).toEqual(["c7", "A.h3"]);
    expect(passOf([choice("pass")])?.kind).toBe("pass");
    expect(passOf(legal)).toBeNull();
  });
});

describe("what somebody means who points at what cannot be", () => {
  it("is the move from the disc that is held", () => {
    expect(meant(0, "c3", "c1")).toEqual({ seat: 0, kind: "backward", args: [6, 4] });
    expect(meant(0, "c3", "c8")).toEqual({ seat: 0, kind: "forward", args: [6, 11] });
    expect(meant(0, "A.b1", "A.h4")).toEqual({ seat: 0, kind: "reenter", args: [3] });
    expect(meant(1, handOf(1), "c2")).toEqual({ seat: 1, kind: "enter", args: [5] });
    expect(meant(0, "c3", "B.h1")).toBeNull();
  });

  it("is forward by the roll when nothing is held", () => {
    expect(meantFrom(0, "A.b2", "b", 3)).toEqual({ seat: 0, kind: "forward", args: [12, 15] });
    expect(meantFrom(0, handOf(0), "", 4)).toEqual({ seat: 0, kind: "enter", args: [3] });
    expect(meantFrom(0, "c3", "", 4)).toBeNull();
  });

  it("is asked for the seat to move, or for one whose disc lies there", () => {
    expect(asker([0, 1], 1, "b")).toBe(1);
    expect(asker([0], 1, "by")).toBe(0);
    expect(asker([0], 1, "y")).toBeNull();
    expect(asker([], 0, "b")).toBeNull();
  });
});

describe("a tower", () => {
  it("tells the guard's prisoners from those that stay (UR-309)", () => {
    expect(prisonersOf("ybybbbyby")).toBe(1);
    expect(prisonersOf("ybybbby")).toBe(3);
    expect(prisonersOf("byy")).toBe(0);
    expect(lotsOf("ybyy").map(({ part, discs }) => [part, discs])).toEqual([
      ["mover", "y"],
      ["waiting", "y"],
      ["prisoner", "b"],
      ["prisoner", "y"],
    ]);
  });
});
