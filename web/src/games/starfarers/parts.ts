// What is in the box, from the file that the rules are loaded from too.

import box from "../../../../src/startable/games/starfarers/box/components.toml?raw";

export const RESOURCES = ["ore", "fuel", "carbon", "food", "goods"] as const;
export type Resource = (typeof RESOURCES)[number];
export const UPGRADES = ["engine", "cannon", "cargo"] as const;
export type Upgrade = (typeof UPGRADES)[number];
export const PEOPLES = ["greens", "merchants", "scientists", "diplomats"] as const;
/** The kinds of ships, by the numbers that moves have for them. */
export const SHIPS = ["colony", "trade"] as const;
/** Why an offer may be refused, as moves count from 1. */
export const REASONS = ["missing", "need", "little", "leader"] as const;
export type People = (typeof PEOPLES)[number];

/** A hex by column and height; heights grow away from home by halves of a hex. */
export type Hex = [column: number, height: number];
export interface Slot {
  name: string;
  hexes: Hex[];
  stars: number;
}

/** The value of `name = …`, up to the next key; all that we read so is written as JSON would be. */
function value<T>(name: string): T {
  const [, text = "[]"] =
    new RegExp(`^${name} = (\\[.*?\\])(?=\\s*(?:#[^\\n]*)?\\n(?:\\w|\\[|\\n|$))`, "ms").exec(box) ?? [];
  return JSON.parse(text.replace(/,\s*\]/g, "]")) as T;
}

const slots = (): Slot[] =>
  [...box.matchAll(/\[\[slots\]\]\nname = "(\w+)"\nhexes = (.*)(?:\nstars = (\d))?/g)].map(
    ([, name = "", hexes = "[]", stars]) => ({
      name,
      hexes: JSON.parse(hexes) as Hex[],
      stars: Number(stars ?? 0),
    }),
  );

export const COLUMNS = value<[column: number, heights: [low: number, high: number]][]>("columns");
export const NEBULA = value<Hex[]>("nebula");
export const SLOTS = slots();

/** What can be built: two kinds of ships, spaceports, upgrades. */
export const BUILDS = ["colony_ship", "trade_ship", "spaceport", "engine", "cannon", "cargo"] as const;
export type Build = (typeof BUILDS)[number];
/** What one puts on the board: with a ship build or a launch, of that kind. */
export type Tool = "" | Build | "jump";
export type Cost = Record<Resource, number>;

export const COSTS = Object.fromEntries(
  BUILDS.map((build) => {
    const counts = value<number[]>(build);
    return [build, Object.fromEntries(RESOURCES.map((name, n) => [name, counts[n] ?? 0]))];
  }),
) as Record<Build, Cost>;

/** The friendship cards of all peoples, by the numbers that moves have for them. */
export const FRIENDS: string[] = [...new Set(PEOPLES.flatMap((people) => value<string[]>(people)))];

export const LIMITS = value<number[]>("upgrades");

const [, goal = "15"] = /^goal = (\d+)/m.exec(box) ?? [];
export const GOAL = Number(goal);
