import { expect, test } from "vitest";
import { ignore, isIgnored, speakerKey } from "./ignored.svelte";
import type { SeatInfo } from "./protocol";

const room = { table: "t1", seats: [{ player: "p1" }, { player: "" }] as SeatInfo[] };

test("a known player is the same at every table, a stranger is not", () => {
  expect(speakerKey(room, 0)).toBe(speakerKey({ ...room, table: "t2" }, 0));
  expect(speakerKey(room, 1)).not.toBe(speakerKey({ ...room, table: "t2" }, 1));
  expect(speakerKey(room, -1)).toBe("t1/-1");
});

test("whoever is ignored is so until one hears them again", () => {
  ignore("a", true);
  ignore("b", true);
  ignore("a", true);
  expect([isIgnored("a"), isIgnored("b")]).toEqual([true, true]);
  ignore("a", false);
  expect([isIgnored("a"), isIgnored("b")]).toEqual([false, true]);
});
