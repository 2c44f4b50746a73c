import { describe, expect, it } from "vitest";
import { areaPath, below, linePath, Scale, spread } from "./graph";

describe("the graph of a review", () => {
  const scale = new Scale(400, 10, true);

  it("finds the version that somebody points at", () => {
    for (const v of [0, 3, 10]) expect(scale.version(scale.x(v))).toBe(v);
    expect(scale.version(scale.x(4) + 3)).toBe(4);
  });

  it("goes up with the chance", () => {
    expect(scale.y(1)).toBeLessThan(scale.y(0.5));
    expect(scale.y(0.5)).toBeLessThan(scale.y(0));
  });

  it("parts the room between two", () => {
    expect(below([0.25, 0.75])).toBe(0.75);
    expect(below([0, 0])).toBe(0.5);
  });

  it("closes an area along its side", () => {
    const chances = Array.from({ length: 11 }, (_, v) => v / 10);
    expect(areaPath(scale, chances, 0).startsWith(linePath(scale, chances))).toBe(true);
    expect(areaPath(scale, chances, 0).endsWith(`L${scale.left} ${scale.y(0)}Z`)).toBe(true);
  });

  it("moves letters apart and keeps their order", () => {
    const [first, second, third] = spread([100, 101, 20], 18, 150) as [number, number, number];
    expect(third).toBe(20);
    expect(second - first).toBeGreaterThanOrEqual(18);
    const low = spread([136, 136, 136, 136, 136, 136], 18, 150);
    expect(Math.max(...low)).toBeLessThanOrEqual(150);
    expect(new Set(low).size).toBe(6);
  });
});
