// Which of the legal payments to propose. The server sent them all; here only one is recommended.

import type { Choice } from "../../lib/protocol";
import { cardOf, goodsSuffice, SHEETS } from "./parts";
import type { SmugglersView } from "./protocol";
import { galaxiesLeft } from "./view";

/** What a galaxy takes from a player's stock, as a rule of thumb. */
export const GOODS_A_GALAXY = 2;
export const ENERGY_A_GALAXY = 3;

export type Reason = "save" | "last" | "plenty" | "only" | "favourite";

export interface Proposal {
  choice: Choice;
  why: Reason;
  /** The other ways, fewest goods first. */
  others: Choice[];
}

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The goods of a `give` by colour, after its place. */
export const given = (choice: Choice): number[] => choice.args.slice(1);

const minus = (goods: number[], gift: number[]): number[] => goods.map((have, colour) => have - (gift[colour] ?? 0));

/** Goods that will cost a point at the end: one of each favourite ship's colour may be free (SM-809). */
export function charged(goods: number[], sheet: number, favourites: boolean): number {
  const free = favourites ? "RYGB".split("").filter((c, n) => SHEETS[sheet]?.ships.includes(c as "R") && goods[n]) : [];
  return sum(goods) - free.length;
}

/** A stock of all colours is of more use than one of few. */
const lopsided = (goods: number[]): number => sum(goods.map((count) => count * count));

function best(choices: Choice[], cost: (choice: Choice) => number[]): Choice | undefined {
  const ranked = choices.map((choice) => ({ choice, cost: cost(choice) }));
  ranked.sort((one, other) => {
    const n = one.cost.findIndex((part, at) => part !== other.cost[at]);
    return n < 0 ? 0 : one.cost[n]! - other.cost[n]!;
  });
  return ranked[0]?.choice;
}

/**
 * For one place: a good saved is worth having while there are galaxies to spend it in; what is left at the end
 * costs points, so in the last galaxy, or with more than one can still use, all is given.
 */
export function propose(
  view: SmugglersView,
  legal: Choice[],
  seat: number,
  place: number,
  favourites = false,
): Proposal | null {
  const ways = legal.filter((each) => each.seat === seat && each.kind === "give" && each.args[0] === place);
  const goods = view.goods[seat] ?? [];
  const galaxies = galaxiesLeft(view);
  const after = (choice: Choice): number[] => minus(goods, given(choice));
  const use = GOODS_A_GALAXY * galaxies;
  const spare = (choice: Choice): number =>
    Math.max(0, charged(after(choice), view.sheets[seat] ?? seat, favourites) - use);
  const choice = best(ways, (way) => [spare(way), sum(given(way)), lopsided(after(way))]);
  if (!choice) return null;
  const others = ways.filter((way) => way !== choice);
  others.sort((one, other) => sum(given(one)) - sum(given(other)) || lopsided(after(one)) - lopsided(after(other)));
  return { choice, others, why: reason(choice, ways, galaxies, favourites) };
}

function reason(choice: Choice, ways: Choice[], galaxies: number, favourites: boolean): Reason {
  if (ways.length === 1) return "only";
  const fewest = Math.min(...ways.map((way) => sum(given(way))));
  const most = Math.max(...ways.map((way) => sum(given(way))));
  const gives = sum(given(choice));
  if (gives === fewest && fewest < most) return galaxies === 0 && favourites ? "favourite" : "save";
  return galaxies === 0 ? "last" : "plenty";
}

/** The places that this seat has to give goods for, in the order of the table. */
export function placesToPay(legal: Choice[], seat: number): number[] {
  const gives = legal.filter((each) => each.seat === seat && each.kind === "give");
  return [...new Set(gives.map((each) => each.args[0]!))].sort((one, other) => one - other);
}

/** Energy for one of two cards only (SM-403): the one that gains more, counting what the other then costs. */
export function proposeEnergy(view: SmugglersView, legal: Choice[], seat: number): Choice | null {
  const ways = legal.filter((each) => each.seat === seat && each.kind === "pay_for");
  const gain = (place: number): number => {
    const card = cardOf(view.cards[place] ?? "");
    const full = goodsSuffice(card, view.goods[seat] ?? []);
    return full ? (view.worth[seat]?.[place] ?? 0) : -card.planets.length;
  };
  const loss = (place: number): number =>
    sum(
      ways.filter((way) => way.args[0] !== place).map((way) => cardOf(view.cards[way.args[0]!] ?? "").planets.length),
    );
  return best(ways, (way) => [loss(way.args[0]!) - gain(way.args[0]!)]) ?? null;
}
