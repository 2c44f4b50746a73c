// The page of a game that brings none: the server's text board, and moves as the server words them.

import type { GamePage } from "../games/page";
import { wordsOf } from "../lib/moves";
import type { Choice } from "../lib/protocol";
import type { Sound } from "../lib/sound";
import { knows, say } from "../lib/words/index.svelte";

/** What happens in many games. */
const SOUNDS: Record<string, Sound> = {
  rolled: "roll",
  captured: "capture",
  won: "end",
  drawn: "end",
  ended: "end",
};

/** By the kinds of moves, what their numbers are called in the game's words. */
type Fields = Record<string, string[]>;

/** A move as the server worded it, or by the game's words; in notation where it has none. */
function inWords(prefix: string, fields: Fields, choice: Choice): string {
  const key = `${prefix}-move-${choice.kind}`;
  if (choice.words || !knows(key)) return wordsOf(choice);
  const args = (fields[choice.kind] ?? []).map((name, n) => [name, choice.args[n] ?? 0] as const);
  return say(key, Object.fromEntries(args));
}

/** `prefix` is that of the game's words. */
export const plainPage = (prefix: string, fields: Fields = {}): GamePage => ({
  prefix,
  board: () => import("./Board.svelte"),
  textBoard: null,
  keys: [
    [["1", "–", "9"], "plain-key-number"],
    [["/"], "plain-key-filter"],
    [["↑", "↓"], "plain-key-arrows"],
  ],
  example: "",
  sound: (what) => SOUNDS[what] ?? "move",
  todo: () => ["todo-plain", {}],
  moveText: (choice) => inWords(prefix, fields, choice),
  moveGroup: ({ kind }) => kind,
});
