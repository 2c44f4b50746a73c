// Lines of the log that tell of several events: how the maze is laid, the cards of a hand, the dice of a round.

import type { Happened } from "../../lib/protocol";
import type { Message } from "../page";
import { cardName, pointsText } from "./words";
import { COLOURS } from "./parts";
import { piles } from "./view";

export const tellLaid = (events: Happened[]): Message => ["mz-log-laid", { count: events.length }];

export function tellDrawn(events: Happened[]): Message {
  const cards = events.map(({ args }) => String(args.card));
  const names = piles(cards).map(({ card, count }) => cardName(card) + (count > 1 ? ` ×${count}` : ""));
  const hidden = cards.includes("hidden");
  return [
    "mz-log-drew",
    { seat: Number(events[0]!.args.seat), count: cards.length, cards: hidden ? "hidden" : names.join(", ") },
  ];
}

export function tellRolled(events: Happened[]): Message {
  const pips = (colour: string): string =>
    events
      .flatMap(({ args }) => (args.alien === colour ? [Number(args.pips)] : []))
      .sort()
      .join(", ");
  const steps = events.flatMap(({ args }) => (args.steps ? [pointsText(String(args.steps))] : []));
  const [green, purple, orange] = COLOURS.map(pips);
  return ["mz-log-rolled", { green: green!, purple: purple!, orange: orange!, steps: steps.join(" · ") }];
}
