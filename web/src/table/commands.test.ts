import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Choice } from "../lib/protocol";
import { speak } from "../lib/words/index.svelte";
import { understand } from "./commands";

const LEGAL: Choice[] = [
  { seat: 0, kind: "forward", args: [6, 10], text: "c3-c7" },
  { seat: 0, kind: "take", args: [-1], text: "t-1" },
  { seat: 0, kind: "give", args: [0, 0], text: "give A -" },
];

describe("what is typed", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("hu");
  });

  it.each(["c3-c7", " C3 - c7 ", "c3–c7"])("is the legal move of that text: %s", (typed) => {
    expect(understand(typed, LEGAL)).toEqual({ kind: "move", choice: LEGAL[0] });
  });

  it("takes any dash for a minus, and keeps one that stands alone", () => {
    expect(understand("T−1", LEGAL)).toEqual({ kind: "move", choice: LEGAL[1] });
    expect(understand("give a  –", LEGAL)).toEqual({ kind: "move", choice: LEGAL[2] });
  });

  it("is a command in English or in the page's language", () => {
    expect(understand("rules ur-210", LEGAL)).toEqual({ kind: "word", word: "rules", rest: "ur-210" });
    expect(understand("Szabály", LEGAL)).toEqual({ kind: "word", word: "rules", rest: "" });
  });

  it("is otherwise for the server to judge, as it was typed", () => {
    expect(understand("c3 - C8", LEGAL)).toEqual({ kind: "why", text: "c3-C8" });
    expect(understand("why c3-c8", LEGAL)).toEqual({ kind: "why", text: "c3-c8" });
    expect(understand("miért c3-c8", LEGAL)).toEqual({ kind: "why", text: "c3-c8" });
  });

  it("is nothing", () => {
    expect([understand("  ", LEGAL), understand("why", LEGAL)]).toEqual([null, null]);
  });
});
