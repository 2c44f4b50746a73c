import { beforeAll, expect, it, vi } from "vitest";
import type { GameInfo } from "../lib/protocol";
import { speak } from "../lib/words/index.svelte";
import { adviceFor } from "./advice";

const layout = { name: "layout", rule: "", default: 0, low: 0, high: 1, switch: false, without: [] };
const info = (prefix: string): GameInfo => ({
  name: "",
  prefix,
  version: 1,
  ready: true,
  seats: [2, 3, 4],
  colours: [],
  options: [{ ...layout, choices: ["square", "oblong"] }],
  bots: [],
  moves: {},
  styles: {},
  lessons: 0,
  puzzles: 0,
  secrets: true,
});

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("advises fewer tiles for fewer players, until they are chosen", () => {
  expect(adviceFor(info("MZ"), 2, {})).toContain("fewer tiles");
  expect(adviceFor(info("MZ"), 3, { layout: 0 })).toContain("fewer tiles");
  expect(adviceFor(info("MZ"), 4, {})).toBe("");
  expect(adviceFor(info("MZ"), 2, { layout: 1 })).toBe("");
});

it("advises nothing where the rules do not", () => {
  expect(adviceFor(info("XX"), 2, {})).toBe("");
});
