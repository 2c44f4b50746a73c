import { describe, expect, it } from "vitest";
import { arrivals } from "./changes";
import { sampleView } from "./sample";

describe("what arrives", () => {
  it("is a die from its owner's hand", () => {
    const before = sampleView({ dice: [[[0, 3]], [], []] });
    const after = sampleView({
      dice: [
        [
          [0, 3],
          [2, 4],
        ],
        [],
        [[1, 1]],
      ],
    });
    expect([...arrivals(before, after)]).toEqual([
      ["die-0-1", "hand-2"],
      ["die-2-0", "hand-1"],
    ]);
  });

  it("is a token from the middle", () => {
    const after = sampleView({ tokens: [[], [2], [-1]] });
    expect([...arrivals(sampleView(), after)]).toEqual([
      ["token-1-2", "middle-2"],
      ["token-2--1", "middle--1"],
    ]);
  });

  it("is a card from its place, face up or down, even as the next galaxy begins", () => {
    const after = sampleView({ galaxy: 3, cards: [], dice: [], up: [["E-B"], [], []], down: [[], [], ["C-R"]] });
    expect([...arrivals(sampleView(), after)]).toEqual([
      ["up-0", "place-1"],
      ["down-2", "place-0"],
    ]);
  });

  it("is nothing where nothing changed, and no old die of another galaxy", () => {
    expect(arrivals(sampleView(), sampleView()).size).toBe(0);
    expect(arrivals(sampleView({ dice: [] }), sampleView({ galaxy: 3, dice: [[[0, 1]], [], []] })).size).toBe(0);
  });
});
