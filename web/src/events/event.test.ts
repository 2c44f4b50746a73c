import { expect, it } from "vitest";
import type { EventInfo } from "../lib/protocol";
import { Evening } from "./event.svelte";

const BOT = -1;

function seenBy(me: number): Evening {
  const evening = new Evening("club");
  evening.info = { me } as EventInfo;
  return evening;
}

it("shows nobody a bot's table as their own", () => {
  expect(seenBy(-1).sits([3, BOT])).toBe(false);
  expect(seenBy(3).sits([3, BOT])).toBe(true);
  expect(seenBy(2).sits([3, BOT])).toBe(false);
  expect(new Evening("club").sits([3, BOT])).toBe(false);
});
