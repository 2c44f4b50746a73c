import { describe, expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { readMove } from "./asking";
import { cardsOf, deedOf, narrow, spotsOf, swapped } from "./choices";
import { stepTo } from "./keys";
import { lastCells } from "./last";
import { previewView, touched } from "./preview";
import { choice, sampleView } from "./sample";

describe("moves in notation", () => {
  it("are read", () => {
    expect(deedOf("g5")).toEqual({ what: "take", die: "g5", cells: [] });
    expect(deedOf("ggpo").what).toBe("take");
    expect(deedOf("g c3")).toEqual({ what: "go", colour: "g", cells: ["c3"] });
    expect(deedOf("o give p")).toEqual({ what: "give", colour: "o", cells: [], mate: "p" });
    expect(deedOf("r180 c3 2")).toEqual({ what: "turn", card: "r180", cells: ["c3"], quarters: 2 });
    expect(deedOf("dx b2 c2")).toEqual({ what: "swap", card: "dx", cells: ["b2", "c2"] });
    expect(deedOf("base b1n")).toEqual({ what: "base", card: "base", cells: [], berth: "b1n" });
    expect(deedOf("drop x")).toEqual({ what: "drop", card: "x", cells: [] });
    expect(deedOf("nonsense").what).toBe("other");
  });

  it("are about spots of the table", () => {
    const view = sampleView();
    expect(spotsOf(deedOf("g use"), view, 0)).toEqual(["b2"]);
    expect(spotsOf(deedOf("p in"), view, 0)).toEqual(["ship0"]);
    expect(spotsOf(deedOf("morph o"), view, 0)).toEqual(["c2"]);
    expect(spotsOf(deedOf("morph p"), view, 0)).toEqual(["ship0"]);
  });

  it("have a wire form", () => {
    const view = sampleView();
    expect(readMove("g5", view)).toEqual({ kind: "take", args: [4] });
    expect(readMove("gggp", view)).toEqual({ kind: "take", args: [21] });
    expect(readMove("p c3", view)).toEqual({ kind: "go", args: [1, 12] });
    expect(readMove(" R180  C3 2", view)).toEqual({ kind: "turn", args: [1, 12, 2] });
    expect(readMove("base b1n", view)).toEqual({ kind: "move_base", args: [4] });
    expect(readMove("g z9", view)).toBeNull();
    expect(readMove("hello", view)).toBeNull();
  });

  it("tell which cards they activate", () => {
    expect([...cardsOf(["r90 c3 1", "r90 c2 1", "x c2", "done"])]).toEqual(["r90", "x"]);
  });
});

describe("aiming", () => {
  const turns = ["r180 b2 1", "r180 b2 2", "r180 c2 1", "r180 c2 2"].map((text) => choice(text));
  const swaps = ["dx c3 b3", "dx c3 c2", "dx d2 c2"].map((text) => choice(text));

  it("leaves the quarters open until the tile is known", () => {
    const view = sampleView();
    expect([...narrow(turns, [], view).next]).toEqual(["b2", "c2"]);
    expect(narrow(turns, [], view).options).toEqual([]);
    expect(narrow(turns, ["b2"], view).options.map(({ text }) => text)).toEqual(["r180 b2 1", "r180 b2 2"]);
  });

  it("takes the two tiles of a swap in any order", () => {
    const view = sampleView();
    expect([...narrow(swaps, ["c2"], view).next].sort()).toEqual(["c3", "d2"]);
    expect(narrow(swaps, ["c2", "d2"], view).options.map(({ text }) => text)).toEqual(["dx d2 c2"]);
    expect(narrow(swaps, ["b2"], view)).toEqual({ options: [], next: new Set() });
  });

  it("shows what would happen", () => {
    const view = sampleView({ phase: "playing", die: "g5" });
    expect(swapped(deedOf("x c2"), view, 0, "g5")).toEqual(["b2", "c2"]);
    const after = previewView(view, deedOf("x c2"), 0);
    expect(after.aliens[0]).toEqual({ g: "c2", p: "ship", o: "b2*" });
    expect(after.tiles.b2).toBe(view.tiles.c2);
    expect(touched(deedOf("r180 d2 1"), view, 0)).toEqual(["d2"]);
  });

  it("leaves a worn relic in its place when two change places", () => {
    const view = sampleView({ phase: "playing", die: "g5", relic: "Ag" });
    const after = previewView(view, deedOf("morph p"), 0);
    expect(after.aliens[0]).toEqual({ g: "ship", p: "b2", o: "c2*" });
    expect(after.relic).toBe("Ap");
  });
});

describe("keys and marks", () => {
  it("leads an alien by arrows, out of its ship and into it", () => {
    const view = sampleView();
    expect(stepTo(view, 0, "g", { x: 1, y: 0 })).toBe("c2");
    expect(stepTo(view, 0, "g", { x: 0, y: -1 })).toBe("ship0");
    expect(stepTo(view, 0, "p", { x: 0, y: 1 })).toBe("b2");
    expect(stepTo(view, 0, "p", { x: 1, y: 0 })).toBe("");
  });

  it("marks the tiles of what has just happened", () => {
    const events: Happened[] = [
      { v: 1, what: "exchanged", args: { seat: 0, at: "b2", to: "c2" } },
      { v: 1, what: "laid", args: { at: "d4", gates: "RRRR" } },
      { v: 2, what: "moved_base", args: { seat: 0, at: "b2n" } },
    ];
    expect([...lastCells(events)]).toEqual(["b2", "c2"]);
  });
});
