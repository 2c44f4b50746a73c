// From the legal moves that the server sent to what can be taken and where it can go.

import type { Choice } from "../../lib/protocol";
import { fieldAt, handOf, handSeat, LAST } from "./fields";
import type { UrView } from "./protocol";
import { loadOf } from "./view";

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
