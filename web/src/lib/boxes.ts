// Parts of a picture.

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** What has all these spots in it, with so much room around them; never more than the whole. */
export function boxAround(spots: Spot[], room: number, whole: Box): Box {
  if (!spots.length) return whole;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.max(Math.min(...xs) - room, whole.x), Math.max(Math.min(...ys) - room, whole.y)];
  const right = Math.min(Math.max(...xs) + room, whole.x + whole.width);
  const bottom = Math.min(Math.max(...ys) + room, whole.y + whole.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The words of what a figure shows. */
export const wordsOf = (part: string): string[] => part.split(" ").filter(Boolean);

/** Where what these words name lies; a word that names nothing is a mistake in a figure. */
export function spotsOf<Found extends Spot>(words: string[], places: (word: string) => Found[]): Found[] {
  return words.flatMap((word) => {
    const found = places(word);
    if (!found.length) throw new Error(`A figure shows “${word}”, which is nowhere.`);
    return found;
  });
}
