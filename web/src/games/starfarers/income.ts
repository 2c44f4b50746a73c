// Which planets paid at the last roll, and to which colonies.

import type { Happened } from "../../lib/protocol";
import { SITES } from "./geometry";
import { SLOTS } from "./parts";
import type { StarView } from "./protocol";
import { numbersOf } from "./view";

export interface Paid {
  slot: string;
  index: number;
  resource: string;
  /** The sites that got a card. */
  at: string[];
}

/** Site 3n + i lies between the planets i and i + 1 of recess n. */
const sitesOf = (slot: number, index: number): string[] => [
  SITES[3 * slot + index]!,
  SITES[3 * slot + ((index + 2) % 3)]!,
];
const settled = (view: StarView, point: string): boolean => /^[A-D]/.test(view.sites[point] ?? "");

/** At the last roll of this news; null: there was none. A kind that the bank is short of is not paid. */
export function paidBy(view: StarView, news: Happened[]): Paid[] | null {
  const place = news.findLastIndex(({ what }) => what === "rolled" || what === "turn");
  const roll = news[place];
  if (!roll) return null;
  const sum = roll.what === "rolled" && view.turn > 0 ? Number(roll.args.one) + Number(roll.args.two) : 0;
  const short = new Set(
    news
      .slice(place)
      .filter(({ what }) => what === "short")
      .map(({ args }) => args.resource),
  );
  return SLOTS.flatMap(({ name }, slot) =>
    (view.quarters[name]?.planets ?? []).flatMap(({ resource, disc }, index) => {
      const at =
        numbersOf(disc).includes(sum) && !short.has(resource)
          ? sitesOf(slot, index).filter((point) => settled(view, point))
          : [];
      return at.length ? [{ slot: name, index, resource, at }] : [];
    }),
  );
}
