// What can be typed: any move in the game's notation, or one of a few words. English words always work;
// the words of the page's language work too.

import type { Choice } from "../lib/protocol";
import { say } from "../lib/words/index.svelte";

export const WORDS = [
  "help",
  "why",
  "hint",
  "say",
  "board",
  "log",
  "rules",
  "flip",
  "back",
  "next",
  "now",
  "rematch",
] as const;
export type Word = (typeof WORDS)[number];

export type Command =
  | { kind: "move"; choice: Choice }
  | { kind: "why"; text: string }
  | { kind: "word"; word: Exclude<Word, "why">; rest: string };

/** Dashes of all kinds, and blanks around them and elsewhere, as notation has them. */
const tidy = (text: string): string =>
  text
    .trim()
    .replace(/[−–—]/g, "-")
    .replace(/(\w)\s*-\s*(?=\w)/g, "$1-")
    .replace(/\s+/g, " ");

const same = (one: string, other: string): boolean => tidy(one).toLowerCase() === tidy(other).toLowerCase();

const wordOf = (text: string): Word | undefined =>
  WORDS.find((word) => same(text, word) || same(text, say(`typed-${word}`)));

/** A legal move, a command, or else a move that the server shall judge: the page reads no notation. */
export function understand(typed: string, legal: Choice[]): Command | null {
  const choice = legal.find((each) => same(each.text, typed));
  if (choice) return { kind: "move", choice };
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  const word = wordOf(first);
  if (word && word !== "why") return { kind: "word", word, rest: rest.join(" ") };
  const text = tidy(word ? rest.join(" ") : typed);
  return text ? { kind: "why", text } : null;
}
