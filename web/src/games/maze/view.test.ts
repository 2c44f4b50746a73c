import { describe, expect, it } from "vitest";
import { sampleView } from "./sample";
import { alien, cardAt, cardNumber, crewOf, dieAt, dieNumber, freeTerminals, isSteps, panelOf, pointsOf } from "./view";
import { relicCell } from "./view";

describe("the letters of a view", () => {
  it("say where an alien is, whether at a terminal, and who wears the relic", () => {
    const view = sampleView({ relic: "Ao" });
    expect(alien(view, 0, "o")).toEqual({ seat: 0, colour: "o", place: "c2", terminal: true, relic: true });
    expect(crewOf(view, 1).map(({ place }) => place)).toEqual(["ship", "ship", "d4"]);
    expect([relicCell(view), relicCell(sampleView())]).toEqual(["", "c3"]);
    expect([freeTerminals(view, "c2"), freeTerminals(view, "b2")]).toEqual([0, 1]);
  });

  it("tell movement dice from energy dice, and which card a die has activated", () => {
    expect(["ggpo", "g5"].map(isSteps)).toEqual([true, false]);
    const [steps, ...energy] = panelOf(
      sampleView({
        dice: [
          [
            { die: "g5", card: "x" },
            { die: "gppo", card: "" },
          ],
          [],
        ],
      }),
      0,
    );
    expect(steps).toEqual({ die: "gppo", card: "" });
    expect(energy).toEqual([
      { die: "g5", card: "x" },
      { die: "", card: "" },
    ]);
    expect(pointsOf(sampleView({ points: "ggp" }), "g")).toBe(2);
  });

  it("have numbers in moves", () => {
    const view = sampleView();
    expect(["g1", "o6", "ggpo", "gooo"].map((die) => dieNumber(view, die))).toEqual([0, 17, 18, 23]);
    expect([0, 17, 18, 23].map((number) => dieAt(view, number))).toEqual(["g1", "o6", "ggpo", "gooo"]);
    expect([cardNumber(view, "x"), cardAt(view, 4), cardAt(view, 99)]).toEqual([4, "x", ""]);
  });
});
