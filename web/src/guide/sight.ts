// Where on the page something is that a guide points at.

/** What it covers on the screen; null: it is not drawn. */
export function boxOf(where: string): DOMRect | null {
  if (!where) return null;
  const boxes = [...document.querySelectorAll(`.table ${where}`)].map((node) => node.getBoundingClientRect());
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

/** Is it in sight, below whatever lies over the page as far down as `top`? */
export const inSight = (box: Pick<DOMRect, "top" | "bottom">, top: number, height: number): boolean =>
  box.bottom > top + 8 && box.top < height - 8;

export function bringIntoSight(where: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document
    .querySelector(`.table ${where}`)
    ?.scrollIntoView({ block: "center", inline: "center", behavior: still ? "auto" : "smooth" });
}
