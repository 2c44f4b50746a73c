import { beforeAll, expect, test, vi } from "vitest";
import type { TimeControl } from "./protocol";
import { AMOUNTS, clockText, timeControl, timeText, warnings } from "./time";
import { speak } from "./words/index.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const control = (seconds: number, increment = 0): TimeControl => ({
  kind: increment ? "bank" : "turn",
  seconds,
  increment,
  then: "bot",
});

test("a clock is told as long as it is", () => {
  expect([0, 9_440, 10_000, 65_001, 599_000].map(clockText)).toEqual(["0.0", "9.4", "0:10", "1:06", "9:59"]);
  expect(clockText(2 * 86_400_000 + 3 * 3_600_000)).toBe("2 days 3 h");
  expect(clockText(3 * 3_600_000 + 20 * 60_000)).toBe("3 h 20 min");
  expect(clockText(86_400_000)).toBe("1 day");
});

test("what a table chose is told in a word", () => {
  expect(timeText(control(40))).toBe("40 s a turn");
  expect(timeText(control(3 * 86_400))).toBe("3 days a turn");
  expect(timeText(control(600, 10))).toBe("10 min and 10 s a turn");
});

test("whoever has little time is warned before it is up", () => {
  for (const [seconds] of [...AMOUNTS.turn, ...AMOUNTS.bank, ...AMOUNTS.days]) {
    const [soon, last] = warnings(control(seconds));
    expect(soon).toBeLessThan(seconds * 1000);
    expect(last).toBeLessThan(soon);
    expect(last).toBeGreaterThan(1000);
  }
});

test("nothing is chosen where there is no clock", () => {
  expect(timeControl("none", 0, "bot")).toBeNull();
  expect(timeControl("days", 0, "resign")).toEqual({ kind: "turn", seconds: 86_400, increment: 0, then: "resign" });
});
