import { describe, expect, it } from "vitest";
import { COSTS } from "./parts";
import { hazardOf, missingFor, numbersOf, phaseOf, pipsOf, pointsOf, rateOf, scoreOf } from "./view";
import { samplePlayer, sampleView } from "./sample";

describe("a view", () => {
  it("tells the phase of the turn", () => {
    expect(phaseOf(sampleView())).toBe("flight");
    expect(phaseOf(sampleView({ stage: "ask" }))).toBe("flight");
    expect(phaseOf(sampleView({ stage: "offer", base: 0 }))).toBe("build");
    expect(phaseOf(sampleView({ stage: "discard", base: 0 }))).toBe("income");
    expect(phaseOf(sampleView({ stage: "settle", base: 0, turn: 0 }))).toBe("setup");
    expect(phaseOf(sampleView({ stage: "ended" }))).toBe("over");
  });

  it("tells the points part by part", () => {
    const view = sampleView({
      figures: { greens: 0, merchants: 1, scientists: -1, diplomats: 0 },
      players: [samplePlayer({ halves: 3, medals: 1 }), samplePlayer(), samplePlayer()],
    });
    expect(pointsOf(scoreOf(view, 0)).map(({ points }) => points)).toEqual([1, 2, 4, 1, 1]);
  });

  it("tells what is missing, and what the bank asks", () => {
    expect(missingFor(COSTS.colony_ship, sampleView().hand)).toEqual([
      { name: "carbon", count: 1 },
      { name: "food", count: 1 },
    ]);
    expect(rateOf(sampleView(), 0, "ore")).toBe(3);
    const friends = sampleView({ players: [samplePlayer({ friends: ["trade-ore", "trade-goods"] })] });
    expect([
      rateOf(friends, 0, "ore"),
      rateOf(friends, 0, "goods"),
      rateOf({ ...friends, used: 1 }, 0, "goods"),
    ]).toEqual([2, 1, 2]);
  });
});

describe("a disc", () => {
  it("has pips for the rolls on which it pays", () => {
    expect(pipsOf("8")).toBe(5);
    expect(pipsOf("3/12")).toBe(3);
    expect([pipsOf("p4"), pipsOf("?")]).toEqual([0, 0]);
    expect(numbersOf("2/11")).toEqual([2, 11]);
    expect(hazardOf("p4")).toEqual({ what: "pirates", strength: 4 });
    expect(hazardOf("i3")).toEqual({ what: "ice", strength: 3 });
    expect(hazardOf("10")).toBeNull();
  });
});
