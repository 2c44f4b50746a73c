import { beforeEach, expect, it, vi } from "vitest";
import { Replay } from "./replay.svelte";

const TURNS = [0, 0, 1, 1, 1, 2];

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    const moments = TURNS.map((turns, n) => ({
      v: n + 1,
      line: "",
      move: null,
      events: [{ what: `told${n}` }],
      view: { turns },
    }));
    const body = path.includes("history") ? { room: { game: "ur" }, moments, next: 0 } : { game: "ur" };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});

it("begins where its address says, or at the end if there is no such line", async () => {
  for (const [wanted, place] of [
    [4, 3],
    [99, 5],
    [0, 0],
  ] as const) {
    const replay = new Replay("abc", wanted);
    await replay.load(-1);
    expect(replay.place).toBe(place);
    expect(replay.events, "what happened there is told").toEqual([{ what: `told${place}` }]);
  }
});

it("leaps from turn to turn", async () => {
  const replay = new Replay("abc");
  await replay.load(-1);
  const places = ([1, 1, 1, -1, -1, -1] as const).map((by) => (replay.leap(by), replay.place));
  expect(places).toEqual([2, 5, 5, 2, 0, 0]);
});
