import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../../lib/protocol";
import { type Game, Play } from "./play.svelte";
import type { UrView } from "./protocol";

const moved = vi.fn<(choice: Choice) => void>();
beforeEach(() => vi.resetAllMocks());

/** Black's discs on h1 and h3, and a two was rolled: h1 may go onto h3, and h3 onto c1. */
const LEGAL: Choice[] = [
  { seat: 0, kind: "forward", args: [0, 2], text: "h1-h3" },
  { seat: 0, kind: "forward", args: [2, 4], text: "h3-c1" },
];

function seated(legal = LEGAL): Play {
  const view = {
    position: "now",
    towers: { "A.h1": "b", "A.h3": "b" },
    turn: 0,
    phase: 2,
    roll: 2,
  } as unknown as UrView;
  const game: Game = { view, legal, mine: [0], busy: false, onmove: moved, onwhy: vi.fn() };
  return new Play(() => game);
}

describe("a press on another own disc that is a target too", () => {
  it("moves where one saw the preview", () => {
    const play = seated();
    play.press("A.h1", true);
    play.press("A.h3", true);
    expect(moved).toHaveBeenCalledWith(LEGAL[0]);
  });

  it("is shown to a finger first, and moves at the second press", () => {
    const play = seated();
    play.press("A.h1", false);
    play.press("A.h3", false);
    expect(moved).not.toHaveBeenCalled();
    expect([play.picked, play.aimed]).toEqual(["A.h1", "A.h3"]);
    play.press("A.h3", false);
    expect(moved).toHaveBeenCalledWith(LEGAL[0]);
  });

  it("is let go by taking the disc up anew", () => {
    const play = seated();
    play.press("A.h1", false);
    play.press("A.h3", false);
    play.release();
    play.press("A.h3", false);
    expect([play.picked, play.aimed]).toEqual(["A.h3", null]);
    play.press("c1", false);
    expect(moved).toHaveBeenCalledWith(LEGAL[1]);
  });
});

describe("two moves between the same fields", () => {
  const [turned, blue]: Choice[] = [
    { seat: 0, kind: "forward", args: [0, 2], text: "h1-h3" },
    { seat: 0, kind: "leave_blue", args: [0, 2], text: "h1-h3=blue" },
  ];

  it("are asked about, by press and by drop", () => {
    const play = seated([turned!, blue!]);
    play.press("A.h1", true);
    play.press("A.h3", true);
    expect(moved).not.toHaveBeenCalled();
    expect(play.asked?.choices).toEqual([turned, blue]);
    play.answer(blue!);
    expect(moved).toHaveBeenCalledWith(blue);
    expect(play.asked).toBeNull();
    expect(play.drop("A.h1", "A.h3")).toBe(false);
    expect(play.asked?.spot).toBe("A.h3");
    play.release();
    expect(play.asked).toBeNull();
  });

  it("are the disc's only way: a second press on it asks too", () => {
    const play = seated([turned!, blue!]);
    play.press("A.h1", true);
    play.press("A.h1", true);
    expect(play.asked?.choices).toHaveLength(2);
  });
});
