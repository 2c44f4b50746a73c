import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../../lib/protocol";
import { routeTo } from "./routes";
import { pointNumber } from "./geometry";
import { type Game, Play } from "./play.svelte";
import { choice, sampleView, sampleWays } from "./sample";

const FLIGHT = ["go 1 f5", "go 2 f1", "end"];

function table(change: Partial<Game> = {}): { play: Play; game: Game; sent: () => string[] } {
  const game: Game = {
    view: sampleView(),
    legal: FLIGHT.map((text) => choice(text)),
    actor: 0,
    busy: false,
    tip: null,
    onmove: vi.fn(),
    onwhy: vi.fn(),
    onrule: vi.fn(),
    ...change,
  };
  return {
    play: new Play(() => game),
    game,
    sent: () => vi.mocked(game.onmove).mock.calls.map(([each]: [Choice]) => each.text),
  };
}

describe("a way", () => {
  it("leads back to the ship", () => {
    expect(routeTo(sampleWays, "g8")).toEqual(["f5", "g6", "f7", "g8"]);
    expect(routeTo(sampleWays, "x9")).toEqual([]);
  });
});

describe("a flight", () => {
  let at: ReturnType<typeof table>;
  beforeEach(() => {
    at = table();
    at.play.chooseShip(1);
  });

  it("begins with a ship", () => {
    expect(table().play.ship, "the first that can fly").toBe(1);
    at.play.chooseShip(2);
    expect(at.play.ship).toBe(2);
    at.play.chooseShip(1);
    expect([...at.play.lit].sort()).toEqual(["f5", "f7", "g6", "g8"]);
  });

  it("is proposed with its length before it is flown", () => {
    at.play.press("g8");
    expect(at.play.aim).toBe("g8");
    expect(at.play.route).toHaveLength(4);
    expect(at.play.pause).toBe("f7");
    expect(at.sent()).toEqual([]);
    at.play.press("g8");
    expect(at.sent()).toEqual(["go 1 f5"]);
  });

  it("goes on step by step when the last one has arrived", () => {
    at.play.press("g6");
    at.play.confirm();
    at.play.goOn();
    expect(at.sent()).toHaveLength(1);
    at.game.view = sampleView({ flying: 1, left: 3, position: "p1" });
    at.game.legal = [choice("go 1 g6")];
    at.play.goOn();
    expect(at.sent()).toEqual(["go 1 f5", "go 1 g6"]);
  });

  it("gives the rest back where something was discovered", () => {
    at.play.press("g8");
    at.play.confirm();
    const quarters = { ...at.game.view.quarters, m: { tile: "P2", turn: 0, planets: [] } };
    at.game.view = sampleView({ flying: 1, left: 3, quarters, position: "p1" });
    at.game.legal = [choice("go 1 g6")];
    at.play.goOn();
    expect(at.sent()).toEqual(["go 1 f5"]);
  });

  it("says which rule is in the way", () => {
    at.play.press("h6");
    expect(at.game.onrule).toHaveBeenCalledWith("SF-511", "sf-foreign-port", {});
    at.play.press("x9");
    expect(at.game.onrule).toHaveBeenLastCalledWith("SF-506", "sf-out-of-reach", { at: "x9", reach: 4 });
  });

  it("can be put down again", () => {
    at.play.press("g8");
    expect(at.play.release()).toBe(true);
    expect([at.play.aim, at.play.ship]).toEqual(["", 1]);
    expect(at.play.release()).toBe(false);
  });

  it("is another ship's when that one is pressed", () => {
    at.play.press("f2");
    expect(at.play.ship).toBe(2);
  });
});

describe("building", () => {
  const build = { view: sampleView({ stage: "build", base: 0, speed: 0, ways: {} }) };
  const legal = ["ship colony f4", "ship colony f2", "ship trade f2", "port c2", "upgrade engine", "depart"].map(
    (text) => choice(text),
  );

  it("lights up where a ship of that kind can start", () => {
    const { play, sent } = table({ ...build, legal });
    expect(play.lit.size).toBe(0);
    play.chooseTool("trade_ship");
    expect([...play.lit]).toEqual(["f2"]);
    play.chooseTool("spaceport");
    expect([...play.lit]).toEqual(["c2"]);
    play.press("c2");
    play.confirm();
    expect(sent()).toEqual(["port c2"]);
  });

  it("asks why where it is not possible", () => {
    const { play, game } = table({ ...build, legal });
    play.chooseTool("trade_ship");
    play.press("f4");
    expect(game.onwhy).toHaveBeenCalledWith(0, "ship", [1, pointNumber("f4")]);
    play.attempt("upgrade", 2);
    expect(game.onwhy).toHaveBeenLastCalledWith(0, "upgrade", [2]);
  });
});

describe("taking off", () => {
  const DEPART: Choice = { seat: 0, kind: "depart", args: [], text: "depart" };
  const ENGINE: Choice = { seat: 0, kind: "upgrade", args: [0], text: "engine" };

  it("is asked about while one can still build", () => {
    const { play, sent } = table({ legal: [DEPART, ENGINE] });
    play.depart();
    expect([play.leaving, sent()]).toEqual([true, []]);
    play.depart();
    expect(sent()).toEqual(["depart"]);
  });

  it("is not where there is nothing to build", () => {
    const { play, sent } = table({ legal: [DEPART] });
    play.depart();
    expect(sent()).toEqual(["depart"]);
  });
});

describe("taking back", () => {
  it("is there just where the server offers it", () => {
    const { play, sent } = table({ legal: [choice("undo")] });
    expect([play.undo(), sent()]).toEqual([true, ["undo"]]);
    expect(table({ legal: [] }).play.undo()).toBe(false);
  });
});

describe("a place", () => {
  const builds = (...texts: string[]): ReturnType<typeof table> =>
    table({ view: sampleView({ stage: "place", base: 0, speed: 0 }), legal: texts.map((text) => choice(text)) });

  it("need not be chosen where there is only one", () => {
    const at = builds("place e5");
    expect(at.play.aim).toBe("e5");
    at.play.confirm();
    expect(at.sent()).toEqual(["place e5"]);
  });

  it("is chosen where there are several", () => {
    const at = builds("place e5", "place f4");
    expect(at.play.aim).toBe("");
    at.play.press("f4");
    expect(at.play.aim).toBe("f4");
  });

  it("is meant by a press on the planet beside it, by the shortest way", () => {
    const at = table();
    at.play.chooseShip(1);
    expect(at.play.nearestOf(["g8", "g6", "x5"])).toBe("g6");
    expect(at.play.nearestOf(["x5"])).toBe("");
  });
});

describe("no to every offer", () => {
  const asked = (answer = ""): Partial<Game> => {
    const view = sampleView();
    const players = view.players.map((player, n) => (n === 1 ? { ...player, answer } : player));
    const decline: Choice = { seat: 1, kind: "decline", args: [0], text: "decline" };
    return { view: { ...view, active: 0, players }, actor: 1, legal: [decline] };
  };

  it("is said once for each, until one's own turn", () => {
    const at = table(asked());
    at.play.answerOffers();
    expect(at.sent()).toEqual([]);
    at.play.declineAll(1);
    expect(at.sent()).toEqual(["decline"]);
    Object.assign(at.game, asked("declined"));
    at.play.answerOffers();
    expect(at.sent()).toEqual(["decline"]);
    Object.assign(at.game, asked());
    at.play.answerOffers();
    expect(at.sent()).toEqual(["decline", "decline"]);
    at.game.view = { ...at.game.view, active: 1 };
    at.play.answerOffers();
    expect(at.play.declining).toBe(-1);
  });
});
