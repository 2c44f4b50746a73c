// The worker itself, in a browser that is not one: it is called, and somebody clicks.

import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

const SCRIPT = readFileSync(new URL("../../public/push-worker.js", import.meta.url), "utf8");
const CALL = { table: "abc", title: "Your turn: UR", body: "Anna, Béla" };

interface Tab {
  url: string;
  visibilityState: string;
  focus: () => void;
}

function worker(...tabs: Tab[]) {
  const heard: Record<string, (event: unknown) => void> = {};
  const self = {
    addEventListener: (what: string, listener: (event: unknown) => void) => (heard[what] = listener),
    clients: { matchAll: () => Promise.resolve(tabs), openWindow: vi.fn() },
    registration: { scope: "https://play.example/games/", showNotification: vi.fn(() => Promise.resolve()) },
  };
  new Function("self", SCRIPT)(self);
  const happen = async (what: string, event: object): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    heard[what]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { self, happen };
}

const tab = (visibilityState: string): Tab => ({
  url: "https://play.example/games/t/abc",
  visibilityState,
  focus: vi.fn(),
});

it("a call is shown, once for each table", async () => {
  const { self, happen } = worker();
  await happen("push", { data: { json: () => CALL } });
  expect(self.registration.showNotification).toHaveBeenCalledWith(
    CALL.title,
    expect.objectContaining({ body: CALL.body, tag: CALL.table, data: { table: CALL.table } }),
  );
});

it("whoever looks at the table needs no call", async () => {
  const seen = worker(tab("visible"));
  await seen.happen("push", { data: { json: () => CALL } });
  expect(seen.self.registration.showNotification).not.toHaveBeenCalled();
  const hidden = worker(tab("hidden"));
  await hidden.happen("push", { data: { json: () => CALL } });
  expect(hidden.self.registration.showNotification).toHaveBeenCalled();
});

it("a click leads to the table, where it is open already or anew", async () => {
  const notification = { close: vi.fn(), data: { table: "abc" } };
  const open = tab("hidden");
  await worker(open).happen("notificationclick", { notification });
  expect(open.focus).toHaveBeenCalled();
  const closed = worker();
  await closed.happen("notificationclick", { notification });
  expect(closed.self.clients.openWindow).toHaveBeenCalledWith("https://play.example/games/t/abc");
});
