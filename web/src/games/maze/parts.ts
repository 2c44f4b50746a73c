// The parts as the page draws them: what a colour, a gate and a card are called in notation.

export const COLOURS = ["g", "p", "o"] as const;
export type Colour = (typeof COLOURS)[number];
/** Aliens have one, two or three eyes, and as many toes: a colour is never the only sign. */
export const eyesOf = (colour: Colour): number => COLOURS.indexOf(colour) + 1;

export const SIDES = ["n", "e", "s", "w"] as const;
export type Side = (typeof SIDES)[number];

export type Gate = "R" | "Y" | "B" | "S";

/** The rule that tells what a card does. */
export const CARD_RULES: Record<string, string> = {
  r90: "MZ-404",
  r180: "MZ-405",
  r270: "MZ-406",
  dr: "MZ-407",
  x: "MZ-408",
  dx: "MZ-409",
  run1: "MZ-410",
  run2: "MZ-410",
  morph: "MZ-411",
  glue: "MZ-413",
  base: "MZ-414",
};

export const CELLS: string[] = [..."12345"].flatMap((row) => [..."abcde"].map((column) => column + row));
export const cellNumber = (cell: string): number => CELLS.indexOf(cell);
export const berthNumber = (berth: string): number =>
  cellNumber(berth.slice(0, 2)) * 4 + SIDES.indexOf(berth.slice(2) as Side);
export const berthName = (number: number): string => (CELLS[number >> 2] ?? "") + SIDES[number % 4];
export const colourNumber = (colour: string): number => COLOURS.indexOf(colour as Colour);
