import { beforeAll, describe, expect, it, vi } from "vitest";
import { linesOf, lineText, upTo } from "./log";
import type { Happened } from "./protocol";
import { speak } from "./words/index.svelte";

let v = 0;
const event = (what: string, args: Happened["args"] = {}): Happened => ({ v: ++v, what, args });
const NAMES = ["Anna", "Béla"];

function told(game: string, ...events: Happened[]): string[] {
  return linesOf(game, events).map((line) => lineText(game, line, NAMES));
}

describe("the log", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });

  it("tells the dice of a round of Space Maze on one line, in words", () => {
    const dice = [4, 1].map((pips) => event("rolled", { alien: "g", pips }));
    const more = [event("rolled", { alien: "p", pips: 2 }), event("rolled", { alien: "o", pips: 6 })];
    const steps = event("rolled_steps", { steps: "gppo" });
    expect(told("maze", ...dice, ...more, steps)).toEqual([
      "The dice: green 1, 4; purple 2; orange 6. Movement dice: 1 green, 2 purple, 1 orange.",
    ]);
    expect(told("maze", event("took_steps", { seat: 1, steps: "gggp" }))).toEqual([
      "Béla takes a movement die (3 green, 1 purple).",
    ]);
  });

  it("tells the cards of each player apart, and hides what was hidden", () => {
    const own = ["x", "r90", "r90"].map((card) => event("drew", { seat: 0, card }));
    const other = ["hidden", "hidden"].map((card) => event("drew", { seat: 1, card }));
    expect(told("maze", ...own, ...other, event("drew", { seat: 0, card: "x" }))).toEqual([
      "Anna draws 3 cards: Exchange, Rotate 90 ×2.",
      "Béla draws 2 cards.",
      "Anna draws Exchange.",
    ]);
  });

  it("tells goods and sectors of Space Smugglers without their codes", () => {
    const dealt = ["A", "B"].map((place) => event("dealt", { place, card: "A-R" }));
    expect(told("smugglers", ...dealt, event("gave", { seat: 0, place: "A", goods: "ryy" }))).toEqual([
      "2 sectors are turned up.",
      "Anna completes sector A (goods given: 1 red, 2 yellow).",
    ]);
  });

  it("is told up to a version", () => {
    v = 0;
    const events = ["one", "two", "three"].map((what) => event(what));
    expect(upTo(events, 2).map(({ what }) => what)).toEqual(["one", "two"]);
    expect(upTo(events, Infinity)).toBe(events);
  });

  it("keeps the versions that a line stands for", () => {
    v = 0;
    const [laid, first] = linesOf("maze", [event("laid"), event("laid"), event("laid"), event("opened", { seat: 0 })]);
    expect([laid?.first, laid?.v, first?.first]).toEqual([1, 3, 4]);
  });
});
