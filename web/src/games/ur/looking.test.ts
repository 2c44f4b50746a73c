import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Looking } from "./looking.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a tower opens under a mouse that rests, but not over what happens there", () => {
  const looking = new Looking();
  looking.point("c1", "pointer");
  vi.advanceTimersByTime(400);
  expect(looking.spot).toBe("c1");
  looking.disturb();
  vi.advanceTimersByTime(5000);
  expect(looking.spot).toBeNull();
  looking.point("c2", "pointer");
  looking.disturb();
  vi.advanceTimersByTime(5000);
  expect(looking.spot).toBeNull();
});
