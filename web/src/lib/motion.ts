// How long things may move: as the settings say (--anim), not at all where motion is unwanted.

const USUAL = 300;

/** Milliseconds that a disc travels; 0: it is simply there. */
export function duration(node: Element): number {
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const style = getComputedStyle(node);
  if (style.getPropertyValue("--motion").trim() === "0") return 0;
  const set = style.getPropertyValue("--anim").trim();
  if (!set) return USUAL;
  return parseFloat(set) * (set.endsWith("ms") ? 1 : 1000);
}
