// Where things are drawn. Units are hundredths of a tile; the middle of a1 is the origin, north is up.

import { SIDES, type Side } from "./parts";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const TILE = 100;
export const GAP = 20;
export const PITCH = TILE + GAP;
/** From the middle of a tile to the middle of a ship at its side. */
const BERTH = 94;
/** Room for ships around the maze. */
const RIM = 78;

const DIRECTIONS: Record<Side, Point> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

const columnOf = (cell: string): number => "abcde".indexOf(cell[0]!);
const rowOf = (cell: string): number => "12345".indexOf(cell[1]!);

export const middleOf = (cell: string): Point => ({ x: columnOf(cell) * PITCH, y: rowOf(cell) * PITCH });

/** The picture of a maze with these tiles. */
export function frameOf(cells: string[]): Box {
  const points = cells.map(middleOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const edge = TILE / 2 + RIM;
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

export const sideOf = (berth: string): Side => berth[2] as Side;

export function berthPoint(berth: string): Point {
  const { x, y } = middleOf(berth);
  const direction = DIRECTIONS[sideOf(berth)];
  return { x: x + direction.x * BERTH, y: y + direction.y * BERTH };
}

/** How a thing that is drawn for the north side must be turned. */
export const angleOf = (side: Side): number => SIDES.indexOf(side) * 90;

/** Where the three aliens of a crew sit in their ship, side by side along the tile's edge. */
export function cabinPoint(berth: string, seat: number): Point {
  const { x, y } = berthPoint(berth);
  const along = (seat - 1) * 33;
  return "ns".includes(sideOf(berth)) ? { x: x + along, y } : { x, y: y + along };
}

/** The gap between a tile and its neighbour on that side. */
export function gapPoint(passage: string): Point {
  const { x, y } = middleOf(passage);
  const direction = DIRECTIONS[sideOf(passage)];
  return { x: x + (direction.x * PITCH) / 2, y: y + (direction.y * PITCH) / 2 };
}

const CORNERS: Point[] = [
  { x: -27, y: -26 },
  { x: 27, y: -26 },
  { x: 27, y: 28 },
  { x: -27, y: 28 },
];
export const cornerPoint = (corner: number): Point => CORNERS[corner % 4]!;

/** Where the terminals of a tile are, from its middle. */
export function terminalPoint(terminal: number, of: number): Point {
  if (of === 1) return { x: 0, y: 0 };
  return { x: terminal % 2 ? 14 : -14, y: of === 2 ? 0 : terminal < 2 ? -14 : 14 };
}

/** The tile next to this one in a direction; it may not exist. */
export function neighbour(cell: string, { x, y }: Point): string {
  return ("abcde"[columnOf(cell) + x] ?? "?") + ("12345"[rowOf(cell) + y] ?? "?");
}

/** Seen from one place, in which direction does the next one lie? */
export function directionTo(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dx) > Math.abs(dy) ? { x: Math.sign(dx), y: 0 } : { x: 0, y: Math.sign(dy) };
}
