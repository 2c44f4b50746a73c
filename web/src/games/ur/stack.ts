// How discs stack up in the picture: seen from above at a slant, closer together the higher the tower.

export const RX = 37;
export const RY = 28;
const THICK = 10.5;
const HIGHEST = 70;
const LOWEST_BASE = 15;

/** How much of each disc's edge shows in a tower of so many. */
export function thickness(height: number): number {
  const gaps = Math.max(height - 1, 1);
  return (HIGHEST * (1 - Math.exp((-gaps * THICK) / HIGHEST))) / gaps;
}

/** Where the top face of each disc is, bottom to top, from the middle of the field. */
export function levels(height: number): number[] {
  const thick = thickness(height);
  const rise = thick * (height - 1);
  const base = Math.min(-thick / 2 + rise / 2, LOWEST_BASE);
  return Array.from({ length: height }, (_, index) => base - index * thick);
}

/** How far a load is from where it would lie alone, as the top of a tower of this height. */
export function perch(height: number, load: number): number {
  return height > load ? levels(height)[height - load]! - levels(load)[0]! : 0;
}
