// Which move somebody seems to mean who points at something that cannot be done, so that the server can say why.

import type { Asked } from "../../lib/moves";
import { actingColour } from "./moves";
import { berthNumber, CELLS, cellNumber, COLOURS, type Colour, colourNumber } from "./parts";
import type { MazeView } from "./protocol";
import { alien, cardNumber } from "./view";

/** Whom the acting alien would trade places with: the mate at that spot, or any. */
function mateAt(view: MazeView, seat: number, acting: Colour, spot: string): number {
  const mates = COLOURS.filter((colour) => colour !== acting);
  return colourNumber(mates.find((colour) => alien(view, seat, colour).place === spot) ?? mates[0]!);
}

/** A card that cannot be used; with a spot, there. */
export function asked(view: MazeView, seat: number, card: string, spot = ""): Asked {
  const acting = view.die ? actingColour(view.die) : COLOURS[0];
  const cell = cellNumber(spot.length === 2 ? spot : alien(view, seat, acting).place);
  const at = cell < 0 ? CELLS.length - 1 : cell;
  const number = cardNumber(view, card);
  const byCard: Record<string, Asked> = {
    x: { kind: "exchange", args: [at] },
    dx: { kind: "diagonal_exchange", args: [at, at] },
    run1: { kind: "run", args: [number] },
    run2: { kind: "run", args: [number] },
    glue: { kind: "glue", args: [] },
    base: { kind: "move_base", args: [Math.max(0, berthNumber(spot))] },
    morph: { kind: "morph", args: [mateAt(view, seat, acting, spot)] },
  };
  return byCard[card] ?? { kind: "turn", args: [number, at, 1] };
}
