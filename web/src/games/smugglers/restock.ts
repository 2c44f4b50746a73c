// Which of the legal ways to restock to propose, and what the steppers for goods allow.

import type { Choice } from "../../lib/protocol";
import { charged, ENERGY_A_GALAXY, GOODS_A_GALAXY, sum } from "./payment";
import type { SmugglersView } from "./protocol";
import { galaxiesLeft, speed } from "./view";

export type RestockReason = "energy" | "goods" | "enough" | "last" | "shed" | "empty";

export interface RestockProposal {
  choice: Choice;
  why: RestockReason;
}

export const ENERGY = 4;
/** What a `put` puts away, by its number. */
export const STOCKS = ["R", "Y", "G", "B", "E"] as const;

export const ofKind = (legal: Choice[], seat: number, kind: string): Choice[] =>
  legal.filter((each) => each.seat === seat && each.kind === kind);

export function goodsChoice(legal: Choice[], seat: number, basket: number[]): Choice | undefined {
  return ofKind(legal, seat, "take_goods").find(({ args }) => args.every((count, colour) => count === basket[colour]));
}

/** May one more good of this colour be put into the basket? */
export function mayAdd(legal: Choice[], seat: number, basket: number[], colour: number): boolean {
  const more = basket.map((count, each) => (each === colour ? count + 1 : count));
  return goodsChoice(legal, seat, more) !== undefined;
}

/** So many goods, each time one of the colour that one has the fewest of. */
function evenBasket(view: SmugglersView, legal: Choice[], seat: number, most: number): number[] {
  const have = view.goods[seat] ?? [];
  let basket = [0, 0, 0, 0];
  while (sum(basket) < most) {
    const open = [0, 1, 2, 3].filter((colour) => mayAdd(legal, seat, basket, colour));
    if (!open.length) break;
    const stock = (colour: number): number => (have[colour] ?? 0) + basket[colour]!;
    const least = open.reduce((one, other) => (stock(other) < stock(one) ? other : one));
    basket = basket.map((count, colour) => (colour === least ? count + 1 : count));
  }
  return basket;
}

export function proposeRestock(
  view: SmugglersView,
  legal: Choice[],
  seat: number,
  favourites = false,
): RestockProposal | null {
  const nothing = ofKind(legal, seat, "decline")[0];
  if (!nothing) return null;
  if (speed(view, seat) < 0) return proposePut(view, legal, seat, nothing, favourites);
  const galaxies = galaxiesLeft(view);
  if (galaxies === 0) return { choice: nothing, why: "last" };
  return proposeTake(view, legal, seat, nothing, galaxies);
}

function proposeTake(
  view: SmugglersView,
  legal: Choice[],
  seat: number,
  nothing: Choice,
  galaxies: number,
): RestockProposal {
  const energyShort = ENERGY_A_GALAXY * galaxies - (view.energy[seat] ?? 0);
  const goodsShort = GOODS_A_GALAXY * galaxies - sum(view.goods[seat] ?? []);
  const energies = ofKind(legal, seat, "take_energy").filter(({ args }) => args[0]! <= energyShort);
  const basket = goodsChoice(legal, seat, evenBasket(view, legal, seat, goodsShort));
  const energy = energies.at(-1);
  if (energy && (energyShort >= goodsShort || !basket)) return { choice: energy, why: "energy" };
  if (basket) return { choice: basket, why: "goods" };
  return { choice: nothing, why: energyShort > 0 || goodsShort > 0 ? "empty" : "enough" };
}

/** With −1 one may shed what is too much: of the colour there is most of, or energy. */
function proposePut(
  view: SmugglersView,
  legal: Choice[],
  seat: number,
  nothing: Choice,
  favourites: boolean,
): RestockProposal {
  const galaxies = galaxiesLeft(view);
  const goods = view.goods[seat] ?? [];
  const energy = view.energy[seat] ?? 0;
  const goodsSpare =
    charged(goods, view.sheets[seat] ?? seat, favourites && galaxies === 0) - GOODS_A_GALAXY * galaxies;
  const energySpare = energy - ENERGY_A_GALAXY * galaxies;
  if (goodsSpare <= 0 && energySpare <= 0) return { choice: nothing, why: "enough" };
  const most = goods.indexOf(Math.max(...goods));
  const what = goodsSpare >= energySpare ? most : ENERGY;
  const put = ofKind(legal, seat, "put").find(({ args }) => args[0] === what);
  return put ? { choice: put, why: "shed" } : { choice: nothing, why: "enough" };
}
