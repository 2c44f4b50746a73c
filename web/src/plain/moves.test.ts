import { describe, expect, it } from "vitest";
import { wordsOf } from "../lib/moves";
import type { Choice } from "../lib/protocol";
import { grouped } from "./moves";

const choice = (kind: string, text: string, words = "", seat = 0): Choice => ({ seat, kind, args: [], text, words });

const LEGAL = [
  choice("take", "t1", "Végy el 1 követ"),
  choice("pass", "pass", "Passz"),
  choice("take", "t2", "Végy el 2 követ"),
];

describe("moves of a game without a page", () => {
  it("stand together by their kind, numbered as they are shown", () => {
    const shown = grouped(LEGAL, "").map(({ kind, moves }) => [kind, ...moves.map((each) => each.place)]);
    expect(shown).toEqual([
      ["take", 1, 2],
      ["pass", 3],
    ]);
  });

  it("are told apart by seat where several play at one screen", () => {
    const groups = grouped([...LEGAL, choice("pass", "pass", "", 1)], "");
    expect(groups.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(["0 take", "0 pass", "1 pass"]);
  });

  it("are found by their words without accents, and by their notation", () => {
    const texts = (search: string): string[] =>
      grouped(LEGAL, search).flatMap(({ moves }) => moves.map((each) => each.choice.text));
    expect(texts("vegy 2")).toEqual(["t2"]);
    expect(texts("T1")).toEqual(["t1"]);
    expect(texts("  ")).toEqual(["t1", "t2", "pass"]);
    expect(texts("nothing")).toEqual([]);
  });

  it("are their notation where the game has no words for them", () => {
    expect([wordsOf(LEGAL[0]!), wordsOf(choice("take", "t3"))]).toEqual(["Végy el 1 követ", "t3"]);
  });
});
