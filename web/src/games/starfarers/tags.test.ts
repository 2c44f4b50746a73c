import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/words/index.svelte";
import { sampleView } from "./sample";
import { slotName, tellBody } from "./tags";

const planets = ["8", "?", "p4"].map((disc) => ({ resource: "ore", disc, symbol: "T" }));
const view = sampleView();
view.quarters = {
  ...view.quarters,
  k: { tile: "P1", turn: 0, planets },
  h: { tile: "greens", turn: 0, planets: [] },
  m: { tile: "?", turn: 0, planets: [] },
};
const told = (slot: string, index: number): string => {
  const { title, lines } = tellBody(view, { slot, index }, ["Anna", "Béla", "Cili"]);
  return [title, ...lines].join(" | ");
};

describe("a tag on the map", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });

  it("tells of planets by the numbers that the log has", () => {
    expect(told("k", 0)).toMatch(/^Planet 1 of k: ore \| Pays .* 8 is rolled/);
    expect(told("k", 1)).toContain("lies face down");
    expect(told("k", 2)).toContain("pirate base of 4");
  });

  it("tells of outposts and of quarters that nobody has seen", () => {
    expect(told("h", -1)).toMatch(/^Greens \| .*first one takes 1 cargo module/);
    expect(told("m", 2)).toContain("Quarter m");
    expect(slotName("alpha")).toBe("α");
  });
});
