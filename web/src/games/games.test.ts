import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RulesBy } from "../lib/now";
import type { GameInfo } from "../lib/protocol";
import { knows, LANGUAGES, say, speak } from "../lib/words/index.svelte";
import { isPlain, meet, pageOf, textFor } from ".";

const FOLDERS = Object.keys(import.meta.glob("./*/page.ts")).map((path) => path.split("/")[1]!);

const BOOKS = import.meta.glob<string>("../../../src/startable/games/*/rules.en.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const NOW = import.meta.glob<RulesBy>("./*/now.ts", { eager: true, import: "RULES" });

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

describe.each(FOLDERS)("the page of %s", (game) => {
  const page = pageOf(game);

  it("is no plain one", () => expect([isPlain(game), textFor(game)]).toEqual([false, ""]));

  it.each(LANGUAGES)("has all the words that it needs (%s)", async (language) => {
    await speak(language);
    const { prefix, keys } = page;
    const wanted = [`${prefix}-name`, `${prefix}-about`, `${prefix}-home-line`, ...keys.map(([, what]) => what)];
    expect(wanted.filter((key) => !knows(key))).toEqual([]);
  });

  it("names only rules that there are", () => {
    const book = Object.entries(BOOKS).find(([path]) => path.endsWith(`/${game}/rules.en.md`))![1];
    const named = Object.values(NOW[`./${game}/now.ts`] ?? {}).flat();
    expect(named.filter((rule) => !book.includes(`\n### ${rule} `))).toEqual([]);
    expect(named.length > 0).toBe(page.rulesNow !== undefined);
  });
});

describe("a game that has no page here", () => {
  const NIM = { name: "nim", prefix: "NI", moves: { take: ["count"] }, styles: {} } as unknown as GameInfo;
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const body =
        path === "/api/games" ? [NIM] : { ftl: `ni-name = Nim (${path.slice(-2)})\nni-move-take = Take { $count }` };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
  });

  it("is shown by the server's text board and words", async () => {
    await speak("en");
    expect([isPlain("nim"), textFor("nim"), pageOf("nim").textBoard]).toEqual([true, "en", null]);
    await meet("nim");
    expect([pageOf("nim").prefix, say("ni-name")]).toEqual(["ni", "Nim (en)"]);
    const said = (kind: string): string => pageOf("nim").moveText({ seat: 0, kind, args: [3], text: "t3" }, {});
    expect([said("take"), said("pass")], "also what nobody worded").toEqual(["Take 3", "t3"]);
    await meet("nim");
    expect(asked).toEqual(["/api/games", "/api/games/nim/words?lang=en"]);
  });

  it("is told in another language when the page is", async () => {
    await speak("hu");
    expect([say("ni-name"), say("close"), textFor("nim")]).toEqual(["Nim (hu)", say("close"), "hu"]);
    expect(asked).toEqual(["/api/games/nim/words?lang=hu"]);
  });
});
