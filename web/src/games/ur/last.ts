// The move that was just made, from what the server says has happened.

import type { Happened } from "../../lib/protocol";
import { fieldAt, handOf, LAST, STEPS, wayOf } from "./fields";

export interface LastMove {
  seat: number;
  from: string;
  to: string;
  way: string[];
}

export function lastMove(events: Happened[]): LastMove | null {
  const event = latest(events, ["entered", "moved", "reentered"]);
  if (!event) return null;
  const seat = Number(event.args.seat);
  const to = named(seat, event.args.to);
  const from = event.what === "entered" ? handOf(seat) : sourceOf(seat, event);
  return to && from ? { seat, from, to, way: wayOf(seat, from, to) } : null;
}

function latest(events: Happened[], kinds: string[]): Happened | undefined {
  return [...events].reverse().find(({ what }) => kinds.includes(what));
}

function sourceOf(seat: number, event: Happened): string | null {
  return event.what === "reentered" ? fieldAt(seat, LAST) : named(seat, event.args.from);
}

function named(seat: number, step: string | number | undefined): string | null {
  return fieldAt(seat, STEPS.findIndex((name) => name === step));
}

/** The opening roll by seat, while it is news. */
export function openingRoll(events: Happened[]): [number, number] | null {
  const event = latest(events, ["opened", "tied"]);
  return event ? [Number(event.args.black), Number(event.args.yellow)] : null;
}
