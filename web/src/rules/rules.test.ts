import { describe, expect, it } from "vitest";
import { chapters } from "./chapters";
import { blocks, spans } from "./markdown";

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

  it("never makes HTML", () => {
    expect(spans("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});

describe("searching the rules", () => {
  const rule = (id: string, chapter: string, title: string, text: string) => ({ id, chapter, title, text });
  const book = {
    title: "UR",
    intro: "",
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
});
