import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/words/index.svelte";
import { FRIENDS } from "./parts";
import { choice, sampleView } from "./sample";
import { moveText } from "./words";

describe("a move in words", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { documentElement: {} });
    return speak("en");
  });

  it.each([
    ["settle e3", "Colony on e3"],
    ["go 1 k14", "Ship 1 to k14"],
    ["ship trade f2", "Trade ship on f2"],
  ])("%s", (text, words) => expect(moveText(choice(text), sampleView())).toBe(words));

  it("names the friendship card and the rich by their numbers", () => {
    expect(FRIENDS[5]).toBe("trade-ore");
    expect(FRIENDS.slice(10)).toEqual(["both", "cannons", "engines", "levy", "fame", "help", "aid"]);
    const help = { seat: 0, kind: "help", args: [6], text: "" };
    expect(moveText(help, sampleView())).toBe("Ask the rich: B, C");
  });

  it.each([
    [13, "12 cards"],
    [14, "half a medal"],
    [15, "two opponents"],
    [16, "bring you nothing"],
  ])("tells what card %i of the Diplomats does, and not its name alone", (card, effect) => {
    const text = moveText({ seat: 0, kind: "friend", args: [card], text: "" }, sampleView());
    expect(text).toMatch(/^Diplomats: [A-Z]/);
    expect(text).toContain(effect);
  });

  it("is its notation where nobody has words for it", () => {
    expect(moveText({ seat: 0, kind: "unheard", args: [], text: "x9" }, sampleView())).toBe("x9");
  });
});
