// How the picture is moved and enlarged in its frame; lengths are in pixels of the screen.

export interface Lens {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 5;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The picture never leaves its frame. */
export function kept({ scale, x, y }: Lens, width: number, height: number): Lens {
  const fit = between(1, scale, CLOSEST);
  return { scale: fit, x: between(width * (1 - fit), x, 0), y: between(height * (1 - fit), y, 0) };
}

/** Enlarges around a point, which stays where it is. */
export function enlarged(lens: Lens, by: number, at: { x: number; y: number }): Lens {
  const scale = between(1, lens.scale * by, CLOSEST);
  const grown = scale / lens.scale;
  return { scale, x: at.x - (at.x - lens.x) * grown, y: at.y - (at.y - lens.y) * grown };
}

export const shifted = (lens: Lens, by: { x: number; y: number }): Lens => ({
  ...lens,
  x: lens.x + by.x,
  y: lens.y + by.y,
});

/** So large, with that place of the picture in the middle of the frame. */
export const centred = (scale: number, at: { x: number; y: number }, width: number, height: number): Lens => ({
  scale,
  x: width / 2 - at.x * scale,
  y: height / 2 - at.y * scale,
});
