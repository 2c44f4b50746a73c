// What is in the box, from the file that the rules are loaded from too.

import box from "../../../../src/startable/games/smugglers/box/components.toml?raw";

export const COLOURS = ["R", "Y", "G", "B"] as const;
export type Colour = (typeof COLOURS)[number];
/** A ship takes a good of its colour; a cruiser, C, takes any. */
export type Ship = Colour | "C";

const PAINTS: Record<Ship, string> = { R: "red", Y: "yellow", G: "green", B: "blue", C: "grey" };

/** The name of a colour in the style sheet: --sm-red. */
export const paint = (letter: Ship): string => PAINTS[letter];

export interface Card {
  name: string;
  planets: Colour[];
  ships: Ship[];
  station: boolean;
}

/** A character sheet: the favourite colours of a seat. */
export interface Sheet {
  planets: Colour[];
  ships: Colour[];
}

/** The rows of an array of tables: `name = [ { key = "value", … }, … ]`. */
function rows(name: string): Record<string, string>[] {
  const [, body = ""] = new RegExp(`^${name} = \\[\\n(.*?)^\\]`, "ms").exec(box) ?? [];
  return [...body.matchAll(/\{([^}]*)\}/g)].map(([, row = ""]) =>
    Object.fromEntries([...row.matchAll(/(\w+) = "?([^",}]*?)"?\s*(?:,|$)/g)].map(([, key, value]) => [key, value])),
  );
}

const letters = <T extends string>(text = ""): T[] => [...text] as T[];

export const CARDS: ReadonlyMap<string, Card> = new Map(
  rows("cards").map(({ name = "", planets, ships, station }) => [
    name,
    { name, planets: letters<Colour>(planets), ships: letters<Ship>(ships), station: station === "true" },
  ]),
);

/** Of dice and sheets, the colour of seat A first. */
export const DICE_COLOURS: string[] = [...(/^colours = \[(.*?)\]/m.exec(box)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
  ([, name = ""]) => name,
);

export const SHEETS: Sheet[] = rows("sheets").map(({ planets, ships }) => ({
  planets: letters(planets),
  ships: letters(ships),
}));

export function cardOf(name: string): Card {
  return CARDS.get(name) ?? { name, planets: [], ships: [], station: false };
}

/** A galaxy has as many cards as players, but 3 for two (SM-105). */
export const cardsInGalaxy = (seats: number): number => Math.max(3, seats);

/** How many ships want each colour of good, and how many of them are cruisers. */
export function wanted(card: Card): { goods: number[]; any: number } {
  const count = (kind: Ship): number => card.ships.filter((ship) => ship === kind).length;
  return { goods: COLOURS.map(count), any: count("C") };
}

/** Could these goods satisfy the card, one ship left out (SM-404, SM-405)? Only a hint: the server decides. */
export function goodsSuffice(card: Card, goods: number[]): boolean {
  const { goods: needs, any } = wanted(card);
  const missing = needs.reduce((sum, need, colour) => sum + Math.max(0, need - (goods[colour] ?? 0)), 0);
  const spare = goods.reduce((sum, have, colour) => sum + Math.max(0, have - (needs[colour] ?? 0)), 0);
  return missing + Math.max(0, any - spare) <= 1;
}
