import { describe, expect, it } from "vitest";
import { holds, isRed, loadOf, lotsOf, prisonersOf, runsOf, topOwner } from "./view";

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

  it("is read from its bottom to its top", () => {
    expect(runsOf("ybbY")).toEqual([
      { owner: 1, discs: "Y" },
      { owner: 0, discs: "bb" },
      { owner: 1, discs: "y" },
    ]);
    expect([topOwner("yb"), topOwner(""), isRed("Y"), isRed("y")]).toEqual([0, -1, true, false]);
    expect([loadOf("ybb"), loadOf("bby"), loadOf("")]).toEqual(["b", "bby", ""]);
    expect([holds("yb", 1), holds("bb", 1)]).toEqual([true, false]);
  });
});
