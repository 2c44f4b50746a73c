// Which move somebody seems to mean who points at something that cannot be done, so that the server can say why.

import type { Asked } from "../../lib/moves";
import { handSeat, LAST, stepOf } from "./fields";
import { holds } from "./view";

/** The move that this seat means by pointing at `to` after `from`; null if its path does not go there. */
export function meant(seat: number, from: string, to: string): Asked | null {
  const dst = stepOf(seat, to);
  if (dst < 0 || from === to) return null;
  if (handSeat(from) === seat) return { kind: "enter", args: [dst] };
  const src = stepOf(seat, from);
  if (src < 0) return null;
  if (src === LAST && dst < LAST - 6) return { kind: "reenter", args: [dst] };
  return { kind: dst > src ? "forward" : "backward", args: [src, dst] };
}

/** The move that this seat means by pointing at something that has no legal move. */
export function meantFrom(seat: number, spot: string, tower: string, roll: number): Asked | null {
  const by = roll || 1;
  if (handSeat(spot) === seat) return { kind: "enter", args: [by - 1] };
  const src = stepOf(seat, spot);
  return src < 0 || !tower ? null : { kind: "forward", args: [src, src + by] };
}

/** Whose move a click on this tower is about: the one to move if it plays here, else an owner of a disc in it. */
export function asker(mine: number[], turn: number, tower: string): number | null {
  if (mine.includes(turn)) return turn;
  return mine.find((seat) => holds(tower, seat)) ?? null;
}
