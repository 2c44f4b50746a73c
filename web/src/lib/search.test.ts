import { describe, expect, it } from "vitest";
import { excerpt, hasWords, marked, strengths } from "./search";

const lit = (text: string, search: string): string =>
  marked(text, search)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

describe("what is looked for", () => {
  it("is found without accents and capitals", () => {
    expect(hasWords("A Merész Űrhajó", "urhajo merESZ")).toBe(true);
    expect(hasWords("A Merész Űrhajó", "urhajo lassu")).toBe(false);
    expect(hasWords("anything", "  ")).toBe(true);
  });

  it("is better met by whole words", () => {
    expect(strengths("The guard guards; safeguard", "guard")).toEqual([4]);
    expect(strengths("The guards", "guard")).toEqual([2]);
    expect(strengths("A safeguard", "guard")).toEqual([1]);
    expect(strengths("UR-210 Exact roll", "ur-210 roll tower")).toEqual([4, 4, 0]);
  });

  it("is set apart as it is written", () => {
    expect(lit("Az űrhajó és az Űr", "ur")).toBe("Az [űr]hajó és az [Űr]");
    expect(lit("őr őrjárat", "or jar")).toBe("[őr] [őr][jár]at");
    expect(lit("a (b) c", "(b)")).toBe("a [(b)] c");
    expect(lit("nothing here", "x")).toBe("nothing here");
    expect(lit("👽 űr 👽", "ur")).toBe("👽 [űr] 👽");
  });

  it("is shown with what stands around it", () => {
    const text = `${"before ".repeat(40)}the relic ${"after ".repeat(40)}`.trim();
    const shown = excerpt(text, "relic", 90);
    expect(shown).toContain("relic");
    expect(shown.startsWith("… ")).toBe(true);
    expect(shown.endsWith(" …")).toBe(true);
    expect(shown.length).toBeLessThan(100);
    expect(excerpt("short", "x", 90)).toBe("short");
  });
});
