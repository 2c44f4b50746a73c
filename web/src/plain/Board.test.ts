import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../games/page";
import type { Choice } from "../lib/protocol";
import { speak } from "../lib/words/index.svelte";
import Board from "./Board.svelte";

const NIM: Choice[] = [1, 2, 3].map((n) => ({
  seat: 0,
  kind: "take",
  args: [n],
  text: `t${n}`,
  words: n < 3 ? `Take ${n} of the stones` : "",
}));

function drawn(change: Partial<BoardProps> = {}): string {
  const props: BoardProps = {
    game: "nim",
    view: { stones: 5, position: "stones:5" },
    text: "* * * * *\nto move: A",
    legal: NIM,
    seat: 0,
    mine: [0],
    events: [],
    since: [],
    log: [],
    busy: false,
    names: ["Anna", "Béla"],
    options: {},
    clock: -1,
    tip: null,
    onmove: () => undefined,
    onwhy: () => undefined,
    ...change,
  };
  return render(Board, { props }).body.replace(/<!--.*?-->/g, "");
}

describe("a game without a page", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });

  it("shows the server's text board as it is", () => {
    expect(drawn()).toContain("* * * * *\nto move: A");
  });

  it("offers every move as a button, in words and in notation", () => {
    const page = drawn();
    expect(page.match(/<button/g)).toHaveLength(3);
    expect(page).toContain("Take 2 of the stones");
    expect(page).toContain('data-move="t3"');
  });

  it("has a filter only where there is much to choose from", () => {
    const many = Array.from({ length: 20 }, (_, n): Choice => ({ seat: 0, kind: "take", args: [n], text: `t${n}` }));
    expect(drawn()).not.toContain("Filter the moves");
    expect(drawn({ legal: many })).toContain("Filter the moves");
  });

  it("tells what has happened even without words for it", () => {
    expect(drawn({ events: [{ v: 3, what: "took", args: { seat: 1, count: 2 } }] })).toContain("took 1 2");
  });

  it("shows no moves to a watcher, and the position until the board comes", () => {
    const page = drawn({ legal: [], text: "" });
    expect(page).not.toContain("<button");
    expect(page).toContain("stones:5");
  });
});
