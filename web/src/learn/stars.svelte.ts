// Which lessons were finished on this device.

import { recall, remember } from "../lib/storage";

type Stars = Record<string, string[]>;

let stars = $state.raw<Stars>(recall("stars", {}));

export const hasStar = (game: string, lesson: string): boolean => !!stars[game]?.includes(lesson);

/** How many lessons of a game have one. */
export const starsOf = (game: string): number => stars[game]?.length ?? 0;

export function giveStar(game: string, lesson: string): void {
  if (hasStar(game, lesson)) return;
  stars = { ...stars, [game]: [...(stars[game] ?? []), lesson] };
  remember("stars", stars);
}
