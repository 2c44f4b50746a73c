// The part of the worker that keeps the page, in a browser that is not one.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SCRIPT = readFileSync(new URL("../../public/offline-worker.js", import.meta.url), "utf8");
const HOME = "https://play.example/games/";

type Heard = Record<string, (event: unknown) => void>;

class Cache {
  kept = new Map<string, string>();
  constructor(readonly network: (url: string) => string) {}
  addAll = async (names: string[]): Promise<void> => {
    for (const name of names) {
      const { href } = new URL(name, HOME);
      this.kept.set(href, this.network(href));
    }
  };
  match = async (asked: string | { url: string }): Promise<string | undefined> =>
    this.kept.get((typeof asked === "string" ? asked : asked.url).split("?")[0]!);
  put = async ({ url }: { url: string }, answer: { text: string }): Promise<void> => {
    this.kept.set(url, answer.text);
  };
}

/** `reached`: what the network has; null: there is none. */
async function worker(whole: boolean, reached: (url: string) => string | null) {
  const heard: Heard = {};
  const network = (url: string): string => reached(url) ?? "";
  const all = new Map<string, Cache>([["startable-old", new Cache(network)]]);
  const caches = {
    open: async (name: string) => all.get(name) ?? (all.set(name, new Cache(network)), all.get(name)!),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  const fetch = async ({ url }: { url: string }) => {
    const text = reached(url);
    if (text === null) throw new TypeError("no network");
    return { ok: text !== "missing", text, clone: () => ({ text }) };
  };
  const self = {
    KEPT: { build: "b1", files: ["./", "favicon.svg"], whole },
    addEventListener: (what: string, listener: (event: unknown) => void) => (heard[what] = listener),
    registration: { scope: HOME },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
  };
  new Function("self", "caches", "fetch", SCRIPT)(self, caches, fetch);
  const happen = async (what: string): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    heard[what]!({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  await happen("install");
  await happen("activate");
  const ask = async (path: string, mode = "cors", method = "GET"): Promise<unknown> => {
    let answer: Promise<unknown> | undefined;
    const respondWith = (found: Promise<unknown>): void => void (answer = found);
    heard.fetch!({ request: { url: HOME + path, mode, method }, respondWith });
    const found = await answer;
    return found && typeof found === "object" && "text" in found ? found.text : found;
  };
  return { ask, all };
}

it("a server's page comes from the server, and without it from what is kept", async () => {
  let there = true;
  const { ask, all } = await worker(false, (url) => (there ? `new ${url.slice(HOME.length)}` : null));
  expect([...all.keys()]).toEqual(["startable-b1"]);
  expect(await ask("t/abc", "navigate")).toBe("new t/abc");
  there = false;
  expect(await ask("t/abc", "navigate")).toBe("new ");
  expect(await ask("favicon.svg")).toBe("new favicon.svg");
});

it("parts that were used once are there again, and what failed is not kept", async () => {
  let answer: string | null = "part";
  const { ask } = await worker(false, () => answer);
  expect(await ask("assets/a.js")).toBe("part");
  answer = "missing";
  expect(await ask("assets/b.js")).toBe("missing");
  answer = null;
  expect(await ask("assets/a.js")).toBe("part");
  await expect(ask("assets/b.js")).rejects.toThrow("no network");
});

it("a site is its own build, whatever the host has meanwhile", async () => {
  let build = "one";
  const { ask } = await worker(true, () => build);
  build = "two";
  expect(await ask("?/t/abc", "navigate")).toBe("one");
  expect(await ask("favicon.svg")).toBe("one");
});

it("what is asked of the server is never kept", async () => {
  const { ask } = await worker(false, () => "secret");
  expect(await ask("api/tables")).toBeUndefined();
  expect(await ask("api/me/export", "navigate")).toBeUndefined();
  expect(await ask("t/abc", "cors", "POST")).toBeUndefined();
  expect(await ask("docs/index.html", "navigate")).toBeUndefined();
});
