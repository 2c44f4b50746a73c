// Tiles keep their identity from view to view, so that one sees them turn and change places.

export interface Laid {
  id: number;
  cell: string;
  /** The gates as they were when the tile came to be drawn; since then it has been turned by so many quarters. */
  gates: string;
  quarters: number;
}

export type Tiles = Record<string, string>;

/** A quarter clockwise brings what was to the west to the north. */
export const turned = (gates: string, quarters: number): string => {
  const by = ((quarters % 4) + 4) % 4;
  return gates.slice(4 - by) + gates.slice(0, 4 - by);
};

export const lay = (tiles: Tiles, from = 0): Laid[] =>
  Object.entries(tiles).map(([cell, gates], n) => ({ id: from + n, cell, gates, quarters: 0 }));

/** The quarters, clockwise, by which one face became the other; -1: it is another tile. */
export function quartersBetween(before: string, after: string): number {
  return [0, 1, 2, 3].find((quarters) => turned(before, quarters) === after) ?? -1;
}

/** The same tiles as they lie now. What cannot have come from one turn or one swap is laid anew. */
export function follow(laid: Laid[], before: Tiles, after: Tiles): Laid[] {
  const changed = Object.keys(after).filter((cell) => before[cell] !== after[cell]);
  const same = laid.length === Object.keys(after).length;
  const found = same ? follows(laid, changed, before, after) : null;
  return found ?? lay(after, Math.max(-1, ...laid.map(({ id }) => id)) + 1);
}

function follows(laid: Laid[], changed: string[], before: Tiles, after: Tiles): Laid[] | null {
  const [one = "", other = ""] = changed;
  if (changed.length === 0) return laid;
  if (changed.length === 1) return turnedAt(laid, one, quartersBetween(before[one] ?? "", after[one] ?? ""));
  const exchanged = changed.length === 2 && before[one] === after[other] && before[other] === after[one];
  return exchanged ? laid.map((tile) => ({ ...tile, cell: moved(tile.cell, one, other) })) : null;
}

const turnedAt = (laid: Laid[], cell: string, quarters: number): Laid[] | null =>
  quarters > 0
    ? laid.map((tile) => (tile.cell === cell ? { ...tile, quarters: tile.quarters + quarters } : tile))
    : null;

export function moved(cell: string, one: string, other: string): string {
  if (cell === one) return other;
  return cell === other ? one : cell;
}
