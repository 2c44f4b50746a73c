// Single-key shortcuts: only where nobody is typing, and only if they are wanted.

import { prefs } from "../lib/prefs.svelte";

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

function typing(target: Element): boolean {
  return target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}

export function onKeys(event: KeyboardEvent, keys: Record<string, () => void>): void {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(target)) return;
  // The board, tabs and lists have uses of their own for the arrows.
  if (ARROWS.has(event.key) && target !== document.body && target.closest("main") !== target) return;
  if (!prefs.shortcuts && event.key.length === 1) return;
  const act = keys[event.key];
  if (act) {
    event.preventDefault();
    act();
  }
}
