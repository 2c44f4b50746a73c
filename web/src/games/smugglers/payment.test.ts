import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { CARDS, goodsSuffice, SHEETS } from "./parts";
import { given, placesToPay, propose, proposeEnergy } from "./payment";
import { choice, sampleView } from "./sample";

/** All ways to pay C-R, ships RRC, on place A: as the engine lists them. */
const RRC: Choice[] = [
  [2, 0, 0, 0],
  [1, 1, 0, 0],
  [1, 0, 1, 0],
  [1, 0, 0, 1],
  [3, 0, 0, 0],
  [2, 1, 0, 0],
  [2, 0, 1, 0],
  [2, 0, 0, 1],
].map((goods) => choice("give", [0, ...goods]));

const proposed = (view: Parameters<typeof propose>[0], favourites = false) => propose(view, RRC, 0, 0, favourites);

describe("the box", () => {
  it("is read from the rules' own file", () => {
    expect(CARDS.size).toBe(36);
    expect(SHEETS).toHaveLength(6);
    expect(CARDS.get("C-R")).toEqual({ name: "C-R", planets: ["Y", "G", "B"], ships: ["R", "R", "C"], station: false });
    expect(CARDS.get("S2-RY")?.station).toBe(true);
    expect(SHEETS[2]).toEqual({ planets: ["Y", "G"], ships: ["R", "B"] });
  });

  it("tells whether goods would do, one left out", () => {
    const card = CARDS.get("C-R")!;
    expect(goodsSuffice(card, [2, 0, 0, 0])).toBe(true);
    expect(goodsSuffice(card, [1, 1, 0, 0])).toBe(true);
    expect(goodsSuffice(card, [0, 3, 3, 3])).toBe(false);
    expect(goodsSuffice(card, [1, 0, 0, 0])).toBe(false);
  });
});

describe("goods", () => {
  it("one is left out while there are galaxies to spend it in, the scarcest first", () => {
    const found = proposed(sampleView({ goods: [[2, 1, 2, 3]] }))!;
    expect(given(found.choice)).toEqual([1, 0, 0, 1]);
    expect(found.why).toBe("save");
    expect(found.others).toHaveLength(7);
  });

  it("all are given in the last galaxy, where the rest costs points", () => {
    const found = proposed(sampleView({ galaxy: 8, goods: [[2, 1, 0, 3]] }))!;
    expect(given(found.choice)).toEqual([2, 0, 0, 1]);
    expect(found.why).toBe("last");
  });

  it("all are given when there are more than one can still use", () => {
    const found = proposed(sampleView({ galaxy: 7, goods: [[4, 3, 3, 2]] }))!;
    expect(given(found.choice)).toHaveLength(4);
    expect(given(found.choice).reduce((a, b) => a + b)).toBe(3);
    expect(found.why).toBe("plenty");
  });

  it("a favourite colour's last good is free of penalty, so it may stay", () => {
    // Seat A's favourite ships are green and blue.
    const view = sampleView({ galaxy: 8, goods: [[2, 0, 0, 1]] });
    expect(given(proposed(view)!.choice)).toEqual([2, 0, 0, 1]);
    expect(given(proposed(view, true)!.choice)).toEqual([2, 0, 0, 0]);
    expect(proposed(view, true)!.why).toBe("favourite");
  });

  it("what the server did not offer is never proposed", () => {
    const only = [choice("give", [0, 1, 1, 0, 0])];
    const found = propose(sampleView(), only, 0, 0)!;
    expect(found).toMatchObject({ choice: only[0], why: "only", others: [] });
    expect(propose(sampleView(), only, 0, 1)).toBeNull();
    expect(propose(sampleView(), only, 1, 0)).toBeNull();
  });

  it("other ways come with the fewest goods first", () => {
    const counts = proposed(sampleView())!.others.map((way) => given(way).reduce((a, b) => a + b));
    expect(counts).toEqual([...counts].sort());
  });

  it("knows the places to pay for", () => {
    expect(placesToPay([choice("give", [2, 1, 0, 0, 0]), ...RRC], 0)).toEqual([0, 2]);
  });
});

describe("energy for one of two", () => {
  const legal = [choice("pay_for", [0]), choice("pay_for", [2])];

  it("goes where it gains more, counting what the other then costs", () => {
    // C-R has 3 planets, A-R has 2.
    expect(proposeEnergy(sampleView({ phase: "energy" }), legal, 0)?.args).toEqual([0]);
  });

  it("does not go to a card whose goods are missing", () => {
    const view = sampleView({ phase: "energy", goods: [[0, 2, 2, 2]] });
    expect(proposeEnergy(view, legal, 0)?.args).toEqual([2]);
  });

  it("is nobody else's business", () => expect(proposeEnergy(sampleView(), legal, 1)).toBeNull());
});
