// The table in words, for those who listen to it or read it as text.

import { letterOf } from "../../lib/letters";
import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/words/index.svelte";
import { cardOf, type Colour, COLOURS, DICE_COLOURS, type Ship } from "./parts";
import type { SmugglersView } from "./protocol";
import { diceLeft, doing, fate, lead, PLACES, priceOf, scoreOf } from "./view";

export const colourText = (colour: Ship): string => say("sm-colour-good", { colour });

/** One after another: 2 red, 1 blue. */
function counted(letters: string[], key: string): string {
  const kinds = [...new Set(letters)];
  return kinds
    .map((colour) => say(key, { colour, count: letters.filter((each) => each === colour).length }))
    .join(", ");
}

export function goodsText(goods: number[]): string {
  const letters = COLOURS.flatMap((colour, n) => Array.from({ length: goods[n] ?? 0 }, () => colour as string));
  return letters.length ? counted(letters, "sm-goods-of") : say("sm-no-goods");
}

/** As the game writes them: ryy. */
export const writtenGoods = (goods: string): string =>
  goodsText([..."rygb"].map((each) => goods.split(each).length - 1));

export const planetsText = (planets: Colour[]): string => counted(planets, "sm-planets-of");
export const shipsText = (ships: Ship[]): string => counted(ships, "sm-ships-of");

export const tokenText = (token: number): string => (token < 0 ? `−${-token}` : String(token));

export const tokensText = (tokens: number[]): string => tokens.map(tokenText).join(", ") || "–";

/** A3, C5: the owner's letter and the value. */
export const diceText = (dice: number[][]): string =>
  dice.map(([seat = 0, value]) => `${letterOf(seat)} ${value}`).join(", ");

export function leadText(view: SmugglersView, place: number, names: string[]): string {
  const { seats, value } = lead(view, place);
  if (!seats.length) return say("sm-lead-none");
  return say("sm-lead", {
    count: seats.length,
    names: seats.map((seat) => names[seat] ?? letterOf(seat)).join(", "),
    value,
  });
}

export function fateText(view: SmugglersView, place: number, names: string[]): string {
  const { fate: what, seat } = fate(view, place);
  return what === "open" ? "" : say("sm-fate", { fate: what, name: names[seat] ?? "" });
}

interface Eyes {
  me: number;
  actor: number;
  names: string[];
  /** What may be put there. */
  values: number[];
  towers: boolean;
}

export function sectorLabel(view: SmugglersView, place: number, { me, actor, names, values, towers }: Eyes): string {
  const card = cardOf(view.cards[place] ?? "");
  const dice = view.dice[place] ?? [];
  const parts = [
    say("sm-sector", { place: PLACES[place]!, planets: planetsText(card.planets), ships: shipsText(card.ships) }),
    card.station ? say("sm-station") : "",
    me >= 0 ? say("sm-worth", { points: view.worth[me]?.[place] ?? 0 }) : "",
    dice.length ? say("sm-dice-on", { dice: diceText(dice) }) : "",
    dice.length ? leadText(view, place, names) : "",
    values.length && me === actor ? say("sm-from", { value: values[0]!, energy: priceOf(values[0]!, towers) }) : "",
    fateText(view, place, names),
  ];
  return parts.filter(Boolean).join(" ");
}

export function crewLabel(view: SmugglersView, seat: number, name: string): string {
  const acts = doing(view, seat);
  return [
    say("sm-crew", {
      name: name || letterOf(seat),
      energy: view.energy[seat] ?? 0,
      goods: goodsText(view.goods[seat] ?? []),
      up: view.up[seat]?.length ?? 0,
      down: view.down[seat]?.length ?? 0,
      dice: diceLeft(view, seat),
      score: scoreOf(view, seat),
    }),
    view.tokens[seat]?.length ? say("sm-crew-tokens", { tokens: tokensText(view.tokens[seat]) }) : "",
    acts ? say(`sm-doing-${acts}`) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const placeOf = ([place = 0]: number[]): string => PLACES[place] ?? "";

const MOVES: Record<string, (args: number[]) => string> = {
  place: (args) => say("sm-move-place", { place: placeOf(args), value: args[1]! }),
  take: (args) => say("sm-token-take", { token: tokenText(args[0]!) }),
  pay_for: (args) => say("sm-energy-pay", { place: placeOf(args) }),
  give: (args) => say("sm-give", { place: placeOf(args), goods: goodsText(args.slice(1)) }),
  take_energy: (args) => say("sm-take-energy", { count: args[0]! }),
  take_goods: (args) => say("sm-take-goods", { goods: goodsText(args) }),
  put: (args) => say("sm-put", { what: "RYGBE"[args[0]!] ?? "E" }),
  choose: (args) => say("sm-choose", { colour: say(`sm-colour-${DICE_COLOURS[args[0]!]}`) }),
  wait: () => say("sm-wait"),
};

/** A move in words. */
export const moveText = ({ kind, args }: Choice): string => MOVES[kind]?.(args) ?? say("sm-nothing");
