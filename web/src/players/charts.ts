// Where things are on a small chart of games, one after the other.

export const [WIDTH, HEIGHT] = [320, 96];
const [LEFT, RIGHT, TOP, BOTTOM] = [6, 46, 8, 8];

/** Of the last games together, for each game: single results only jump. */
export function running(values: number[], over = 10): number[] {
  return values.map((_, n) => {
    const last = values.slice(Math.max(0, n + 1 - over), n + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
}

export interface Range {
  low: number;
  high: number;
}

/** All values, and the given ends if there are any; never empty. */
export function rangeOf(values: number[], low?: number, high?: number): Range {
  const found = { low: low ?? Math.min(0, ...values), high: high ?? Math.max(0, ...values) };
  return found.high > found.low ? found : { low: found.low, high: found.low + 1 };
}

const tidy = (value: number): number => Math.round(value * 10) / 10;

export const xOf = (n: number, count: number): number =>
  tidy(LEFT + ((WIDTH - LEFT - RIGHT) * (count > 1 ? n : 0.5)) / Math.max(1, count - 1));

export const yOf = (value: number, { low, high }: Range): number =>
  tidy(TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low));

export const pathOf = (values: number[], range: Range): string =>
  values.map((value, n) => `${n ? "L" : "M"}${xOf(n, values.length)} ${yOf(value, range)}`).join("");
