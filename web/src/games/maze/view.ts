// What a view tells: who stands where, which dice are whose, what its letters mean.

import { letterOf } from "../../lib/letters";
import { cabinPoint, cornerPoint, middleOf, type Point, terminalPoint } from "./geometry";
import { COLOURS, type Colour } from "./parts";
import type { MazeView, Taken } from "./protocol";

export interface Alien {
  seat: number;
  colour: Colour;
  /** A cell, or "ship". */
  place: string;
  terminal: boolean;
  relic: boolean;
}

/** An alien as the view writes it: Ag is A's green one. */
export const nameOf = (seat: number, colour: string): string => letterOf(seat) + colour;

export function alien(view: MazeView, seat: number, colour: Colour): Alien {
  const place = view.aliens[seat]?.[colour] ?? "ship";
  return {
    seat,
    colour,
    place: place.replace("*", ""),
    terminal: place.endsWith("*"),
    relic: view.relic === nameOf(seat, colour),
  };
}

export const crewOf = (view: MazeView, seat: number): Alien[] => COLOURS.map((colour) => alien(view, seat, colour));

export const everybody = (view: MazeView): Alien[] => view.aliens.flatMap((_, seat) => crewOf(view, seat));

export const aliensAt = (view: MazeView, cell: string): Alien[] =>
  everybody(view).filter(({ place }) => place === cell);

export const freeTerminals = (view: MazeView, cell: string): number =>
  (view.terminals[cell] ?? 0) - aliensAt(view, cell).filter(({ terminal }) => terminal).length;

/** The spot where something is that is on the way: a tile, or somebody's ship. */
export const spotOf = ({ place, seat }: Alien): string => (place === "ship" ? shipSpot(seat) : place);
export const shipSpot = (seat: number): string => `ship${seat}`;

export const relicCell = (view: MazeView): string =>
  view.relic ? "" : (Object.keys(view.tiles).find((cell) => view.tiles[cell] === "SSSS") ?? "");

/** Where every alien is drawn: aboard in its cabin, on a terminal, or in a corner of its tile. */
export function standing(view: MazeView): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const each of everybody(view).filter(({ place }) => place === "ship")) {
    found.set(nameOf(each.seat, each.colour), cabinPoint(view.docks[each.seat]!, COLOURS.indexOf(each.colour)));
  }
  for (const cell of Object.keys(view.tiles)) {
    const { x, y } = middleOf(cell);
    const offsets = spread(aliensAt(view, cell), view.terminals[cell] ?? 0);
    for (const [name, by] of offsets) found.set(name, { x: x + by.x, y: y + by.y });
  }
  return found;
}

/** Everybody has a favourite corner, so that nobody jumps about when others come and go. */
function spread(here: Alien[], terminals: number): Map<string, Point> {
  const found = new Map<string, Point>();
  const taken = new Set<number>();
  here
    .filter(({ terminal }) => terminal)
    .forEach(({ seat, colour }, n) => found.set(nameOf(seat, colour), terminalPoint(n, Math.max(terminals, 1))));
  for (const { seat, colour } of here.filter(({ terminal }) => !terminal)) {
    let corner = seat;
    while (taken.has(corner % 4)) corner += 1;
    taken.add(corner % 4);
    found.set(nameOf(seat, colour), cornerPoint(corner));
  }
  return found;
}

export const pointsOf = (view: MazeView, colour: string): number => view.points.split(colour).length - 1;

// --- dice and cards ---

/** A movement die is written as its footprints, an energy die as its colour and pips. */
export const isSteps = (die: string): boolean => /^[gpo]{4}$/.test(die);

/** Energy dice come first, by colour and pips; then the faces of the movement die. */
const diceOf = (view: MazeView): string[] => [
  ...COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((pips) => `${colour}${pips}`)),
  ...view.prints,
];

/** Dice and cards by the numbers that moves have for them. */
export const dieAt = (view: MazeView, number: number): string => diceOf(view)[number] ?? "";
export const dieNumber = (view: MazeView, die: string): number => diceOf(view).indexOf(die);
export const cardAt = (view: MazeView, number: number): string => Object.keys(view.costs)[number] ?? "";
export const cardNumber = (view: MazeView, card: string): number => Object.keys(view.costs).indexOf(card);

/** A control panel: the movement die first, then the energy dice; an empty die has not been taken yet. */
export function panelOf(view: MazeView, seat: number): Taken[] {
  const dice = view.dice[seat] ?? [];
  const none = { die: "", card: "" };
  const energy = dice.filter(({ die }) => !isSteps(die));
  return [dice.find(({ die }) => isSteps(die)) ?? none, energy[0] ?? none, energy[1] ?? none];
}

export interface Pile {
  card: string;
  count: number;
}

export function piles(cards: string[]): Pile[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((each) => each === card).length }));
}
