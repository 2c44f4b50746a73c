// Moves with names instead of numbers, and which spots of the table they are about.

import type { Asked } from "../../lib/moves";
import type { Choice } from "../../lib/protocol";
import { berthName, CELLS, COLOURS, type Colour } from "./parts";
import type { MazeView } from "./protocol";
import { alien, cardAt, dieAt, shipSpot, spotOf } from "./view";

export interface Deed {
  kind: string;
  /** The alien that acts, where the move names it. */
  colour?: Colour;
  mate?: Colour;
  card?: string;
  die?: string;
  cells: string[];
  quarters?: number;
  berth?: string;
}

type Reader = (view: MazeView, args: number[]) => Partial<Deed>;

const colourAt: Reader = (_, [colour = 0]) => ({ colour: COLOURS[colour] });
const cell = (number = 0): string => CELLS[number] ?? "";

const READERS: Record<string, Reader> = {
  take: (view, [die = 0]) => ({ die: dieAt(view, die) }),
  go: (_, [colour = 0, to]) => ({ colour: COLOURS[colour], cells: [cell(to)] }),
  use: colourAt,
  grab: colourAt,
  enter: colourAt,
  give: (_, [colour = 0, mate = 0]) => ({ colour: COLOURS[colour], mate: COLOURS[mate] }),
  turn: (view, [card = 0, at, quarters]) => ({ card: cardAt(view, card), cells: [cell(at)], quarters }),
  exchange: (_, [at]) => ({ card: "x", cells: [cell(at)] }),
  diagonal_exchange: (_, [corner, at]) => ({ card: "dx", cells: [cell(corner), cell(at)] }),
  run: (view, [card = 0]) => ({ card: cardAt(view, card) }),
  morph: (_, [mate = 0]) => ({ card: "morph", mate: COLOURS[mate] }),
  glue: () => ({ card: "glue" }),
  move_base: (_, [berth = 0]) => ({ card: "base", berth: berthName(berth) }),
  discard: (view, [card = 0]) => ({ card: cardAt(view, card) }),
};

export const deedOf = ({ kind, args }: Asked, view: MazeView): Deed => ({
  kind,
  cells: [],
  ...READERS[kind]?.(view, args),
});

/** What cards could do with a die that is still to be taken. */
export const prospectsOf = (view: MazeView, die: string): Deed[] =>
  (view.prospects[die] ?? []).map((move) => deedOf(move, view)).filter(({ card }) => card);

/** The kinds whose first number is an alien, and those whose first number is a card. */
const OF_ALIENS = new Set(["go", "use", "grab", "enter", "give"]);
const OF_CARDS = new Set(["turn", "run", "discard"]);

/** By alien or card. */
export function groupOf({ kind, args }: Asked): string {
  if (OF_ALIENS.has(kind)) return `alien ${args[0]}`;
  return OF_CARDS.has(kind) ? `card ${args[0]}` : kind;
}

const ofColour = ({ colour }: Deed, view: MazeView, seat: number): string[] => [spotOf(alien(view, seat, colour!))];

const SPOTS: Record<string, (deed: Deed, view: MazeView, seat: number) => string[]> = {
  use: ofColour,
  grab: ofColour,
  give: ofColour,
  enter: (_deed, _view, seat) => [shipSpot(seat)],
  morph: ({ mate }, view, seat) => [spotOf(alien(view, seat, mate!))],
  move_base: ({ berth }) => [berth!],
};

/** The spots that one points at to do this. */
export const spotsOf = (deed: Deed, view: MazeView, seat: number): string[] =>
  SPOTS[deed.kind]?.(deed, view, seat) ?? deed.cells;

/** Which alien a card sets in motion: the one of the die's colour. */
export const actingColour = (die: string): Colour => die[0] as Colour;

export const isSwap = ({ kind }: Deed): boolean => kind === "exchange" || kind === "diagonal_exchange";

/** The tiles that change places. */
export function swapped({ kind, cells }: Deed, view: MazeView, seat: number, die: string): string[] {
  const [one = "", other = ""] = cells;
  return kind === "diagonal_exchange" ? [one, other] : [alien(view, seat, actingColour(die)).place, one];
}

/** A single target that all these moves have, which need not be pointed at. */
export function onlySpot(choices: Choice[], view: MazeView): string[] {
  const spots = new Set(choices.flatMap((choice) => spotsOf(deedOf(choice, view), view, choice.seat)));
  return spots.size === 1 ? [...spots] : [];
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
    .map((choice) => ({ choice, spots: spotsOf(deedOf(choice, view), view, choice.seat) }))
    .filter(({ spots }) => aim.every((spot) => spots.includes(spot)));
  const next = new Set(fits.flatMap(({ spots }) => spots.filter((spot) => !aim.includes(spot))));
  return { options: fits.filter(({ spots }) => spots.length === aim.length).map(({ choice }) => choice), next };
}
