// Keys that are meant for the board, or for the table around it.

const FIELDS = "input, textarea, select, [contenteditable], dialog";

export const inside = (target: EventTarget | null, where: string): boolean =>
  target instanceof Element && target.closest(where) !== null;

/** Is it a plain key, where nobody is typing? */
export function isPlainKey(event: KeyboardEvent): boolean {
  const changed = event.ctrlKey || event.metaKey || event.altKey;
  return !event.defaultPrevented && !changed && !inside(event.target, FIELDS);
}

/** Does Enter press what the keyboard is at? What the mouse was at last does not count. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(":focus-visible") && inside(target, "button, a, summary");
