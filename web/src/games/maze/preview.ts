// The table as it would look after a move, for the eye only: the server says what really happens.

import { actingColour, type Deed, isSwap, swapped } from "./moves";
import { type Laid, moved, turned } from "./changes";
import type { Colour } from "./parts";
import type { MazeView } from "./protocol";
import { nameOf } from "./view";

type Crew = Record<string, string>;

/** Tiles turned or swapped. */
export function previewTiles(laid: Laid[], deed: Deed | null, view: MazeView, seat: number): Laid[] {
  if (deed?.kind === "turn") {
    return laid.map((tile) =>
      tile.cell === deed.cells[0] ? { ...tile, quarters: tile.quarters + (deed.quarters ?? 0) } : tile,
    );
  }
  if (!deed || !isSwap(deed)) return laid;
  const [one = "", other = ""] = swapped(deed, view, seat, view.die);
  return laid.map((tile) => ({ ...tile, cell: moved(tile.cell, one, other) }));
}

type Preview = (view: MazeView, deed: Deed, seat: number) => MazeView;

const turn: Preview = (view, { cells: [cell = ""], quarters = 0 }) => ({
  ...view,
  tiles: { ...view.tiles, [cell]: turned(view.tiles[cell] ?? "", quarters) },
});

const swap: Preview = (view, deed, seat) => {
  const [one = "", other = ""] = swapped(deed, view, seat, view.die);
  const tiles = { ...view.tiles, [one]: view.tiles[other] ?? "", [other]: view.tiles[one] ?? "" };
  const carry = (place: string): string => moved(place.slice(0, 2), one, other) + place.slice(2);
  return { ...view, tiles, aliens: view.aliens.map((crew) => mapped(crew, carry)) };
};

const PREVIEWS: Record<string, Preview> = {
  turn,
  exchange: swap,
  diagonal_exchange: swap,
  morph: (view, { mate }, seat) => morphed(view, seat, actingColour(view.die), mate!),
  move_base: (view, { berth }, seat) => ({ ...view, docks: view.docks.with(seat, berth!) }),
  give: (view, { mate }, seat) => ({ ...view, relic: nameOf(seat, mate!) }),
  grab: (view, { colour }, seat) => ({ ...view, relic: nameOf(seat, colour!) }),
};

/** Everybody on a swapped tile goes along; who morphs changes places; who steps is there. */
export function previewView(view: MazeView, deed: Deed | null, seat: number): MazeView {
  return (deed && PREVIEWS[deed.kind]?.(view, deed, seat)) ?? view;
}

const mapped = (crew: Crew, change: (place: string) => string): Crew =>
  Object.fromEntries(Object.entries(crew).map(([colour, place]) => [colour, place === "ship" ? place : change(place)]));

/** The relic stays where it is, on whoever comes there. */
function morphed(view: MazeView, seat: number, one: Colour, other: Colour): MazeView {
  const crew = view.aliens[seat] ?? {};
  const aliens = view.aliens.with(seat, { ...crew, [one]: crew[other] ?? "ship", [other]: crew[one] ?? "ship" });
  const names = [nameOf(seat, one), nameOf(seat, other)];
  const relic = names.includes(view.relic) ? names[1 - names.indexOf(view.relic)]! : view.relic;
  return { ...view, aliens, relic };
}

const EAST = { by: [1, 0], gates: [1, 3] } as const;
const SOUTH = { by: [0, 1], gates: [2, 0] } as const;

/** The cell across, and the gates that meet there. */
function across(tiles: MazeView["tiles"], passage: string): { there: string; gates: string } {
  const cell = passage.slice(0, 2);
  const { by, gates } = passage[2] === "e" ? EAST : SOUTH;
  const there = [0, 1].map((n) => String.fromCharCode(cell.charCodeAt(n) + by[n]!)).join("");
  return { there, gates: (tiles[cell]?.[gates[0]] ?? "") + (tiles[there]?.[gates[1]] ?? "") };
}

/** Who would pass where: beside the tiles that the move changes, by the gates that would meet there. */
export function previewPassages(after: MazeView, changed: Set<string>): Record<string, string> {
  const all = Object.entries(after.passages).map(([passage, colours]) => {
    const { there, gates } = across(after.tiles, passage);
    const near = changed.has(passage.slice(0, 2)) || changed.has(there);
    return [passage, near ? (after.passers[gates] ?? "") : colours];
  });
  return Object.fromEntries(all);
}

/** The tiles that the move changes. */
export function touched(deed: Deed | null, view: MazeView, seat: number): string[] {
  if (deed?.kind === "turn") return deed.cells;
  return deed && isSwap(deed) ? swapped(deed, view, seat, view.die) : [];
}
