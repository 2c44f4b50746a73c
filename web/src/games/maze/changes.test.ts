import { describe, expect, it } from "vitest";
import { follow, lay, quartersBetween, turned } from "./changes";

const TILES = { a1: "RYBB", b1: "YYBB", c1: "RRRR" };

describe("tiles from view to view", () => {
  it("turns clockwise", () => {
    expect(turned("RYBB", 1)).toBe("BRYB");
    expect(turned("RYBB", 4)).toBe("RYBB");
    expect(quartersBetween("RYBB", "BBRY")).toBe(2);
    expect(quartersBetween("RYBB", "RYBY")).toBe(-1);
  });

  it("keeps a tile that was turned", () => {
    const after = follow(lay(TILES), TILES, { ...TILES, a1: "BBRY" });
    expect(after[0]).toEqual({ id: 0, cell: "a1", gates: "RYBB", quarters: 2 });
    expect(after[1]).toEqual(lay(TILES)[1]);
  });

  it("keeps two that changed places", () => {
    const after = follow(lay(TILES), TILES, { ...TILES, a1: "YYBB", b1: "RYBB" });
    expect(after.map(({ id, cell }) => `${id}${cell}`)).toEqual(["0b1", "1a1", "2c1"]);
    expect(after.every(({ quarters }) => quarters === 0)).toBe(true);
  });

  it("lays anew what it cannot explain, so that nothing spins", () => {
    const moved = follow(lay(TILES), TILES, { ...TILES, a1: "BRYB" });
    const after = follow(moved, { ...TILES, a1: "BRYB" }, { a1: "YYYY", b1: "BBBB", c1: "RRRR" });
    expect(after.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(follow(lay(TILES), TILES, TILES)).toEqual(lay(TILES));
  });
});
