import { describe, expect, it } from "vitest";
import { chapters } from "./chapters";
import { find, sections } from "./find";
import { blocks, plain, spans } from "./markdown";

describe("the Markdown of the rulebooks", () => {
  it("has emphasis, code and links to rules", () => {
    expect(spans("By **UR-202** you *must* go `c3-c7`, see UR-210.")).toEqual([
      { kind: "text", text: "By " },
      { kind: "strong", text: "UR-202" },
      { kind: "text", text: " you " },
      { kind: "em", text: "must" },
      { kind: "text", text: " go " },
      { kind: "code", text: "c3-c7" },
      { kind: "text", text: ", see " },
      { kind: "rule", text: "UR-210" },
      { kind: "text", text: "." },
    ]);
  });

  it("has paragraphs, lists and tables", () => {
    const text = "One\nline.\n\n- a\n- b\n  goes on\n\n1. c\n\n| x | y |\n| --- | --- |\n| 1 | 2 |";
    const found = blocks(text);
    expect(found.map((block) => block.kind)).toEqual(["paragraph", "list", "list", "table"]);
    expect(found[0]).toEqual({ kind: "paragraph", spans: [{ kind: "text", text: "One line." }] });
    expect(found[1]).toMatchObject({ ordered: false, items: [[{ text: "a" }], [{ text: "b goes on" }]] });
    expect(found[2]).toMatchObject({ ordered: true });
    expect(found[3]).toMatchObject({
      head: [[{ text: "x" }], [{ text: "y" }]],
      rows: [[[{ text: "1" }], [{ text: "2" }]]],
    });
  });

  it("has headings, and figures with their captions", () => {
    expect(blocks("## Goal\n\n![A *guard* on c3, see UR-303.](guard)")).toEqual([
      { kind: "heading", spans: [{ kind: "text", text: "Goal" }] },
      {
        kind: "figure",
        name: "guard",
        text: "A guard on c3, see UR-303.",
        spans: [
          { kind: "text", text: "A " },
          { kind: "em", text: "guard" },
          { kind: "text", text: " on c3, see " },
          { kind: "rule", text: "UR-303" },
          { kind: "text", text: "." },
        ],
      },
    ]);
  });

  it("is read without its signs", () => {
    expect(plain("By **all** *means*.\n\n![A `c3`.](guard)\n\n| x | y |\n| --- | --- |\n| 1 | 2 |")).toBe(
      "By all means.\n\nA c3.\n\nx | y\n\n1 | 2",
    );
  });

  it("never makes HTML", () => {
    expect(spans("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});

describe("searching the rules", () => {
  const rule = (id: string, chapter: string, title: string, text: string) => ({ id, chapter, title, text });
  const book = {
    title: "UR",
    intro: "",
    summary: "",
    rules: [
      rule("UR-101", "1 Kellékek", "Tábla", "A tábla üres."),
      rule("UR-301", "3 Tornyok", "Az őr", "Az őr viszi a foglyot."),
      rule("UR-302", "3 Tornyok", "A teteje", "Csak a legfelső lép."),
    ],
  };

  it("keeps chapters together", () => {
    expect(chapters(book).map(({ title, rules }) => [title, rules.length])).toEqual([
      ["1 Kellékek", 1],
      ["3 Tornyok", 2],
    ]);
  });

  it("wants all words and minds neither accents nor capitals", () => {
    expect(chapters(book, "OR foglyot").flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(["UR-301"]);
    expect(chapters(book, "ur-302")[0]?.rules).toHaveLength(1);
    expect(chapters(book, "sárkány")).toEqual([]);
  });
  it("puts titles before texts and whole words before parts of them", () => {
    const rules = [
      rule("UR-401", "4", "Bázis", "A torony itt őr nélkül áll, és az őr nem lép."),
      rule("UR-402", "4", "Kapu", "Az őrök várnak."),
      rule("UR-403", "4", "Az őr útja", "Előre."),
    ];
    const found = find("ur", { ...book, rules }, "őr");
    expect(found.map(({ id }) => id)).toEqual(["UR-403", "UR-401", "UR-402"]);
    expect(find("ur", { ...book, rules }, "ur-402")[0]?.href).toBe("/rules/ur#UR-402");
    expect(find("ur", { ...book, rules }, "  ")).toEqual([]);
  });

  it("finds the parts of a summary as well", () => {
    const summary = "Ketten.\n\n## Cél\n\nEjts *foglyot*!\n\n## A köröd\n\nDobsz. UR-202";
    expect(sections(summary)).toEqual([
      { title: "", text: "Ketten." },
      { title: "Cél", text: "Ejts foglyot!" },
      { title: "A köröd", text: "Dobsz. UR-202" },
    ]);
    const found = find("ur", { ...book, summary }, "foglyot");
    expect(found.map(({ id, title, href }) => [id, title, href])).toEqual([
      ["", "Cél", "/rules/ur/summary"],
      ["UR-301", "Az őr", "/rules/ur#UR-301"],
    ]);
  });
});
