// A friendly name for somebody who has not told us theirs.

import { known } from "./player.svelte";
import { choose, prefs } from "./prefs.svelte";
import { say } from "./words/index.svelte";

function oneOf(list: string): string {
  const words = list.split(",").map((word) => word.trim());
  return words[Math.floor(Math.random() * words.length)] ?? "";
}

export const madeUpName = (): string => `${oneOf(say("made-up-first"))} ${oneOf(say("made-up-second"))}`;

/** The name that this person goes by; made up and kept if there was none. */
export function ownName(): string {
  if (known.player) return known.player.name;
  if (!prefs.name.trim()) choose({ name: madeUpName() });
  return prefs.name.trim();
}
