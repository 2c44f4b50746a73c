// Where everything lies, in units of the picture: a field is 100 wide. The board lies on its side, or stands
// upright on narrow screens; the seat that is looked from has its row at the bottom, or on the right.

import { FIELDS, handOf, ownerOfField, SEATS, shortName, spoilsOf } from "./fields";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A place in the grid of 8 columns (along the centre) and 3 rows (2 is one's own). */
export interface Place {
  col: number;
  row: number;
}

export interface Tray {
  seat: number;
  box: Box;
  hand: Point;
  spoils: Point;
  die: Point;
}

export interface Layout {
  upright: boolean;
  width: number;
  height: number;
  /** The edge of the twenty fields, notches and all. */
  outline: Point[];
  /** The middle of each field. */
  fields: Map<string, Point>;
  trays: Tray[];
}

export const CELL = 100;
export const EDGE = 20;
const COLS = 8;
const ROWS = 3;
const NOTCH = [4, 5] as const;
const MARGIN = { lying: { x: 30, top: 50, bottom: 46 }, upright: { x: 112, top: 46, bottom: 28 } };

const OUTLINE: readonly (readonly [number, number])[] = [
  ...([
    [0, 0],
    [4, 0],
    [4, 1],
    [6, 1],
    [6, 0],
    [8, 0],
  ] as const),
  ...([
    [8, 3],
    [6, 3],
    [6, 2],
    [4, 2],
    [4, 3],
    [0, 3],
  ] as const),
];

export function placeOf(field: string, seat: number): Place {
  const name = shortName(field);
  const number = Number(name[1]);
  const owner = ownerOfField(field);
  if (owner < 0) return { col: number - 1, row: 1 };
  return { col: name.startsWith("h") ? 4 - number : 5 + number, row: owner === seat ? 2 : 0 };
}

type Projection = (col: number, row: number) => Point;

function lying(col: number, row: number): Point {
  return { x: MARGIN.lying.x + col * CELL, y: MARGIN.lying.top + row * CELL };
}

function standing(col: number, row: number): Point {
  return { x: MARGIN.upright.x + row * CELL, y: MARGIN.upright.top + (COLS - col) * CELL };
}

export function layoutOf(seat: number, upright: boolean): Layout {
  const at = upright ? standing : lying;
  const margin = upright ? MARGIN.upright : MARGIN.lying;
  const [across, down] = upright ? [ROWS, COLS] : [COLS, ROWS];
  const width = across * CELL + 2 * margin.x;
  return {
    upright,
    width,
    height: down * CELL + margin.top + margin.bottom,
    outline: OUTLINE.map(([col, row]) => at(col, row)),
    fields: new Map(FIELDS.map((field) => [field, middle(at, placeOf(field, seat))])),
    trays: SEATS.map((each) => (upright ? besideTray : belowTray)(each, each === seat, at)),
  };
}

function middle(at: Projection, { col, row }: Place): Point {
  return at(col + 0.5, row + 0.5);
}

/** In the notch of the lying board: hand, die and spoils side by side. */
function belowTray(seat: number, own: boolean, at: Projection): Tray {
  const { x } = at(NOTCH[0], 0);
  const top = own ? at(0, 2).y + EDGE : at(0, 0).y - 44;
  const box = { x: x + EDGE, y: top, width: 2 * CELL - 2 * EDGE, height: CELL + 20 };
  const y = top + (own ? 54 : 66);
  return {
    seat,
    box,
    hand: { x: box.x + 33, y },
    die: { x: box.x + 92, y },
    spoils: { x: box.x + 138, y: y + 4 },
  };
}

/** Beside the notch of the upright board: the hand near h1, the die and the spoils farther out. */
function besideTray(seat: number, own: boolean, at: Projection): Tray {
  const inner = at(0, own ? 2 : 1).x + (own ? EDGE : -EDGE);
  const outwards = own ? 1 : -1;
  const depth = CELL + MARGIN.upright.x - EDGE - 4;
  const top = at(NOTCH[1] + 1, 0).y + EDGE;
  const box = { x: own ? inner : inner - depth, y: top, width: depth, height: 2 * CELL - 2 * EDGE };
  return {
    seat,
    box,
    hand: { x: inner + outwards * 50, y: top + 102 },
    spoils: { x: inner + outwards * 130, y: top + 36 },
    die: { x: inner + outwards * 130, y: top + 106 },
  };
}

/** The middle of a field, a hand or a heap of spoils. */
export function pointOf(layout: Layout, spot: string): Point {
  const field = layout.fields.get(spot);
  if (field) return field;
  const tray = layout.trays.find(({ seat }) => spot === handOf(seat) || spot === spoilsOf(seat));
  if (!tray) return { x: layout.width / 2, y: layout.height / 2 };
  return spot === handOf(tray.seat) ? tray.hand : tray.spoils;
}

export const HAND_SCALE = 0.74;
export const SPOILS_SCALE = 0.5;

/** How large discs are drawn on a spot. */
export function scaleOf(spot: string): number {
  if (SEATS.some((seat) => spot === handOf(seat))) return HAND_SCALE;
  return SEATS.some((seat) => spot === spoilsOf(seat)) ? SPOILS_SCALE : 1;
}

/** What can be pointed at: a field, or a hand. */
export function hitBox(layout: Layout, spot: string): Box {
  const { x, y } = pointOf(layout, spot);
  const half = CELL / 2;
  if (layout.fields.has(spot)) return { x: x - half, y: y - half, width: CELL, height: CELL };
  const width = layout.upright ? 84 : 66;
  return { x: x - width / 2, y: y - half, width, height: CELL };
}

/** Which spot lies under a point of the picture. */
export function spotAt(layout: Layout, point: Point): string | null {
  const inside = (spot: string): boolean => {
    const box = hitBox(layout, spot);
    return point.x >= box.x && point.x < box.x + box.width && point.y >= box.y && point.y < box.y + box.height;
  };
  return [...FIELDS, ...SEATS.map(handOf)].find(inside) ?? null;
}

/** All spots as the eye reads them, row by row. */
export function readingOrder(layout: Layout): string[] {
  const rank = (spot: string): number => {
    const { x, y } = middleOf(hitBox(layout, spot));
    return Math.round(y / CELL) * 100 + x / CELL;
  };
  return [...FIELDS, ...SEATS.map(handOf)].sort((one, other) => rank(one) - rank(other));
}

const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The nearest spot in a direction, straight ahead rather than aslant; the same one at the edge. */
export function neighbour(layout: Layout, spot: string, direction: Point): string {
  return nearest(layout, spot, direction, CELL * 0.8) ?? nearest(layout, spot, direction, CELL * 3) ?? spot;
}

/** Straight on, or at most so far aside: there is no field below c6. */
function nearest(layout: Layout, spot: string, direction: Point, most: number): string | null {
  const from = middleOf(hitBox(layout, spot));
  let best: string | null = null;
  let least = Infinity;
  for (const other of readingOrder(layout)) {
    const to = middleOf(hitBox(layout, other));
    const ahead = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y;
    const aside = Math.abs((to.x - from.x) * direction.y) + Math.abs((to.y - from.y) * direction.x);
    if (other === spot || ahead < CELL / 4 || aside > most) continue;
    if (ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside];
  }
  return best;
}

/** A path for SVG through points. */
export const pathThrough = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
