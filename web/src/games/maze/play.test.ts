import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Game, Play } from "./play.svelte";
import type { MazeView } from "./protocol";
import { choice, sampleView } from "./sample";

const moved = vi.fn<(text: string) => void>();
const asked = vi.fn<(seat: number, kind: string, args: number[]) => void>();
beforeEach(() => vi.resetAllMocks());

/** A table as it is at this moment; what is read of it is read anew. */
function seated(change: Partial<MazeView>, texts: string[]): { play: Play; game: Game } {
  const game: Game = {
    view: sampleView({ position: "before", ...change }),
    legal: texts.map((text) => choice(text)),
    actor: 0,
    busy: false,
    tip: null,
    onmove: ({ text }) => moved(text),
    onwhy: asked,
  };
  return { play: new Play(() => game), game };
}

describe("taking a die", () => {
  const named = (texts: string[]) => texts.map((text) => choice(text));
  const prospects = { g5: named(["turn r180 b2 1", "exchange c2", "done"]), ggpo: named(["go g c2", "done"]) };

  it("looks first where a finger cannot hover, and takes it at the second press", () => {
    const { play } = seated({ prospects }, ["take g5", "take ggpo"]);
    play.pressDie("g5", false);
    expect(moved).not.toHaveBeenCalled();
    expect(play.die).toBe("g5");
    expect([...play.playable]).toEqual(["r180", "x"]);
    play.pressDie("g5", false);
    expect(moved).toHaveBeenCalledWith("take g5");
    expect(play.die, "a later turn of this round begins with empty hands").toBe("");
  });

  it("takes it at once where one has seen what it does, and asks about others", () => {
    const { play } = seated({ prospects }, ["take g5", "take ggpo"]);
    play.pressDie("ggpo", true);
    expect(moved).toHaveBeenCalledWith("take ggpo");
    play.pressDie("p1", true);
    expect(asked).toHaveBeenCalledWith(0, "take", [6]);
  });

  it("shows which dice fit a card, and keeps the card in hand for the die", () => {
    const { play, game } = seated({ prospects }, ["take g5", "take ggpo"]);
    play.pressCard("x");
    expect([...play.fitting]).toEqual(["g5"]);
    play.pressDie("g5", true);
    game.view = sampleView({ phase: "playing", die: "g5" });
    game.legal = ["exchange c2", "exchange b3", "done"].map((text) => choice(text));
    expect(play.card).toBe("x");
    expect([...play.lit].sort()).toEqual(["b3", "c2"]);
    play.release();
    expect(play.card).toBe("");
  });
});

describe("a card", () => {
  const turns = ["turn r180 b2 1", "turn r180 b2 2", "turn r180 c2 1", "turn r180 c2 2", "exchange c2", "done"];
  const playing = { phase: "playing", die: "g5" };

  it("asks how far to turn, and cycles through the ways", () => {
    const { play } = seated(playing, turns);
    play.pressCard("r180");
    expect([...play.lit]).toEqual(["b2", "c2"]);
    play.press("c2", true);
    expect(play.aimed.options.map(({ text }) => text)).toEqual(["turn r180 c2 1", "turn r180 c2 2"]);
    expect(play.preview?.text).toBe("turn r180 c2 1");
    play.press("c2", true);
    expect(play.preview?.text).toBe("turn r180 c2 2");
    expect(play.confirm()).toBe(true);
    expect(moved).toHaveBeenCalledWith("turn r180 c2 2");
  });

  it("changes its mind", () => {
    const { play } = seated(playing, turns);
    play.pressCard("r180");
    play.press("c2", true);
    play.press("b2", true);
    expect(play.aim).toEqual(["b2"]);
    expect(play.release()).toBe(true);
    expect(play.card).toBe("");
    expect(play.release()).toBe(false);
  });

  it("with one target aims by itself; the second press is sure", () => {
    const { play } = seated(playing, turns);
    play.pressCard("x");
    expect(play.aim).toEqual(["c2"]);
    expect(play.preview?.text).toBe("exchange c2");
    play.press("c2", false);
    expect(moved).toHaveBeenCalledWith("exchange c2");
  });

  it("that cannot be used is asked about, and so is a tile out of reach", () => {
    const { play } = seated(playing, turns);
    play.pressCard("glue");
    expect(asked).toHaveBeenLastCalledWith(0, "glue", []);
    play.pressCard("r180");
    play.press("d4", true);
    expect(asked).toHaveBeenLastCalledWith(0, "turn", [1, 18, 1]);
  });
});

describe("moving", () => {
  const moving = { phase: "moving", die: "ggpo", points: "ggp" };
  const legal = ["go g c2", "go g b3", "use g", "go p b2", "undo", "done"];

  it("begins with the first alien that can do something, and goes to far tiles step by step", () => {
    const { play, game } = seated(moving, legal);
    expect(play.colour).toBe("g");
    expect([...play.lit].sort()).toEqual(["b2", "b3", "c2", "c3"]);
    play.press("c3", true);
    expect(moved).toHaveBeenCalledWith("go g c2");
    game.busy = true;
    play.goOn();
    expect(moved).toHaveBeenCalledTimes(1);
    game.busy = false;
    play.goOn();
    expect(moved).toHaveBeenCalledTimes(1);
    game.view = sampleView({ ...moving, position: "after" });
    game.legal = ["go g c3", "undo", "done"].map((text) => choice(text));
    play.goOn();
    expect(moved).toHaveBeenLastCalledWith("go g c3");
    play.goOn();
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it("chooses aliens that have points and asks about those that have none", () => {
    const { play } = seated(moving, legal);
    play.choose("p");
    expect(play.colour).toBe("p");
    play.choose("o");
    expect(asked).toHaveBeenCalledWith(0, "go", [2, 0]);
    play.press("d4", true);
    expect(asked).toHaveBeenLastCalledWith(0, "go", [1, 18]);
  });

  it("does the one thing that can be done where the alien stands", () => {
    const { play } = seated(moving, legal);
    play.press("b2", true);
    expect(moved).toHaveBeenCalledWith("use g");
  });

  it("is done at Enter, and nothing is sent while a move is on its way", () => {
    const { play, game } = seated(moving, legal);
    game.busy = true;
    play.press("c2", true);
    expect(moved).not.toHaveBeenCalled();
    game.busy = false;
    expect(play.confirm()).toBe(true);
    expect(moved).toHaveBeenCalledWith("done");
  });
});
