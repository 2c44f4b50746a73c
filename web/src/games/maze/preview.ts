// The table as it would look after a move, for the eye only: the server says what really happens.

import type { MazeView } from "../../lib/protocol";
import { actingColour, type Deed, swapped } from "./choices";
import { type Laid, moved } from "./diff";
import type { Colour } from "./parts";
import { nameOf } from "./reading";

type Crew = Record<string, string>;

/** Tiles turned or swapped. */
export function previewTiles(laid: Laid[], deed: Deed | null, view: MazeView, seat: number): Laid[] {
  if (deed?.what === "turn") {
    return laid.map((tile) =>
      tile.cell === deed.cells[0] ? { ...tile, quarters: tile.quarters + (deed.quarters ?? 0) } : tile,
    );
  }
  if (deed?.what !== "swap") return laid;
  const [one = "", other = ""] = swapped(deed, view, seat, view.die);
  return laid.map((tile) => ({ ...tile, cell: moved(tile.cell, one, other) }));
}

/** Everybody on a swapped tile goes along; who morphs changes places; who steps is there. */
export function previewView(view: MazeView, deed: Deed | null, seat: number): MazeView {
  switch (deed?.what) {
    case "swap": {
      const [one = "", other = ""] = swapped(deed, view, seat, view.die);
      const tiles = { ...view.tiles, [one]: view.tiles[other] ?? "", [other]: view.tiles[one] ?? "" };
      const carry = (place: string): string => moved(place.slice(0, 2), one, other) + place.slice(2);
      return { ...view, tiles, aliens: view.aliens.map((crew) => mapped(crew, carry)) };
    }
    case "morph":
      return morphed(view, seat, actingColour(view.die), deed.mate!);
    case "base":
      return { ...view, docks: view.docks.with(seat, deed.berth!) };
    case "give":
      return { ...view, relic: nameOf(seat, deed.mate!) };
    case "grab":
      return { ...view, relic: nameOf(seat, deed.colour!) };
    default:
      return view;
  }
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

/** The tiles that the move changes. */
export function touched(deed: Deed | null, view: MazeView, seat: number): string[] {
  if (deed?.what === "turn") return deed.cells;
  return deed?.what === "swap" ? swapped(deed, view, seat, view.die) : [];
}
