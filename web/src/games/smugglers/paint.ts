import type { Ship } from "./parts";

const NAMES: Record<Ship, string> = { R: "red", Y: "yellow", G: "green", B: "blue", C: "grey" };

/** The name of a colour in the style sheet: --sm-red. */
export const paint = (letter: Ship): string => NAMES[letter];
