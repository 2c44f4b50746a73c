// What a view tells: who stands where, which dice are whose, where ways lead.

import type { MazeView } from "../../lib/protocol";
import { cabinPoint, cornerPoint, middleOf, type Point, terminalPoint } from "./geometry";
import { COLOURS, type Colour } from "./parts";

export interface Alien {
  seat: number;
  colour: Colour;
  /** A cell, or "ship". */
  place: string;
  terminal: boolean;
  relic: boolean;
}

export const nameOf = (seat: number, colour: string): string => String.fromCharCode(65 + seat) + colour;

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

export const aliensAt = (view: MazeView, cell: string): Alien[] => everybody(view).filter(({ place }) => place === cell);

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

// --- ways ---

/** The cells that this alien reaches with so many steps, and the steps that each takes. */
export function reach(view: MazeView, seat: number, colour: string, points: number): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [cell, before] of Object.entries(view.ways[seat]?.[colour] ?? {})) {
    steps.set(cell, (steps.get(before) ?? 0) + 1);
  }
  return new Map([...steps].filter(([, count]) => count <= points));
}

/** The cells on the way of this alien to that one, which is the last. */
export function route(view: MazeView, seat: number, colour: string, cell: string): string[] {
  const ways = view.ways[seat]?.[colour] ?? {};
  const found: string[] = [];
  for (let at: string | undefined = cell; at !== undefined && at in ways; at = ways[at]) found.unshift(at);
  return found;
}

export const pointsOf = (view: MazeView, colour: string): number => view.points.split(colour).length - 1;

// --- dice ---

export const isSteps = (die: string): boolean => /^[gpo]{4}$/.test(die);

export interface Taken {
  die: string;
  /** The card that it activated. */
  card: string;
}

/** A control panel: the movement die first, then the energy dice; an empty die has not been taken yet. */
export function panelOf(view: MazeView, seat: number): Taken[] {
  const dice = (view.dice[seat] ?? []).map((text) => {
    const [die = "", card = ""] = text.split("=");
    return { die, card };
  });
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
