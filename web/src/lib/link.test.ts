import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Ears, Link } from "./link";
import { Socket } from "./sample";

const last = (): Socket => Socket.all.at(-1)!;
let wake: Record<string, () => void>;
let ears: Ears & { states: string[]; messages: string[]; failures: number[] };
let link: Link;
let told = "";

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  wake = {};
  const listen = (name: string, act: () => void): void => void (wake[name] = act);
  const forget = (name: string): void => void delete wake[name];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("removeEventListener", forget);
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: listen, removeEventListener: forget });
  const states: string[] = [];
  const messages: string[] = [];
  const failures: number[] = [];
  ears = {
    states,
    messages,
    failures,
    version: () => 7,
    text: () => told,
    heard: (message) => messages.push(message.t),
    turned: (state) => states.push(state),
    failed: (code) => failures.push(code),
    lag: () => undefined,
    salt: (commits) => `shown after ${commits.join()}`,
  };
  told = "";
  link = new Link("abc", "00ff", ears);
  link.open();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a link", () => {
  it("says hello with its version and its commitment", () => {
    last().accept();
    expect(last().address).toBe("wss://table.example/api/tables/abc/socket");
    expect(last().of("hello")).toEqual([
      { t: "hello", client: expect.any(String), v: 7, commit: "00ff", ready: false },
    ]);
    expect(ears.states).toEqual(["open"]);
  });

  it("shows its salt when all have committed, and not before", () => {
    last().accept();
    expect(last().of("salt")).toEqual([]);
    last().tell({ t: "reveal", commits: ["aa", "00ff"] });
    expect(last().of("salt")).toEqual([{ t: "salt", salt: "shown after aa,00ff" }]);
  });

  it("does not show its salt to a table that leaves its commitment out, or somebody's", () => {
    last().accept();
    last().tell({ t: "reveal", commits: ["aa", "bb"] });
    last().tell({ t: "reveal", commits: ["00ff", ""] });
    expect(last().of("salt")).toEqual([]);
  });

  it("comes back by itself, ever more slowly", () => {
    last().accept();
    last().lose(1006);
    expect(ears.states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(2);
    last().lose(1006);
    vi.advanceTimersByTime(350);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(450);
    expect(Socket.all).toHaveLength(3);
  });

  it("comes back ever more slowly to a table that breaks at once again", () => {
    for (const pause of [400, 800, 1600]) {
      last().accept();
      last().lose(1012);
      const before = Socket.all.length;
      vi.advanceTimersByTime(pause / 2 - 1);
      expect(Socket.all).toHaveLength(before);
      vi.advanceTimersByTime(pause / 2 + 1);
      expect(Socket.all).toHaveLength(before + 1);
    }
    last().accept();
    vi.advanceTimersByTime(5_000);
    last().lose(1012);
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(5);
  });

  it("sends unacknowledged moves again with the same number", () => {
    last().accept();
    link.move(0, "enter", [2]);
    link.move(0, "forward", [2, 4]);
    const [first, second] = last().of("move");
    last().tell({ t: "ack", n: Number(first!.n), v: 8 });
    last().lose(1006);
    vi.advanceTimersByTime(400);
    last().accept();
    expect(last().of("move")).toEqual([second]);
    expect(last().of("hello")[0]!.client).toBe(Socket.all[0]!.of("hello")[0]!.client);
    expect(link.busy).toBe(true);
    last().tell({ t: "refused", n: Number(second!.n), rule: "UR-202", fact: "x", args: {} });
    expect(link.busy).toBe(false);
  });

  it("keeps a move made while the connection is lost", () => {
    last().accept();
    last().lose(1006);
    link.move(0, "enter", [2]);
    vi.advanceTimersByTime(400);
    last().accept();
    expect(last().of("move")).toHaveLength(1);
  });

  it("gives up a connection that is silent", () => {
    last().accept();
    vi.advanceTimersByTime(8_000);
    expect(ears.states.at(-1)).toBe("reconnecting");
  });

  it("stays while pings are answered", () => {
    last().accept();
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(7_500);
      last().tell({ t: "pong", at: 0 });
    }
    expect(Socket.all).toHaveLength(1);
    expect(last().of("ping").length).toBeGreaterThan(2);
    expect(ears.messages).not.toContain("pong");
  });

  it("wakes at once when the network is back", () => {
    last().accept();
    last().lose(1006);
    wake.online!();
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(2);
  });

  it("stays away when the server says so", () => {
    last().accept();
    last().lose(4404);
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
    expect(ears.failures).toEqual([4404]);
    expect(ears.states.at(-1)).toBe("closed");
  });

  it("asks what is wrong when the first connection fails, and goes on trying", () => {
    last().lose(1006);
    expect(ears.failures).toEqual([1006]);
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(2);
  });

  it("asks for the text board where the page draws none, and for nothing otherwise", () => {
    last().accept();
    expect(last().of("hello")[0]).not.toHaveProperty("text");
    told = "hu";
    link.again();
    last().accept();
    expect(last().of("hello")[0]).toMatchObject({ text: "hu" });
  });

  it("lets the server read what was typed", () => {
    last().accept();
    link.whyTyped(0, "c3-c8");
    expect(last().of("why")[0]).toMatchObject({ seat: 0, text: "c3-c8" });
  });
});
