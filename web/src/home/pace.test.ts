import { beforeEach, expect, it, vi } from "vitest";
import { paceOf, usualPace } from "./pace";
import { hasRaced, isRace, noteRace } from "../lib/raced";
import type { GameInfo, RoomInfo } from "../lib/protocol";

const option = { name: "pace", rule: "", default: 0, low: 0, high: 1, choices: ["live", "turns"], switch: false };
const info = (name: string): GameInfo => ({
  name,
  prefix: "",
  version: 1,
  ready: true,
  seats: [2],
  colours: [],
  options: [{ ...option, without: [] }],
  bots: [],
  moves: {},
  styles: {},
  lessons: 0,
  puzzles: 0,
  secrets: true,
});
const room = (pace: number, status: RoomInfo["status"] = "over") => ({ game: "smugglers", options: { pace }, status });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("whoever has not raced is offered a game in turns, and a longer countdown", () => {
  expect(usualPace(info("smugglers"))).toBe(1);
  expect(paceOf(info("smugglers"), 1)).toEqual({ pace: 1 });
  expect(paceOf(info("smugglers"), 0)).toEqual({ pace: 0, countdown: 8 });
});

it("a race makes no newcomer, a game in turns or one that goes on leaves one", () => {
  noteRace(room(1));
  noteRace(room(0, "playing"));
  expect(hasRaced("smugglers")).toBe(false);
  noteRace(room(0));
  expect(hasRaced("smugglers")).toBe(true);
  expect(usualPace(info("smugglers"))).toBe(0);
  expect(paceOf(info("smugglers"), 0)).toEqual({ pace: 0 });
});

it("other games know no pace", () => {
  expect(isRace({ game: "ur", options: {} })).toBe(false);
  expect(paceOf(info("ur"), usualPace(info("ur")))).toEqual({});
});
