// Where things are on the graph of a review. A seat's chance goes up from the bottom; of two seats one line is
// enough: the second has what is below it, the first what is above.

export const HEIGHT = 164;
const [TOP, BOTTOM, LEFT] = [8, 28, 38];
/** Beside the lines there is room for the letters of those who end there. */
const ROOM = 26;
const EDGE = 8;
/** Letters that would lie on each other are moved apart. */
const APART = 18;

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

/** The same heights, or near them, but none closer to another than a letter is high. */
export function spread(heights: number[]): number[] {
  const order = heights.map((_, n) => n).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  let lowest = -Infinity;
  for (const n of order) lowest = placed[n] = Math.max(placed[n]!, lowest + APART);
  let highest = HEIGHT - BOTTOM + APART / 2;
  for (const n of order.reverse()) highest = (placed[n] = Math.min(placed[n]!, highest)) - APART;
  return placed;
}
