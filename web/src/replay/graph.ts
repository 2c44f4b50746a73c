// Where things are on the graph of a review. A seat's chance goes up from the bottom; of two seats one line is
// enough: the second has what is below it, the first what is above.

export const HEIGHT = 164;
const [TOP, BOTTOM, LEFT] = [8, 28, 38];
/** Beside the lines there is room for the letters of those who end there. */
const ROOM = 26;
const EDGE = 8;

export class Scale {
  readonly left = LEFT;
  readonly right: number;

  constructor(
    width: number,
    readonly last: number,
    letters: boolean,
  ) {
    this.right = Math.max(width - (letters ? ROOM : EDGE), LEFT + 1);
  }

  x(v: number): number {
    return LEFT + ((this.right - LEFT) * v) / Math.max(1, this.last);
  }

  y(chance: number): number {
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
  }

  version(x: number): number {
    return Math.round(((x - LEFT) / (this.right - LEFT)) * this.last);
  }
}

const tidy = (number: number): number => Math.round(number * 10) / 10;

export const linePath = (scale: Scale, chances: number[]): string =>
  chances.map((chance, v) => `${v ? "L" : "M"}${tidy(scale.x(v))} ${tidy(scale.y(chance))}`).join("");

/** The part of the second of two; a drawn game is nobody's and parts them evenly. */
export function below([first = 0, second = 0]: number[]): number {
  return first + second > 0 ? second / (first + second) : 0.5;
}

/** Between the line and the top (1) or the bottom (0). */
export function areaPath(scale: Scale, chances: number[], side: 0 | 1): string {
  return `${linePath(scale, chances)}L${tidy(scale.right)} ${scale.y(side)}L${scale.left} ${scale.y(side)}Z`;
}

/** Marks that would lie on each other, moved so far apart, in the same order and none beyond `most`. */
export function spread(places: number[], apart: number, most: number): number[] {
  const order = places.map((_, n) => n).sort((one, other) => places[one]! - places[other]!);
  const found = [...places];
  let least = -Infinity;
  for (const n of order) least = (found[n] = Math.max(found[n]!, least)) + apart;
  let limit = most;
  for (const n of order.reverse()) limit = (found[n] = Math.min(found[n]!, limit)) - apart;
  return found;
}
