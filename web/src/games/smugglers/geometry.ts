// Where things are in the window of a sector, 200 units wide.

interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Planets along the upper arc, by how many there are. */
export const PLANETS: Record<number, Spot[]> = {
  1: [{ x: 100, y: 66, r: 34 }],
  2: [
    { x: 64, y: 72, r: 28 },
    { x: 136, y: 72, r: 28 },
  ],
  3: [
    { x: 48, y: 86, r: 24 },
    { x: 100, y: 50, r: 26 },
    { x: 152, y: 86, r: 24 },
  ],
  4: [
    { x: 36, y: 90, r: 21 },
    { x: 75, y: 54, r: 22 },
    { x: 125, y: 54, r: 22 },
    { x: 164, y: 90, r: 21 },
  ],
};

export const STATION: Record<number, { x: number; y: number }> = {
  2: { x: 100, y: 102 },
  3: { x: 100, y: 99 },
  4: { x: 100, y: 97 },
};

/** Ships side by side below: up to three in a row, four in two. */
export function shipPoints(count: number): { x: number; y: number; scale: number }[] {
  const scale = count < 3 ? 1.25 : 1.1;
  const step = count < 3 ? 60 : 51;
  if (count < 4)
    return Array.from({ length: count }, (_, n) => ({ x: 101 + (n - (count - 1) / 2) * step, y: 146, scale }));
  return [
    { x: 77, y: 127, scale },
    { x: 127, y: 127, scale },
    { x: 77, y: 158, scale },
    { x: 127, y: 158, scale },
  ];
}

/** The same stars for the same card, always. */
export function stars(name: string): { stars: Spot[]; cloud: { x: number; y: number } } {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7);
  const next = (): number => (seed = (seed * 75 + 74) % 65537) / 65537;
  const spots = Array.from({ length: 26 }, () => {
    const angle = next() * 2 * Math.PI;
    const far = 90 * Math.sqrt(next());
    return { x: 100 + far * Math.cos(angle), y: 100 + far * Math.sin(angle), r: 0.6 + next() * 1.1 };
  });
  return { stars: spots, cloud: { x: 60 + 80 * next(), y: 60 + 80 * next() } };
}
