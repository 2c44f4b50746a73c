import { describe, expect, it } from "vitest";
import type { Happened } from "../../lib/protocol";
import { lastCells } from "./events";
import { stepTo } from "./keys";
import { type Deed, deedOf, groupOf, narrow, prospectsOf, spotsOf, swapped } from "./moves";
import { previewView, touched } from "./preview";
import { choice, sampleView } from "./sample";

const deed = (text: string): Deed => deedOf(choice(text), sampleView());

describe("moves with names", () => {
  it("are read from their numbers", () => {
    expect(deedOf({ kind: "take", args: [4] }, sampleView())).toEqual({ kind: "take", die: "g5", cells: [] });
    expect(deedOf({ kind: "take", args: [21] }, sampleView()).die).toBe("gggp");
    expect(deedOf({ kind: "go", args: [0, 12] }, sampleView())).toEqual({ kind: "go", colour: "g", cells: ["c3"] });
    expect(deed("give o p")).toEqual({ kind: "give", colour: "o", cells: [], mate: "p" });
    expect(deed("turn r180 c3 2")).toEqual({ kind: "turn", card: "r180", cells: ["c3"], quarters: 2 });
    expect(deed("diagonal_exchange b2 c2")).toMatchObject({ card: "dx", cells: ["b2", "c2"] });
    expect(deedOf({ kind: "move_base", args: [4] }, sampleView())).toMatchObject({ card: "base", berth: "b1n" });
    expect(deed("discard x")).toMatchObject({ card: "x", cells: [] });
    expect(deed("done")).toEqual({ kind: "done", cells: [] });
  });

  it("tell what cards could do with a die", () => {
    const moves = ["turn r180 b2 1", "diagonal_exchange b2 c2", "run run1", "done"].map((text) => choice(text));
    const view = sampleView({ prospects: { g5: moves, ggpo: ["go g c2", "done"].map((text) => choice(text)) } });
    expect(prospectsOf(view, "g5")).toMatchObject([
      { card: "r180", cells: ["b2"] },
      { card: "dx", cells: ["b2", "c2"] },
      { card: "run1", cells: [] },
    ]);
    expect([prospectsOf(view, "ggpo"), prospectsOf(view, "p1")]).toEqual([[], []]);
  });

  it("are about spots of the table", () => {
    const view = sampleView();
    expect(spotsOf(deed("use g"), view, 0)).toEqual(["b2"]);
    expect(spotsOf(deed("enter p"), view, 0)).toEqual(["ship0"]);
    expect(spotsOf(deed("morph o"), view, 0)).toEqual(["c2"]);
    expect(spotsOf(deed("morph p"), view, 0)).toEqual(["ship0"]);
  });

  it("stand together by alien or by card", () => {
    const groups = ["go g c3", "use g", "turn r90 c3 1", "turn r90 c2 1", "discard x", "done"];
    expect(groups.map((text) => groupOf(choice(text)))).toEqual([
      ...["alien 0", "alien 0", "card 0", "card 0", "card 4", "done"],
    ]);
  });
});

describe("aiming", () => {
  const turns = ["turn r180 b2 1", "turn r180 b2 2", "turn r180 c2 1", "turn r180 c2 2"].map((text) => choice(text));
  const swaps = ["diagonal_exchange c3 b3", "diagonal_exchange c3 c2", "diagonal_exchange d2 c2"].map((text) =>
    choice(text),
  );

  it("leaves the quarters open until the tile is known", () => {
    const view = sampleView();
    expect([...narrow(turns, [], view).next]).toEqual(["b2", "c2"]);
    expect(narrow(turns, [], view).options).toEqual([]);
    expect(narrow(turns, ["b2"], view).options.map(({ text }) => text)).toEqual(["turn r180 b2 1", "turn r180 b2 2"]);
  });

  it("takes the two tiles of a swap in any order", () => {
    const view = sampleView();
    expect([...narrow(swaps, ["c2"], view).next].sort()).toEqual(["c3", "d2"]);
    expect(narrow(swaps, ["c2", "d2"], view).options.map(({ text }) => text)).toEqual(["diagonal_exchange d2 c2"]);
    expect(narrow(swaps, ["b2"], view)).toEqual({ options: [], next: new Set() });
  });

  it("shows what would happen", () => {
    const view = sampleView({ phase: "playing", die: "g5" });
    expect(swapped(deed("exchange c2"), view, 0, "g5")).toEqual(["b2", "c2"]);
    const after = previewView(view, deed("exchange c2"), 0);
    expect(after.aliens[0]).toEqual({ g: "c2", p: "ship", o: "b2*" });
    expect(after.tiles.b2).toBe(view.tiles.c2);
    expect(touched(deed("turn r180 d2 1"), view, 0)).toEqual(["d2"]);
  });

  it("leaves a worn relic in its place when two change places", () => {
    const view = sampleView({ phase: "playing", die: "g5", relic: "Ag" });
    const after = previewView(view, deed("morph p"), 0);
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
