// Lines of the log that tell of several events: cards of the supply, the points of a flight.

import type { Happened } from "../../lib/protocol";
import { say } from "../../lib/words/index.svelte";
import type { Message } from "../page";

/** Several supply cards in a row. */
export function tellDrawn(events: Happened[]): Message {
  const kinds = events.map(({ args }) => String(args.resource));
  const cards = kinds.includes("hidden")
    ? "hidden"
    : kinds.map((kind) => say("sf-resource", { resource: kind, count: 1 })).join(", ");
  return ["sf-log-drew", { seat: Number(events[0]!.args.seat), count: kinds.length, cards }];
}

/** A flight over several points. */
export function tellFlown(events: Happened[]): Message {
  const [first, last] = [events[0]!.args, events.at(-1)!.args];
  const [seat, ship, left] = [first.seat, first.ship, last.left].map(Number);
  return [
    "sf-log-flew",
    { seat: seat!, ship: ship!, from: String(first.from), to: String(last.to), count: events.length, left: left! },
  ];
}
