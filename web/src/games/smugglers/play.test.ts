import { describe, expect, it, vi } from "vitest";
import type { Choice } from "../../lib/protocol";
import { type Game, Play } from "./play.svelte";
import type { SmugglersView } from "./protocol";
import { choice, sampleView } from "./sample";

const LEGAL: Choice[] = [
  ...[1, 2, 3, 4, 5, 6].map((value) => choice("place", [0, value])),
  ...[4, 5, 6].map((value) => choice("place", [1, value])),
  choice("take", [-1]),
  choice("take", [2]),
];

function table(change: Partial<Game> = {}, seen: Partial<SmugglersView> = {}) {
  const game: Game = {
    view: sampleView(seen),
    legal: LEGAL,
    actor: 0,
    busy: false,
    tip: null,
    onmove: vi.fn(() => {
      game.busy = true;
    }),
    onwhy: vi.fn(),
    ...change,
  };
  return { game, play: new Play(() => game) };
}

const made = ({ onmove }: Game): number[][] => vi.mocked(onmove).mock.calls.map(([{ args }]) => args);
const type = (play: Play, keys: string): boolean[] => [...keys].map((key) => play.key(key));

describe("a bid", () => {
  it("goes out at the second key", () => {
    const { game, play } = table();
    expect(type(play, "4b")).toEqual([true, true]);
    expect(made(game)).toEqual([[1, 4]]);
  });

  it("that is too low is asked about, and the die stays in the hand", () => {
    const { game, play } = table();
    type(play, "3b");
    expect(made(game)).toEqual([]);
    expect(game.onwhy).toHaveBeenCalledWith(0, "place", [1, 3]);
    expect(play.hand.value).toBe(3);
  });

  it("that comes while another is on its way follows when the hand is free", () => {
    const { game, play } = table();
    type(play, "4b5at2");
    expect(made(game)).toEqual([[1, 4]]);
    play.goOn();
    expect(made(game)).toHaveLength(1);
    for (let n = 0; n < 4; n++) {
      game.busy = false;
      play.goOn();
    }
    expect(made(game)).toEqual([[1, 4], [0, 5], [2]]);
  });

  it("that was to follow is forgotten when the race is over", () => {
    const { game, play } = table();
    type(play, "4b5a");
    game.busy = false;
    game.legal = [];
    play.goOn();
    game.legal = LEGAL;
    play.goOn();
    expect(made(game)).toEqual([[1, 4]]);
  });

  it("that was to follow waits for the view in which it may be done", () => {
    const { game, play } = table({ legal: [choice("place", [0, 3])] });
    type(play, "3a2b");
    game.busy = false;
    play.goOn(); // The answer is here, the view is not.
    expect(game.onwhy).not.toHaveBeenCalled();
    game.view = sampleView({ position: "next", dice: [[[0, 3]], [], []] });
    game.legal = [choice("place", [1, 2])];
    play.goOn();
    expect(made(game)).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  it("can be made by clicks in any order, or dropped", () => {
    const { game, play } = table();
    play.setValue(2);
    play.press(0);
    game.busy = false;
    play.press(1);
    play.setValue(6);
    game.busy = false;
    play.drop(0, 1);
    expect(made(game)).toEqual([
      [0, 2],
      [1, 6],
      [0, 1],
    ]);
  });

  it("needs a die: without one a card tells why", () => {
    const { game, play } = table({ legal: [choice("take", [2])] }, { dice: [[[1, 3]], [], []] });
    play.press(0);
    expect(game.onwhy).toHaveBeenCalledWith(0, "place", [0, 3]);
  });
});

describe("the hand", () => {
  it("takes a token, or asks about one that is gone", () => {
    const { game, play } = table();
    type(play, "t1");
    expect(game.onwhy).toHaveBeenCalledWith(0, "take", [1]);
    type(play, "t-");
    expect(made(game)).toEqual([[-1]]);
  });

  it("may hold a die during the countdown, and does nothing with it", () => {
    const { game, play } = table({ legal: [] }, { phase: "countdown", cards: [], dice: [] });
    expect(type(play, "4b")).toEqual([true, true]);
    expect(play.hand.value).toBe(4);
    expect(game.onmove).not.toHaveBeenCalled();
    expect(game.onwhy).not.toHaveBeenCalled();
  });

  it("keeps its die, and where it points, while others act", () => {
    const { game, play } = table();
    play.sit(0, 2);
    for (const [press, kept] of [
      [() => play.setValue(3), { value: 3, place: null, token: false }],
      [() => (play.key("Escape"), play.press(1)), { value: null, place: 1, token: false }],
    ] as const) {
      press();
      game.view = sampleView({ position: `after ${kept.value}`, dice: [[[1, 5]], [], []] });
      play.sit(0, 2);
      expect(play.hand).toEqual(kept);
    }
  });

  it("is empty in a new galaxy, in somebody else's seat and without a die to place", () => {
    const { game, play } = table();
    for (const [seat, galaxy] of [
      [0, 2],
      [0, 3],
      [1, 3],
    ] as const) {
      play.sit(seat, galaxy);
      expect(play.hand.value).toBeNull();
      play.setValue(3);
    }
    game.legal = [choice("take", [2])];
    expect(play.hand.value).toBeNull();
  });

  it("leaves the keys alone when there is nothing to bid", () => {
    const { play } = table({ legal: [] });
    expect(type(play, "4bt")).toEqual([false, false, false]);
    expect(table({ legal: [choice("decline", [])] }, { phase: "restocking" }).play.key("4")).toBe(false);
  });

  it("turns its die by clicks and by the wheel", () => {
    const { play } = table();
    play.turn(0);
    expect(play.hand.value).toBe(1);
    play.turn(-1);
    expect([play.hand.value, play.face]).toEqual([6, 6]);
    play.key("Escape");
    expect(play.hand.value).toBeNull();
  });

  it("shows which values fit where it points", () => {
    const { play } = table();
    expect([1, 4].map((value) => play.fits(value))).toEqual([true, true]);
    play.press(1);
    expect([3, 4].map((value) => play.fits(value))).toEqual([false, true]);
    expect(play.values(1)).toEqual([4, 5, 6]);
  });
});

it("the same press twice is one move", () => {
  const give = choice("give", [0, 1, 0, 0, 0]);
  const { game, play } = table({ legal: [give] }, { phase: "goods" });
  play.move(give);
  game.busy = false;
  play.move(give);
  expect(game.onmove).toHaveBeenCalledTimes(1);
});
