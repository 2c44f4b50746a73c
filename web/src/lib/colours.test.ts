import { describe, expect, it } from "vitest";
import { paints } from "./colours";

/** How bright a colour is to the eye, as WCAG counts it. */
function brightness(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const NAMES = [
  ...["black", "blue", "brown", "green", "grey", "orange"],
  ...["pink", "purple", "red", "turquoise", "white", "yellow"],
];

describe("the colours of seats", () => {
  it("are those that they are called by, unless the game has its own", () => {
    const own = { yellow: { fill: "#ffff00", ink: "#000000" } };
    const [black, yellow] = paints(["black", "yellow"], own);
    expect(black).toEqual(paints(["black"])[0]);
    expect(yellow).toBe(own.yellow);
  });

  it("are some that nobody else has, where nobody knows them", () => {
    const found = paints(["blue", "ultraviolet", "infrared"]).map(({ fill }) => fill);
    expect(new Set(found).size).toBe(3);
  });

  it.each(NAMES)("%s can be written on", (name) => {
    const [{ fill, ink }] = paints([name]) as [{ fill: string; ink: string }];
    const [one, other] = [brightness(fill), brightness(ink)].sort((a, b) => b - a) as [number, number];
    expect((one + 0.05) / (other + 0.05)).toBeGreaterThan(4.5);
  });
});
