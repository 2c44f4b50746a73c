import { describe, expect, it } from "vitest";
import { doing, fate, inTurns, lead, priceOf, racing, scoreOf } from "./view";
import { sampleView } from "./sample";

describe("who leads", () => {
  it("is the highest die", () => {
    expect(
      lead(
        sampleView({
          dice: [
            [
              [0, 3],
              [1, 5],
            ],
            [],
            [],
          ],
        }),
        0,
      ),
    ).toEqual({ value: 5, seats: [1] });
    expect(lead(sampleView(), 0)).toEqual({ value: 0, seats: [] });
  });

  it("stays open between equals until their tokens decide", () => {
    const dice = [
      [
        [0, 5],
        [1, 5],
        [2, 4],
      ],
      [],
      [],
    ];
    expect(lead(sampleView({ dice }), 0).seats).toEqual([0, 1]);
    expect(lead(sampleView({ dice, tokens: [[1], [], []] }), 0).seats).toEqual([0, 1]);
    expect(lead(sampleView({ dice, tokens: [[1], [2], []] }), 0).seats).toEqual([1]);
  });

  it("costs its pips, and ten for a six on a tower", () => {
    expect([priceOf(6, false), priceOf(6, true), priceOf(5, true)]).toEqual([6, 10, 5]);
  });
});

describe("who does what", () => {
  it("races until a token is taken, two players even after that", () => {
    expect(racing(sampleView({ tokens: [[2], [], []] }), 0)).toBe(false);
    expect(racing(sampleView({ tokens: [[2], [], []] }), 1)).toBe(true);
    expect(racing(sampleView({ tokens: [[2], []] }), 0)).toBe(true);
    expect(racing(sampleView({ phase: "goods" }), 1)).toBe(false);
  });

  it("is told by the queue and the quickest hand", () => {
    const restocking = sampleView({ phase: "restocking", queue: [2, 0] });
    expect([0, 1, 2].map((seat) => doing(restocking, seat))).toEqual(["waits", "", "restocks"]);
    const turns = sampleView({ quickest: 1 });
    expect(inTurns(turns)).toBe(true);
    expect([0, 1, 2].map((seat) => doing(turns, seat))).toEqual(["waits", "bids", "waits"]);
    expect(inTurns(sampleView())).toBe(false);
  });

  it("knows what became of a card", () => {
    const view = sampleView({ phase: "goods", up: [["C-R"], [], []], down: [[], ["E-B"], []], won: [[], [], []] });
    expect([0, 1, 2].map((place) => fate(view, place).fate)).toEqual(["paid", "lost", "boxed"]);
    expect(fate(sampleView({ phase: "goods", won: [[], [2], []] }), 2)).toEqual({ fate: "owed", seat: 1 });
    expect(fate(sampleView(), 0).fate).toBe("open");
  });

  it("adds up the parts of a score", () => {
    expect(scoreOf(sampleView({ parts: [{ "SM-601": 21, "SM-402": -2, energy: 0, goods: -2 }] }), 0)).toBe(17);
  });
});
