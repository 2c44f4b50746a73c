// Keys of the board: the race by letters and digits; paying and restocking by Enter.

import { inside, isPlainKey } from "../../lib/keys";
import type { Choice } from "../../lib/protocol";
import type { Basket } from "./basket.svelte";
import { placesToPay, propose, proposeEnergy } from "./payment";
import type { Play } from "./play.svelte";
import type { SmugglersView } from "./protocol";
import { goodsChoice, mayAdd, proposeRestock } from "./restock";

interface Desk {
  view: SmugglersView;
  legal: Choice[];
  seat: number;
  options: Record<string, number>;
  play: Play;
  basket: Basket;
}

/** Does this element do something of its own on Enter? */
const presses = (target: EventTarget | null): boolean => inside(target, "button:not([aria-disabled=true]), a, summary");

/** What Enter does now: the proposal, or what is in the basket. */
export function proposed({ view, legal, seat, options, basket }: Omit<Desk, "play">): Choice | null {
  const favourites = options.favourite_goods === 1;
  if (view.phase === "energy") return proposeEnergy(view, legal, seat);
  if (view.phase === "goods") {
    const place = placesToPay(legal, seat)[0];
    return place === undefined ? null : (propose(view, legal, seat, place, favourites)?.choice ?? null);
  }
  if (view.phase !== "restocking") return null;
  return goodsChoice(legal, seat, basket.goods) ?? proposeRestock(view, legal, seat, favourites)?.choice ?? null;
}

/** Does what the key means; false if it means nothing here. */
export function keyDeed(event: KeyboardEvent, desk: Desk): boolean {
  if (!isPlainKey(event)) return false;
  if (event.repeat && event.key.length === 1) return desk.play.open;
  if (desk.play.key(event.key)) return true;
  if (event.key === "Enter" && !presses(event.target)) return enter(desk);
  return desk.view.phase === "restocking" && fill(event.key, desk);
}

function enter(desk: Desk): boolean {
  const choice = proposed(desk);
  if (choice) desk.play.move(choice);
  return choice !== null;
}

/** r, y, g and b put goods into the basket. */
function fill(key: string, { legal, seat, basket }: Desk): boolean {
  const colour = "rygb".indexOf(key.toLowerCase());
  if (key.length !== 1 || colour < 0 || !mayAdd(legal, seat, basket.goods, colour)) return false;
  basket.change(colour, 1);
  return true;
}
