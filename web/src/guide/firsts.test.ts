// Every first of every game: its words, its rule, and, with the games that MOMENTS names, whether it ever comes.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { pageOf } from "../games";
import type { Guide } from "../games/page";
import type { Frame } from "../lib/protocol";
import { knows, LANGUAGES, say, speak } from "../lib/words/index.svelte";

const GUIDES = import.meta.glob<{ default: Guide }>("../games/*/guide.ts", { eager: true });
const RULES = import.meta.glob<string>("../../../src/startable/games/*/rules.*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const WORDS = import.meta.glob<string>("../../../src/startable/games/*/words/guide.*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const games = Object.entries(GUIDES).map(([path, { default: guide }]) => ({ game: path.split("/")[2]!, guide }));

/** By game, some games of it, frame by frame, as the first seat was told them. */
const recorded = process.env.MOMENTS
  ? (JSON.parse(readFileSync(process.env.MOMENTS, "utf8")) as Record<string, Frame[][]>)
  : {};

/** At a phone there is room for about three lines. */
const LONGEST = 150;

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

describe.each(games)("the guide of $game", ({ game, guide }) => {
  const keys = guide.firsts.map(({ key }) => key);
  const { prefix } = pageOf(game);

  it("says everything once", () => expect(keys).toEqual([...new Set(keys)]));

  it.each(LANGUAGES)("has a short sentence for each first (%s)", async (language) => {
    await speak(language);
    const said = keys.map((key) => `${prefix}-first-${key}`);
    const source = WORDS[`../../../src/startable/games/${game}/words/guide.${language}.ftl`] ?? "";
    const written = [...source.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key);
    expect(written.toSorted()).toEqual([...said, `${prefix}-guide-phase`, `${prefix}-guide-goal`].toSorted());
    expect(said.filter((key) => !knows(key))).toEqual([]);
    expect(said.map((key) => say(key)).filter(({ length }) => length > LONGEST)).toEqual([]);
  });

  it.each(LANGUAGES)("names rules that there are (%s)", (language) => {
    const rules = RULES[`../../../src/startable/games/${game}/rules.${language}.md`] ?? "";
    expect(guide.firsts.filter(({ rule }) => !rules.includes(`### ${rule} `))).toEqual([]);
  });

  describe.runIf(recorded[game])("in games that were played", () => {
    const frames = (recorded[game] ?? []).flat();

    it("comes to explain everything", () => {
      const comes = ({ where }: Guide["firsts"][number]): boolean =>
        frames.some(({ view, legal, events }) => where({ view, legal, events, mine: [0] }) !== null);
      expect(guide.firsts.filter((first) => !comes(first)).map(({ key }) => key)).toEqual([]);
    });

    it.each(LANGUAGES)("always has words for what is going on (%s)", async (language) => {
      await speak(language);
      const told = frames.flatMap(({ view }) => [say(...guide.phase(view, [0])), say(...guide.goal(view))]);
      expect(told.filter((text) => /[{}]|-guide-/.test(text))).toEqual([]);
    });

    it("tells how far everybody is", () => {
      const rows = frames.map(({ view }) => guide.progress(view));
      const odd = rows.filter((row) => row.some(({ have, of }) => of !== undefined && (have < 0 || have > of + 5)));
      expect(odd).toEqual([]);
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBeGreaterThan(3);
    });
  });
});
