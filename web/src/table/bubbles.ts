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
