// Where something that was said is shown.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What can be seen: below `low`, within the screen. */
export interface Sight {
  low: number;
  width: number;
  height: number;
}

/** Pixels to whatever is near. */
const GAP = 6;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Below whatever else is being said just there. */
export function clear(
  { x, y }: { x: number; y: number },
  bubble: Pick<Box, "width" | "height">,
  others: Box[],
): number {
  const low = others.filter((other) => overlap({ left: x, top: y, ...bubble }, other));
  return low.length ? Math.max(...low.map(({ top, height }) => top + height)) + GAP : y;
}

/** Above whoever speaks, so that they stay in sight; where they are out of sight, below what tells whose turn it is. */
export function beside(
  place: Box | null,
  bubble: Pick<Box, "width" | "height">,
  sight: Sight,
): { x: number; y: number } {
  const seen = place && place.top < sight.height && place.top + place.height > sight.low;
  const { left, top, width } = seen ? place : { left: 0, top: 0, width: 0 };
  const x = left + Math.min(width / 2, bubble.width / 2) - bubble.width / 2;
  return {
    x: Math.round(within(x, GAP, sight.width - bubble.width - GAP)),
    y: Math.round(within(top - bubble.height - GAP, sight.low + GAP, sight.height - bubble.height - GAP)),
  };
}
