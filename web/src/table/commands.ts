// What can be typed: any move in the game's notation, or one of a few words. English words always work;
// the words of the page's language work too.

import { manners } from "../games";
import type { Choice } from "../lib/protocol";
import { say } from "../lib/words/index.svelte";

export const WORDS = ["help", "why", "hint", "say", "board", "log", "rules", "flip", "back", "next", "now", "rematch"] as const;
export type Word = (typeof WORDS)[number];

export type Command =
  | { kind: "move"; choice: Choice }
  | { kind: "why"; text: string; asked: { kind: string; args: number[] } | null }
  | { kind: "word"; word: Word; rest: string };

const tidy = (text: string): string => text.trim().toLowerCase().replace(/\s*[-–—]\s*/g, "-");

const localWord = (word: Word): string => say(`typed-${word}`);

function wordOf(text: string): Word | undefined {
  return WORDS.find((word) => text === word || text === localWord(word).toLowerCase());
}

type View = Record<string, unknown>;

export function understand(typed: string, legal: Choice[], game: string, seat: number, view: View): Command | null {
  const text = tidy(typed);
  const choice = legal.find((each) => tidy(each.text) === text);
  if (choice) return { kind: "move", choice };
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  const word = wordOf(first.toLowerCase());
  if (word && word !== "why") return { kind: "word", word, rest: rest.join(" ") };
  const meant = word === "why" ? tidy(rest.join(" ")) : text;
  return meant ? { kind: "why", text: meant, asked: manners(game).read(meant, seat, view) } : null;
}
