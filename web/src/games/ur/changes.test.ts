import { describe, expect, it } from "vitest";
import { diff } from "./changes";
import { handOf, spoilsOf } from "./fields";
import type { UrView } from "./protocol";

function view(towers: Record<string, string>, hands = [5, 5], out = [0, 0]): UrView {
  const rest = { phase: 2, turn: 0, roll: 1, turns: 1, winner: -1, position: JSON.stringify(towers) };
  return { towers, hands, out, ...rest };
}

const last = (spots: string[]): string => spots.at(-1)!;

describe("what moved between two views", () => {
  it("is nothing when nothing did", () => {
    expect(diff(view({ c1: "by" }), view({ c1: "by" }))).toEqual([]);
  });

  it("is a disc from the hand", () => {
    const [flight, ...more] = diff(view({}), view({ "A.h2": "b" }, [4, 5]));
    expect(flight).toEqual({ discs: "b", way: [handOf(0), "A.h1", "A.h2"], late: false });
    expect(more).toEqual([]);
  });

  it("is a guard with its prisoners, also onto another tower", () => {
    const flights = diff(view({ c1: "yb", c3: "by" }), view({ c3: "byyb" }));
    expect(flights).toEqual([{ discs: "yb", way: ["c1", "c2", "c3"], late: false }]);
  });

  it("leaves behind what does not go along", () => {
    const flights = diff(view({ c4: "ybybbbyby" }), view({ c4: "ybybbby", c5: "by" }));
    expect(flights).toEqual([{ discs: "by", way: ["c4", "c5"], late: false }]);
  });

  it("is a guard that comes home and turns over, and then its prisoners", () => {
    const before = view({ c8: "yyb", "A.b1": "B" });
    const flights = diff(before, view({ "A.b1": "BB" }, [5, 5], [0, 2]));
    expect(flights).toEqual([
      { discs: "yyb", way: ["c8", "A.b2", "A.b1"], late: false },
      { discs: "yy", way: ["A.b1", spoilsOf(0)], late: true },
    ]);
  });

  it("is a red disc that comes in again, or goes back", () => {
    expect(diff(view({ "A.b1": "BB" }), view({ "A.b1": "B", "A.h1": "B" }))).toEqual([
      { discs: "B", way: ["A.b1", handOf(0), "A.h1"], late: false },
    ]);
    expect(diff(view({ "B.b1": "Y" }), view({ c8: "Y" }))[0]?.way).toEqual(["B.b1", "B.b2", "c8"]);
  });

  it("matches with the nearest disc of the same kind when several moved at once", () => {
    const flights = diff(view({ c1: "b", c5: "b", c8: "y" }), view({ c2: "b", c6: "b", "B.b2": "y" }));
    expect(flights.map(({ way }) => [way[0], last(way)])).toEqual([
      ["c1", "c2"],
      ["c5", "c6"],
      ["c8", "B.b2"],
    ]);
  });

  it("takes a tower apart that two moves have built", () => {
    const flights = diff(view({ c1: "b", c2: "y" }), view({ c3: "by" }));
    expect(flights.map(({ discs, way }) => [discs, way[0], last(way)])).toEqual([
      ["b", "c1", "c3"],
      ["y", "c2", "c3"],
    ]);
  });

  it("brings a disc back to its hand when a replay goes backward", () => {
    const flights = diff(view({ "A.h2": "b" }, [4, 5]), view({}, [5, 5]));
    expect(flights).toEqual([{ discs: "b", way: ["A.h2", handOf(0)], late: false }]);
  });
});
