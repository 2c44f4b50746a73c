import { expect, it } from "vitest";
import { streak } from "./marks.svelte";

it.each([
  [[], 0],
  [["2026-03-01"], 1],
  [["2026-02-27", "2026-02-28", "2026-03-01"], 3],
  [["2026-02-27", "2026-02-28"], 2],
  [["2026-02-26", "2026-02-27"], 0],
  [["2026-02-26", "2026-02-28", "2026-03-01"], 2],
])("days in a row up to the first of March: %j", (days, count) => {
  expect(streak(days, "2026-03-01")).toBe(count);
});
