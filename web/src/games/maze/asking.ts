// Moves in their wire form, to ask the server why they are not allowed.

import type { MazeView } from "../../lib/protocol";
import { actingColour, deedOf } from "./choices";
import { berthNumber, CELLS, cellNumber, COLOURS, colourNumber } from "./parts";
import { alien, isSteps } from "./reading";

export interface Asked {
  kind: string;
  args: number[];
}

export const cardNumber = (view: MazeView, card: string): number => Object.keys(view.costs).indexOf(card);

/** Energy dice come first, by colour and pips; then the faces of the movement die. */
export const dieNumber = (view: MazeView, die: string): number =>
  isSteps(die) ? COLOURS.length * 6 + view.prints.indexOf(die) : colourNumber(die[0]!) * 6 + Number(die[1]) - 1;

const TURNS = new Set(["r90", "r180", "r270", "dr"]);

/** A card that cannot be used; with a spot, there. */
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

/** A move in its wire form; null for text that is no move. */
export function readMove(text: string, view: MazeView): Asked | null {
  const deed = deedOf(text.trim().toLowerCase().replace(/\s+/g, " "));
  const [one = "", other = ""] = deed.cells;
  const colour = colourNumber(deed.colour ?? "");
  const mate = colourNumber(deed.mate ?? "");
  const card = cardNumber(view, deed.card ?? "");
  switch (deed.what) {
    case "take":
      return { kind: "take", args: [dieNumber(view, deed.die ?? "")] };
    case "go":
      return cellNumber(one) < 0 ? null : { kind: "go", args: [colour, cellNumber(one)] };
    case "use":
    case "grab":
      return { kind: deed.what, args: [colour] };
    case "in":
      return { kind: "enter", args: [colour] };
    case "give":
      return { kind: "give", args: [colour, mate] };
    case "turn":
      return { kind: "turn", args: [card, cellNumber(one), deed.quarters || 0] };
    case "swap":
      return deed.card === "x"
        ? { kind: "exchange", args: [cellNumber(one)] }
        : { kind: "diagonal_exchange", args: [cellNumber(one), cellNumber(other)] };
    case "run":
      return { kind: "run", args: [card] };
    case "morph":
      return { kind: "morph", args: [mate] };
    case "base":
      return { kind: "move_base", args: [berthNumber(deed.berth ?? "")] };
    case "drop":
      return { kind: "discard", args: [card] };
    case "glue":
    case "undo":
    case "done":
      return { kind: deed.what, args: [] };
    default:
      return null;
  }
}
