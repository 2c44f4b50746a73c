// The move that was just made, from what the server says has happened.

import type { Happened } from "../../lib/protocol";
import { fieldAt, handOf, LAST, STEPS, wayOf } from "./fields";

export interface LastMove {
  seat: number;
  from: string;
  to: string;
  way: string[];
}

const MOVES = ["entered", "moved", "reentered"];

/** The moves that stay marked: all since one's own last, or else the newest. */
export function markedMoves(since: Happened[], events: Happened[]): LastMove[] {
  const found = since.map(moveOf).filter((move) => move !== null);
  const newest = events.map(moveOf).filter((move) => move !== null);
  return found.length ? found : newest.slice(-1);
}

function moveOf(event: Happened): LastMove | null {
  if (!MOVES.includes(event.what)) return null;
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

/** The field that a seat calls by this short name. */
export function named(seat: number, step: string | number | undefined): string | null {
  return fieldAt(
    seat,
    STEPS.findIndex((name) => name === step),
  );
}

export interface Roll {
  seat: number;
  pips: number;
}

/** The last roll of the game, also when it is used up; null: nobody has rolled for a move yet. */
export function lastRoll(log: Happened[]): Roll | null {
  const { args } = latest(log, ["rolled"]) ?? {};
  return args ? { seat: Number(args.seat), pips: Number(args.roll) } : null;
}

/** The opening roll by seat, while it is news. */
export function openingRoll(events: Happened[]): [number, number] | null {
  const event = latest(events, ["opened", "tied"]);
  return event ? [Number(event.args.black), Number(event.args.yellow)] : null;
}
