import { expect, it } from "vitest";
import { deedOf } from "./moves";
import { previewPassages, previewView, touched } from "./preview";
import { choice, sampleView } from "./sample";

const view = sampleView();

/** Who would pass where, beside the tiles that the move changes. */
function passages(text: string, change: Partial<typeof view> = {}): Record<string, string> {
  const now = { ...view, ...change };
  const deed = deedOf(choice(text), now);
  return previewPassages(previewView(now, deed, 0), new Set(touched(deed, now, 0)));
}

it("shows the bridges that stay when a tile is turned, those that go and those that come", () => {
  const found = passages("turn r90 c2 1");
  expect(found.b2e).toBe("g");
  expect(found.c2s).toBe("go");
  expect(found.c2e).toBe("o");
  expect(found.b3e).toBe(view.passages.b3e);
});

it("changes no bridge of a tile that looks the same afterwards", () => {
  expect(passages("turn r180 c3 2")).toEqual(view.passages);
});

it("shows the bridges of tiles that change places", () => {
  const found = passages("exchange b3", { die: "g5" });
  expect([found.b2e, found.b2s, found.b3e, found.b3s]).toEqual(["", "", "go", "p"]);
});
