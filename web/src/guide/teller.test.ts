import { beforeEach, describe, expect, it, vi } from "vitest";
import type { First, Guide, Now } from "../games/page";
import type { Choice, Happened } from "../lib/protocol";

interface View {
  hurry?: boolean;
}

const move = (kind: string): Choice => ({ seat: 0, kind, args: [], text: kind });
const event = (what: string, v = 1): Happened => ({ v, what, args: { seat: 1 } });
const now = (legal: string[] = [], events: string[] = [], view: View = {}): Now => ({
  view,
  legal: legal.map(move),
  mine: [0],
  events: events.map((what) => event(what)),
});

const FIRSTS: First[] = [
  { key: "jump", rule: "X-1", where: ({ legal }) => (legal.some(({ kind }) => kind === "jump") ? ".jump" : null) },
  { key: "storm", rule: "X-2", where: ({ events }) => (events.some(({ what }) => what === "storm") ? "" : null) },
  { key: "walk", rule: "X-3", where: ({ legal }) => (legal.some(({ kind }) => kind === "walk") ? ".walk" : null) },
];
const GUIDE: Guide = {
  table: { seats: 2, options: {} },
  phase: () => ["x", {}],
  goal: () => ["x", {}],
  progress: () => [],
  hurries: (view) => (view as View).hurry === true,
  firsts: FIRSTS,
};

let stored: Map<string, string>;
let modules: { Teller: typeof import("./teller.svelte").Teller; memory: typeof import("./memory.svelte") };

beforeEach(async () => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  modules = await afresh();
});

/** The page as it is after a reload. */
async function afresh(): Promise<typeof modules> {
  vi.resetModules();
  return { Teller: (await import("./teller.svelte")).Teller, memory: await import("./memory.svelte") };
}

const teller = (): InstanceType<typeof modules.Teller> => new modules.Teller("hop", GUIDE);
const keyOf = ({ shown }: { shown: { first: First } | null }): string => shown?.first.key ?? "";

describe("what a guide explains", () => {
  it("is one thing at a time, the more urgent first, and each once", () => {
    const guide = teller();
    guide.look(now(["walk", "jump"]), 1);
    expect([keyOf(guide), guide.shown?.where]).toEqual(["jump", ".jump"]);
    guide.look(now(["walk"]), 2);
    expect(keyOf(guide), "it stays until it is closed").toBe("jump");
    guide.close();
    guide.look(now(["walk", "jump"]), 3);
    expect(keyOf(guide)).toBe("walk");
    guide.close();
    guide.look(now(["walk", "jump"]), 4);
    expect(guide.shown).toBeNull();
  });

  it("is no more than one thing for each that happens", () => {
    const guide = teller();
    guide.look(now(["jump", "walk"]), 1);
    guide.close();
    guide.look(now(["jump", "walk"]), 1);
    expect(guide.shown).toBeNull();
  });

  it("may wait while something else is read", () => {
    const guide = teller();
    guide.look(now(["jump"]), 1);
    guide.look(now([], ["storm"]), 2);
    guide.look(now([], ["calm"]), 3);
    guide.close();
    guide.look(now(), 4);
    expect(keyOf(guide)).toBe("storm");
  });

  it("does not come back from long ago", () => {
    const guide = teller();
    modules.memory.noteTold("hop", "storm");
    guide.look(now([], ["storm"]), 1);
    modules.memory.forgetTold("hop");
    guide.look(now(), 2);
    expect(guide.shown).toBeNull();
  });

  it("waits until nobody hurries", () => {
    const guide = teller();
    guide.look(now(["walk"], ["storm"], { hurry: true }), 1);
    expect(guide.shown).toBeNull();
    guide.look(now(), 2);
    expect(keyOf(guide)).toBe("storm");
  });

  it("is read when somebody plays on, but not at once", () => {
    const guide = teller();
    guide.look(now(["jump"]), 1);
    vi.advanceTimersByTime(500);
    guide.playedOn();
    expect(keyOf(guide)).toBe("jump");
    vi.advanceTimersByTime(4000);
    guide.playedOn();
    expect([guide.shown, modules.memory.toldOf("hop")]).toEqual([null, ["jump"]]);
  });
});

describe("a device", () => {
  it("remembers by game what was explained and whether it is wanted", async () => {
    modules.memory.setGuided("hop", true);
    const guide = teller();
    guide.look(now(["jump"]), 1);
    guide.close();
    modules = await afresh();
    expect([modules.memory.isGuided("hop"), modules.memory.isGuided("skip")]).toEqual([true, false]);
    expect(modules.memory.toldOf("hop")).toEqual(["jump"]);
    const again = teller();
    again.look(now(["jump", "walk"]), 1);
    expect(keyOf(again)).toBe("walk");
  });

  it("knows who has played a game to its end", async () => {
    const { hasPlayed, notePlayed } = await import("../lib/played.svelte");
    notePlayed({ game: "hop", status: "playing" });
    expect(hasPlayed("hop")).toBe(false);
    notePlayed({ game: "hop", status: "over" });
    expect([hasPlayed("hop"), stored.get("startable.played")]).toEqual([true, '["hop"]']);
  });
});
