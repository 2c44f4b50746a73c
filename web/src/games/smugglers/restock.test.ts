import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import type { SmugglersView } from "./protocol";
import { mayAdd, proposeRestock } from "./restock";
import { choice, sampleView } from "./sample";

const DECLINE = choice("decline", []);

/** What the engine offers with this speed and pool. */
function offers(speed: number, energy: number, pool: number[]): Choice[] {
  const legal = [DECLINE];
  for (let count = 1; count <= Math.min(speed, energy); count++) legal.push(choice("take_energy", [count]));
  const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);
  const [red, yellow, green, blue] = pool.map((count) => upTo(Math.min(count, speed)));
  for (const r of red!)
    for (const y of yellow!)
      for (const g of green!)
        for (const b of blue!) {
          if (r + y + g + b >= 1 && r + y + g + b <= speed) legal.push(choice("take_goods", [r, y, g, b]));
        }
  return legal;
}

function view(speed: number, change: Partial<SmugglersView> = {}): SmugglersView {
  return sampleView({ phase: "restocking", tokens: [[speed], [], []], ...change });
}

describe("the proposal", () => {
  it("is energy where energy is shorter", () => {
    const low = view(2, { energy: [3, 12, 12] });
    expect(proposeRestock(low, offers(2, 9, [2, 2, 2, 2]), 0)).toMatchObject({
      choice: { kind: "take_energy", args: [2] },
      why: "energy",
    });
  });

  it("is goods where goods are shorter, the scarcest colours first", () => {
    const low = view(2, { energy: [18, 12, 12], goods: [[2, 0, 1, 2]] });
    expect(proposeRestock(low, offers(2, 9, [2, 1, 2, 2]), 0)?.choice.args).toEqual([0, 1, 1, 0]);
  });

  it("takes only what the pool has", () => {
    const low = view(3, { energy: [18, 12, 12], goods: [[0, 0, 0, 0]] });
    expect(proposeRestock(low, offers(3, 0, [0, 0, 0, 1]), 0)?.choice.args).toEqual([0, 0, 0, 1]);
  });

  it("is nothing after the last galaxy, and nothing with enough of all", () => {
    expect(proposeRestock(view(3, { galaxy: 8 }), offers(3, 9, [2, 2, 2, 2]), 0)).toMatchObject({
      choice: DECLINE,
      why: "last",
    });
    const rich = view(3, { energy: [20, 12, 12], goods: [[3, 3, 3, 3]] });
    expect(proposeRestock(rich, offers(3, 9, [2, 2, 2, 2]), 0)).toMatchObject({ choice: DECLINE, why: "enough" });
  });

  it("with −1 puts away what is too much, and nothing while all can be used", () => {
    const puts = [DECLINE, ...[0, 1, 2, 3, 4].map((what) => choice("put", [what]))];
    const last = view(-1, { galaxy: 8, energy: [1, 0, 0], goods: [[1, 3, 0, 0]] });
    expect(proposeRestock(last, puts, 0)).toMatchObject({ choice: { kind: "put", args: [1] }, why: "shed" });
    const charge = view(-1, { galaxy: 8, energy: [4, 0, 0], goods: [[1, 0, 0, 0]] });
    expect(proposeRestock(charge, puts, 0)?.choice.args).toEqual([4]);
    expect(proposeRestock(view(-1, { galaxy: 2 }), puts, 0)?.choice).toBe(DECLINE);
  });

  it("is for whoever is awaited only", () => expect(proposeRestock(view(3), offers(3, 1, [0, 0, 0, 0]), 1)).toBeNull());
});

describe("steppers", () => {
  it("stop at the token and at the pool", () => {
    const legal = offers(2, 0, [1, 2, 0, 0]);
    expect(mayAdd(legal, 0, [0, 0, 0, 0], 0)).toBe(true);
    expect(mayAdd(legal, 0, [1, 0, 0, 0], 0)).toBe(false);
    expect(mayAdd(legal, 0, [1, 0, 0, 0], 1)).toBe(true);
    expect(mayAdd(legal, 0, [1, 1, 0, 0], 1)).toBe(false);
    expect(mayAdd(legal, 0, [0, 0, 0, 0], 2)).toBe(false);
  });
});
