// Moves in notation, and which spots of the table they are about.

import type { Choice, MazeView } from "../../lib/protocol";
import type { Colour } from "./parts";
import { alien, shipSpot, spotOf } from "./reading";

export type What =
  | "take"
  | "go"
  | "use"
  | "grab"
  | "give"
  | "in"
  | "undo"
  | "done"
  | "drop"
  | "turn"
  | "swap"
  | "run"
  | "morph"
  | "glue"
  | "base"
  | "other";

export interface Deed {
  what: What;
  /** The alien that acts, where the notation names it. */
  colour?: Colour;
  mate?: Colour;
  card?: string;
  die?: string;
  cells: string[];
  quarters?: number;
  berth?: string;
}

const ACTS: Record<string, What> = { use: "use", grab: "grab", give: "give", in: "in" };
const CARDS: Record<string, What> = { run1: "run", run2: "run", morph: "morph", glue: "glue", base: "base", x: "swap", dx: "swap" };

export function deedOf(text: string): Deed {
  const [first = "", second = "", third = ""] = text.split(" ");
  if (first === "undo" || first === "done") return { what: first, cells: [] };
  if (first === "drop") return { what: "drop", card: second, cells: [] };
  if (/^([gpo][1-6]|[gpo]{4})$/.test(text)) return { what: "take", die: text, cells: [] };
  if (/^[gpo]$/.test(first)) return alienDeed(first as Colour, second, third);
  if (/^(r90|r180|r270|dr)$/.test(first)) return { what: "turn", card: first, cells: [second], quarters: Number(third) };
  const what = CARDS[first];
  if (!what) return { what: "other", cells: [] };
  if (what === "morph") return { what, card: first, cells: [], mate: second as Colour };
  if (what === "base") return { what, card: first, cells: [], berth: second };
  return { what, card: first, cells: [second, third].filter(Boolean) };
}

function alienDeed(colour: Colour, act: string, mate: string): Deed {
  const what = ACTS[act];
  if (!what) return { what: "go", colour, cells: [act] };
  return what === "give" ? { what, colour, cells: [], mate: mate as Colour } : { what, colour, cells: [] };
}

/** The spots that one points at to do this. */
export function spotsOf(deed: Deed, view: MazeView, seat: number): string[] {
  switch (deed.what) {
    case "use":
    case "grab":
    case "give":
      return [spotOf(alien(view, seat, deed.colour!))];
    case "in":
      return [shipSpot(seat)];
    case "morph":
      return [spotOf(alien(view, seat, deed.mate!))];
    case "base":
      return [deed.berth!];
    default:
      return deed.cells;
  }
}

/** Which alien a card sets in motion: the one of the die's colour. */
export const actingColour = (die: string): Colour => die[0] as Colour;

/** The tiles that change places. */
export function swapped(deed: Deed, view: MazeView, seat: number, die: string): string[] {
  const [one = "", other = ""] = deed.cells;
  return deed.card === "dx" ? [one, other] : [alien(view, seat, actingColour(die)).place, one];
}

export interface Aimed {
  /** What is meant already. */
  options: Choice[];
  /** The spots that are still to be pointed at. */
  next: Set<string>;
}

/** Among these moves, those about all the spots that were pointed at; and what is missing. */
export function narrow(choices: Choice[], aim: string[], view: MazeView): Aimed {
  const fits = choices
    .map((choice) => ({ choice, spots: spotsOf(deedOf(choice.text), view, choice.seat) }))
    .filter(({ spots }) => aim.every((spot) => spots.includes(spot)));
  const next = new Set(fits.flatMap(({ spots }) => spots.filter((spot) => !aim.includes(spot))));
  return { options: fits.filter(({ spots }) => spots.length === aim.length).map(({ choice }) => choice), next };
}

/** The cards that these moves activate. */
export const cardsOf = (texts: string[]): Set<string> => new Set(texts.map((text) => deedOf(text).card ?? "").filter(Boolean));
