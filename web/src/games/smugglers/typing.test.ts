import { describe, expect, it } from "vitest";
import type { Asked } from "../../lib/moves";
import { EMPTY, type Hand, turn, typed } from "./typing";

/** All that a row of keys does, from an empty hand, with this many places. */
function type(keys: string[], places = 6): { hand: Hand; moves: Asked[] } {
  let hand: Hand = EMPTY;
  const moves: Asked[] = [];
  for (const key of keys) {
    const found = typed(hand, key, places);
    if (!found) continue;
    hand = found.hand;
    if (found.move) moves.push(found.move);
  }
  return { hand, moves };
}

describe("a value and a place, in any order, are a bid at once", () => {
  it.each([
    ["4b", "place", [1, 4]],
    ["b4", "place", [1, 4]],
    ["6F", "place", [5, 6]],
    ["135a", "place", [0, 5]],
    ["abc2", "place", [2, 2]],
  ])("%s", (keys, kind, args) => {
    expect(type([...keys])).toEqual({ hand: EMPTY, moves: [{ kind, args }] });
  });

  it("two dice in a row", () => {
    expect(type([..."4b5c"]).moves.map(({ args }) => args)).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  it("a letter without a card does nothing, and the die stays in the hand", () => {
    expect(type([..."4f"], 3)).toEqual({ hand: { ...EMPTY, value: 4 }, moves: [] });
  });

  it("the same letter again takes the aim away", () => {
    expect(type([..."bb"]).hand).toBe(EMPTY);
  });
});

describe("tokens", () => {
  it.each([
    ["t3", 3],
    ["t0", 0],
    ["t-", -1],
    ["T−", -1],
    ["4t2", 2],
  ])("%s", (keys, token) => {
    expect(type([...keys])).toEqual({ hand: EMPTY, moves: [{ kind: "take", args: [token] }] });
  });

  it("t twice is nothing, and a die afterwards is a die", () => {
    expect(type([..."tt3b"]).moves).toEqual([{ kind: "place", args: [1, 3] }]);
  });

  it("a letter instead of a number goes back to the cards", () => {
    expect(type([..."tb4"]).moves).toEqual([{ kind: "place", args: [1, 4] }]);
  });
});

describe("other keys", () => {
  it("waits", () => expect(type(["w"]).moves).toEqual([{ kind: "wait", args: [] }]));

  it("lets go with Escape, but leaves Escape alone when nothing is held", () => {
    expect(type(["4", "Escape"]).hand).toBe(EMPTY);
    expect(typed(EMPTY, "Escape", 3)).toBeNull();
  });

  it("turns the die in hand round and round, and leaves the arrows alone without one", () => {
    expect(type(["6", "ArrowUp"]).hand.value).toBe(1);
    expect(type(["1", "ArrowDown"]).hand.value).toBe(6);
    expect(typed(EMPTY, "ArrowUp", 3)).toBeNull();
    expect([turn(3, 1), turn(6, 1), turn(1, -1)]).toEqual([4, 1, 6]);
  });

  it("knows no other keys", () => {
    for (const key of ["x", "?", "7", "0", "Enter", " ", "Tab", "-"]) expect(typed(EMPTY, key, 6)).toBeNull();
  });
});
