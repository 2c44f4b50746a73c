import { describe, expect, it } from "vitest";
import { brushOf, paintsOf } from "./paint";
import { marked, widthOf } from "./text";

const BOARD = "A | . | .\n. | B | .";

describe("a text board", () => {
  it("is as wide as its widest line", () => {
    expect([widthOf(BOARD), widthOf("ab\nabcd\n"), widthOf(""), widthOf("★★★")]).toEqual([9, 4, 1, 3]);
  });

  it("marks the letters that have changed, and only those", () => {
    expect(marked(BOARD, "A | A | .\n. | . | B")).toEqual([
      { text: "A | ", fresh: false, style: "" },
      { text: "A", fresh: true, style: "" },
      { text: " | .\n. | ", fresh: false, style: "" },
      { text: ".", fresh: true, style: "" },
      { text: " | ", fresh: false, style: "" },
      { text: "B", fresh: true, style: "" },
    ]);
  });

  it("marks nothing on the first board, where nothing changed, or in another shape", () => {
    for (const before of ["", BOARD, "one line"]) {
      expect(marked(before, BOARD)).toEqual([{ text: BOARD, fresh: false, style: "" }]);
    }
  });

  it("does not call blanks new, but what stands beyond the end of the old line", () => {
    expect(marked("ab", "a ")).toEqual([{ text: "a ", fresh: false, style: "" }]);
    expect(marked("a", "ab")).toEqual([
      { text: "a", fresh: false, style: "" },
      { text: "b", fresh: true, style: "" },
    ]);
  });

  it("wears the colours that its game tells for terminals", () => {
    const styles = { "b+": "bold #ffe95c on #0b3d91", "\\.": "dim", "(?P<odd>x)": "#ff0000" };
    const pieces = marked("", "a.bbx\nb", paintsOf("a.bbx\nb", styles));
    expect(pieces.map(({ text, style }) => [text, brushOf(style)])).toEqual([
      ["a", ""],
      [".", "opacity: 0.6"],
      ["bb", "font-weight: 700; color: #ffe95c; background: #0b3d91"],
      ["x\n", ""],
      ["b", "font-weight: 700; color: #ffe95c; background: #0b3d91"],
    ]);
  });
});
