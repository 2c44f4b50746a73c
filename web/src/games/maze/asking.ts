// A card that cannot be used, as the move whose refusal tells why.

import type { MazeView } from "../../lib/protocol";
import { actingColour } from "./choices";
import { berthNumber, CELLS, cellNumber, COLOURS, colourNumber } from "./parts";
import { alien } from "./reading";

export interface Asked {
  kind: string;
  args: number[];
}

export const cardNumber = (view: MazeView, card: string): number => Object.keys(view.costs).indexOf(card);

const TURNS = new Set(["r90", "r180", "r270", "dr"]);

/** With a spot: why the card cannot be used there. */
export function asked(view: MazeView, seat: number, card: string, spot = ""): Asked {
  const acting = view.die ? actingColour(view.die) : "g";
  const here = alien(view, seat, acting).place;
  const cell = cellNumber(spot.length === 2 ? spot : here);
  const at = cell < 0 ? CELLS.length - 1 : cell;
  if (TURNS.has(card)) return { kind: "turn", args: [cardNumber(view, card), at, 1] };
  if (card === "x") return { kind: "exchange", args: [at] };
  if (card === "dx") return { kind: "diagonal_exchange", args: [at, at] };
  if (card === "run1" || card === "run2") return { kind: "run", args: [cardNumber(view, card)] };
  if (card === "glue") return { kind: "glue", args: [] };
  if (card === "base") return { kind: "move_base", args: [Math.max(0, berthNumber(spot))] };
  const mates = COLOURS.filter((colour) => colour !== acting);
  const mate = mates.find((colour) => alien(view, seat, colour).place === spot) ?? mates[0]!;
  return { kind: "morph", args: [colourNumber(mate)] };
}
