// The board: hexes, the points at their corners and the lines between them, drawn with home below.

import { COLUMNS, type Hex, NEBULA, SLOTS } from "./parts";

export interface At {
  x: number;
  y: number;
}

/** The side of a hex. */
export const SIDE = 40;
const HALF = (SIDE * Math.sqrt(3)) / 2;
/** Room for the letters and numbers at the edge. */
const MARGIN = 36;

type Place = [across: number, up: number];
const CORNERS: Place[] = [
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
];

export const HEXES: Hex[] = COLUMNS.flatMap(([column, [low, high]]) =>
  Array.from({ length: (high - low) / 2 + 1 }, (_, n): Hex => [column, low + 2 * n]),
);

const corners = ([column, height]: Hex): Place[] => CORNERS.map(([across, up]) => [3 * column + across, height + up]);
const keyOf = ([across, up]: Place): string => `${across} ${up}`;

const PLACES: Place[] = [...new Map(HEXES.flatMap(corners).map((place) => [keyOf(place), place])).values()].sort(
  (one, other) => one[1] - other[1] || one[0] - other[0],
);
const ACROSS = [...new Set(PLACES.map(([across]) => across))].sort((one, other) => one - other);
const nameOf = ([across, up]: Place): string => String.fromCharCode(97 + ACROSS.indexOf(across)) + (up + 2);

/** By number, as in moves. */
export const POINTS: string[] = PLACES.map(nameOf);
const NUMBERS = new Map(POINTS.map((name, number) => [name, number]));
export const pointNumber = (name: string): number => NUMBERS.get(name) ?? -1;

const drawn = ([across, up]: Place): At => ({ x: (across * SIDE) / 2, y: -up * HALF });
const WHERE = new Map(PLACES.map((place) => [nameOf(place), drawn(place)]));
export const pointAt = (name: string): At => WHERE.get(name) ?? { x: 0, y: 0 };
export const middleOf = ([column, height]: Hex): At => drawn([3 * column, height]);
export const hexPoints = (hex: Hex): string[] => corners(hex).map(nameOf);

const outline = ({ x, y }: At, size: number): string =>
  CORNERS.map(
    ([across, up]) => `${(x + (across * SIDE * size) / 2).toFixed(1)},${(y - up * HALF * size).toFixed(1)}`,
  ).join(" ");
export const hexOutline = (hex: Hex, size = 1): string => outline(middleOf(hex), size);

const lines = new Map<string, [string, string]>();
for (const hex of HEXES) {
  const names = hexPoints(hex);
  names.forEach((one, n) => {
    const pair = [one, names[(n + 1) % 6]!].sort() as [string, string];
    lines.set(pair.join(" "), pair);
  });
}
export const LINES: [string, string][] = [...lines.values()];

const BESIDE = new Map<string, string[]>(POINTS.map((name) => [name, []]));
for (const [one, other] of LINES) {
  BESIDE.get(one)!.push(other);
  BESIDE.get(other)!.push(one);
}
export const beside = (name: string): string[] => BESIDE.get(name) ?? [];

const common = (hexes: Hex[]): string[] =>
  hexPoints(hexes[0]!).filter((point) => hexes.every((hex) => hexPoints(hex).includes(point)));
/** By recess: the point in its middle. */
export const CENTRES: Record<string, string> = Object.fromEntries(
  SLOTS.map(({ name, hexes }) => [name, common(hexes)[0]!]),
);
/** By number, as in moves: site 3n + i lies between the planets i and i + 1 of recess n. */
export const SITES: string[] = SLOTS.flatMap(({ name, hexes }) =>
  hexes.map((hex, n) => common([hex, hexes[(n + 1) % 3]!]).find((point) => point !== CENTRES[name])!),
);
export const siteNumber = (name: string): number => SITES.indexOf(name);

/** The planets around a point: recess and place in it. */
export function planetsAt(point: string): { slot: string; index: number }[] {
  return SLOTS.flatMap(({ name, hexes }) =>
    hexes.flatMap((hex, index) =>
      hexPoints(hex).includes(point) && point !== CENTRES[name] ? [{ slot: name, index }] : [],
    ),
  );
}

/** The columns and rows that points are named by, with where they are. */
export const COLUMN_NAMES = ACROSS.map((across, n) => ({
  name: String.fromCharCode(97 + n),
  at: drawn([across, 0]).x,
}));
export const ROW_NAMES = [...new Set(PLACES.map(([, up]) => up))].map((up) => ({
  name: String(up + 2),
  at: drawn([0, up]).y,
}));

export interface Body {
  slot: string;
  /** The place of a planet; -1: the middle of the recess. */
  index: number;
}

/** As far from its middle something of a recess is still meant. */
const PLANET = 31;
const CENTRE = 22;

/** What lies there that is no point: a planet, or the middle of a recess. */
export function bodyAt({ x, y }: At): Body | null {
  const near = (at: At, reach: number): boolean => Math.hypot(at.x - x, at.y - y) < reach;
  for (const { name, hexes } of SLOTS) {
    if (near(pointAt(CENTRES[name]!), CENTRE)) return { slot: name, index: -1 };
    const index = hexes.findIndex((hex) => near(middleOf(hex), PLANET));
    if (index >= 0) return { slot: name, index };
  }
  return null;
}

/** The points around a planet, or those of all three hexes of its recess. */
export function pointsAround({ slot, index }: Body): string[] {
  const hexes = SLOTS.find(({ name }) => name === slot)?.hexes ?? [];
  return [...new Set((index < 0 ? hexes : [hexes[index]!]).flatMap(hexPoints))];
}

const nebula = new Set(NEBULA.map(String));
export const isNebula = (hex: Hex): boolean => nebula.has(String(hex));

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const all = [...WHERE.values()];
const low = (of: (at: At) => number): number => Math.min(...all.map(of)) - MARGIN;
const span = (of: (at: At) => number): number => Math.max(...all.map(of)) + MARGIN - low(of);
export const FRAME: Box = {
  x: low((at) => at.x),
  y: low((at) => at.y),
  width: span((at) => at.x),
  height: span((at) => at.y),
};

/** The point nearest to a place on the board. */
export function nearest({ x, y }: At, among: Iterable<string> = POINTS): { point: string; distance: number } {
  let best = { point: "", distance: Infinity };
  for (const point of among) {
    const at = pointAt(point);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance < best.distance) best = { point, distance };
  }
  return best;
}
