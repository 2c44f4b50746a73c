import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomInfo } from "./protocol";
import { Socket } from "./sample";
import { TableStore } from "./table.svelte";
import { speak } from "./words/index.svelte";

const last = (): Socket => Socket.all.at(-1)!;
const hellos = (): unknown[] => Socket.all.map((each) => each.of("hello")[0]?.text);
const room = (game: string): RoomInfo =>
  ({ t: "room", table: "abc", game, status: "playing", seats: [] }) as unknown as RoomInfo;

let store: TableStore;

beforeEach(async () => {
  const nothing = (): void => undefined;
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  vi.stubGlobal("document", { documentElement: {}, addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(path === "/api/games" ? "[]" : "{}")));
  await speak("en");
  store = new TableStore("abc");
  store.open();
  last().accept();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what happened since the last move from here", () => {
  const frame = (v: number, ...seats: number[]): void => framed(v, {}, ...seats);
  const framed = (v: number, view: Record<string, unknown>, ...seats: number[]): void =>
    last().tell({
      t: "frame",
      v,
      events: seats.map((seat, n) => ({ v: v - seats.length + n + 1, what: "moved", args: { seat } })),
      view,
      legal: [],
      awaits: [],
      scores: [],
      result: null,
      clock_ms: -1,
    });

  it("is told to whoever comes back, by the server", () => {
    last().lose(1006);
    vi.advanceTimersByTime(1000);
    last().accept(3);
    last().tell(room("ur"));
    frame(6, 0, 1, 0, 1, 1, 1);
    expect(store.since.map(({ v }) => v)).toEqual([4, 5, 6]);
    last().lose(1006);
    vi.advanceTimersByTime(1000);
    last().accept(5);
    expect(store.since.map(({ v }) => v)).toEqual([6]);
  });

  it("begins with the own move, and with what one found on coming", () => {
    last().tell({ ...room("ur"), status: "waiting" });
    frame(2, 1, 1);
    expect(store.since).toEqual([]);
    frame(4, 1, 1);
    expect(store.since.map(({ v }) => v)).toEqual([3, 4]);
    last().tell({ t: "ack", n: 1, v: 5 });
    frame(5, 0);
    expect(store.since).toEqual([]);
    frame(6, 1);
    expect(store.since.map(({ v }) => v)).toEqual([6]);
  });

  it("stays through all moves of a long turn, and through answers in others' turns", () => {
    last().tell({ ...room("starfarers"), status: "waiting", seats: [{ stand_in: false }] as RoomInfo["seats"] });
    framed(1, { active: 1 }, 1);
    framed(2, { active: 1 }, 1);
    last().tell({ t: "ack", n: 1, v: 3 });
    framed(3, { active: 1 }, 0);
    framed(4, { active: 0 }, 1);
    last().tell({ t: "ack", n: 2, v: 5 });
    framed(5, { active: 0 }, 0);
    expect(store.since.map(({ v }) => v)).toEqual([2, 3, 4, 5]);
    last().tell({ t: "ack", n: 3, v: 6 });
    framed(6, { active: 1 }, 0);
    expect(store.since).toEqual([]);
  });
});

describe("a table", () => {
  it("has no news in what was said before one came", () => {
    last().tell(room("ur"));
    last().tell({ t: "said", seat: -1, name: "", text: "old", before: true });
    expect(store.chat.map(({ text }) => text)).toEqual(["old"]);
    expect(store.said).toBeNull();
    last().tell({ t: "said", seat: -1, name: "", text: "new", before: false });
    expect(store.said?.text).toBe("new");
  });

  it("of a game with a board asks for nothing more", async () => {
    last().tell(room("ur"));
    await vi.waitFor(() => expect(store.met).toBe(true));
    store.tellIn("hu");
    expect(hellos()).toEqual([undefined]);
  });

  it("of a game without one says hello again, for the board in words", async () => {
    last().tell(room("nim"));
    last().accept();
    await vi.waitFor(() => expect(store.met).toBe(true));
    expect(hellos()).toEqual([undefined, "en"]);
    last().tell(room("nim"));
    expect(Socket.all).toHaveLength(2);
  });

  it("tells the board in another language when the page speaks one", () => {
    last().tell(room("nim"));
    last().accept();
    store.tellIn("hu");
    last().accept();
    expect(hellos()).toEqual([undefined, "en", "hu"]);
  });
});
