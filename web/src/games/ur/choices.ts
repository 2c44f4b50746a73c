// From the legal moves that the server sent to what can be taken and where it can go; and which move somebody
// seems to mean who points at something that cannot be done, so that the server can say why.

import type { Choice, UrView } from "../../lib/protocol";
import { fieldAt, handOf, handSeat, LAST, stepOf } from "./fields";
import { holds, loadOf } from "./tower";

export interface Hypothesis {
  seat: number;
  kind: string;
  args: number[];
}

/** Where the moved disc lies now; null for a pass. */
export function sourceOf({ seat, kind, args }: Choice): string | null {
  if (kind === "enter") return handOf(seat);
  if (kind === "reenter") return fieldAt(seat, LAST);
  return args.length === 2 ? fieldAt(seat, args[0]!) : null;
}

export function targetOf({ seat, args }: Choice): string | null {
  const step = args.at(-1);
  return step === undefined ? null : fieldAt(seat, step);
}

/** What somebody takes who takes a disc from here: its prisoners come along. */
export function loadAt(view: UrView, spot: string): string {
  const seat = handSeat(spot);
  return seat >= 0 ? "by"[seat]! : loadOf(view.towers[spot] ?? "");
}

/** The legal moves by where their disc lies. */
export function bySource(legal: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of legal) {
    const source = sourceOf(choice);
    if (source !== null) found.set(source, [...(found.get(source) ?? []), choice]);
  }
  return found;
}

export const passOf = (legal: Choice[]): Choice | null => legal.find(({ kind }) => kind === "pass") ?? null;

/** The move that this seat means by pointing at `to` after `from`; null if its path does not go there. */
export function meant(seat: number, from: string, to: string): Hypothesis | null {
  const dst = stepOf(seat, to);
  if (dst < 0 || from === to) return null;
  if (handSeat(from) === seat) return { seat, kind: "enter", args: [dst] };
  const src = stepOf(seat, from);
  if (src < 0) return null;
  if (src === LAST && dst < LAST - 6) return { seat, kind: "reenter", args: [dst] };
  return { seat, kind: dst > src ? "forward" : "backward", args: [src, dst] };
}

/** The move that this seat means by pointing at something that has no legal move. */
export function meantFrom(seat: number, spot: string, tower: string, roll: number): Hypothesis | null {
  const by = roll || 1;
  if (handSeat(spot) === seat) return { seat, kind: "enter", args: [by - 1] };
  const src = stepOf(seat, spot);
  if (src < 0 || !tower) return null;
  return { seat, kind: "forward", args: [src, src + by] };
}

/** Whose move a click on this tower is about: the one to move if it plays here, else an owner of a disc in it. */
export function asker(mine: number[], turn: number, tower: string): number | null {
  if (mine.includes(turn)) return turn;
  return mine.find((seat) => holds(tower, seat)) ?? null;
}
