// Single-key shortcuts: only where nobody is typing, and only if they are wanted.

import { isPlainKey } from "../lib/keys";
import { prefs } from "../lib/prefs.svelte";

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** The board, tabs and lists have uses of their own for the arrows. */
function elsewhere({ key, target }: KeyboardEvent): boolean {
  const inPage = target instanceof Element && target !== document.body && target.closest("main") !== target;
  return ARROWS.has(key) && inPage;
}

export function onKeys(event: KeyboardEvent, keys: Record<string, () => void>): void {
  if (!isPlainKey(event) || elsewhere(event)) return;
  if (!prefs.shortcuts && event.key.length === 1) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
