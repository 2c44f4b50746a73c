import { describe, expect, it } from "vitest";
import { berthPoint, cabinPoint, directionTo, frameOf, gapPoint, middleOf, neighbour, PITCH } from "./geometry";
import { passageBetween, reach, route } from "./routes";
import { sampleView } from "./sample";
import { standing } from "./view";

describe("where things are drawn", () => {
  it("puts tiles on a grid, north up", () => {
    expect(middleOf("a1")).toEqual({ x: 0, y: 0 });
    expect(middleOf("c2")).toEqual({ x: 2 * PITCH, y: PITCH });
  });

  it("frames a maze with room for ships on every side", () => {
    const frame = frameOf(Object.keys(sampleView().tiles));
    for (const berth of ["b2n", "d2e", "d4s", "b4w"]) {
      const { x, y } = berthPoint(berth);
      expect(x - 31).toBeGreaterThan(frame.x);
      expect(x + 31).toBeLessThan(frame.x + frame.width);
      expect(y - 31).toBeGreaterThan(frame.y);
      expect(y + 31).toBeLessThan(frame.y + frame.height);
    }
    expect(frame.width).toBe(frame.height);
  });

  it("seats a crew side by side along the edge of the tile", () => {
    expect(new Set([0, 1, 2].map((n) => cabinPoint("a1n", n).y)).size).toBe(1);
    expect(new Set([0, 1, 2].map((n) => cabinPoint("e1e", n).x)).size).toBe(1);
  });

  it("finds gaps and neighbours", () => {
    expect(gapPoint("a1e")).toEqual({ x: PITCH / 2, y: 0 });
    expect(neighbour("b2", { x: 0, y: 1 })).toBe("b3");
    expect(neighbour("e5", { x: 1, y: 0 })).toBe("?5");
    expect(directionTo(middleOf("a1"), berthPoint("a1n"))).toEqual({ x: 0, y: -1 });
    expect(passageBetween("b3", "b2")).toBe("b2s");
    expect(passageBetween("b2", "c2")).toBe("b2e");
  });
});

describe("who stands where", () => {
  it("gives everybody a place of their own", () => {
    const crowd = sampleView({
      aliens: [
        { g: "c2", p: "c2", o: "c2*" },
        { g: "c2", p: "ship", o: "ship" },
      ],
    });
    const places = [...standing(crowd).values()].map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(6);
    expect(standing(crowd).get("Ao")).toEqual(middleOf("c2"));
  });

  it("follows ways as far as the points go", () => {
    const view = sampleView();
    expect([...reach(view, 0, "g", 1)]).toEqual([
      ["c2", 1],
      ["b3", 1],
    ]);
    expect(reach(view, 0, "g", 2).get("c3")).toBe(2);
    expect(reach(view, 0, "g", 3).get("d3")).toBe(3);
    expect(reach(view, 0, "p", 3).get("b2")).toBe(1);
    expect(route(view, 0, "g", "d3")).toEqual(["c2", "c3", "d3"]);
    expect(route(view, 0, "g", "d4")).toEqual([]);
  });
});
