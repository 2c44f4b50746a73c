// What a tower's letters say. A tower is written bottom to top: b, y with the blue side up, B, Y with the red.

export const ownerOf = (disc: string): number => (disc.toLowerCase() === "b" ? 0 : 1);
export const isRed = (disc: string): boolean => disc !== disc.toLowerCase();
export const topOf = (tower: string): string => tower.slice(-1);
export const topOwner = (tower: string): number => (tower ? ownerOf(topOf(tower)) : -1);

/** Consecutive discs of one owner. */
export interface Run {
  owner: number;
  discs: string;
}

/** The runs of a tower from the top down. */
export function runsOf(tower: string): Run[] {
  const runs: Run[] = [];
  for (const disc of [...tower].reverse()) {
    const last = runs.at(-1);
    if (last?.owner === ownerOf(disc)) last.discs = disc + last.discs;
    else runs.push({ owner: ownerOf(disc), discs: disc });
  }
  return runs;
}

/** How many prisoners the top disc guards. */
export function prisonersOf(tower: string): number {
  const [top, below] = runsOf(tower);
  return top?.discs.length === 1 ? (below?.discs.length ?? 0) : 0;
}

/** The top disc with its prisoners. */
export const loadOf = (tower: string): string => (tower ? tower.slice(-1 - prisonersOf(tower)) : "");

/** Has this seat a disc in the tower? */
export const holds = (tower: string, seat: number): boolean => [...tower].some((disc) => ownerOf(disc) === seat);

export type Part = "mover" | "waiting" | "carried" | "prisoner";

/** Discs of a tower that share their lot, for a drawing from the side. */
export interface Lot {
  part: Part;
  discs: string;
  /** The seat whose disc lies on these prisoners; -1 if they are none. */
  guard: number;
}

/** Who is whose prisoner, from the top down. */
export function lotsOf(tower: string): Lot[] {
  const [top, ...rest] = runsOf(tower);
  if (!top) return [];
  const lots: Lot[] = [{ part: "mover", discs: topOf(top.discs), guard: -1 }];
  const waiting = top.discs.slice(0, -1);
  if (waiting) lots.push({ part: "waiting", discs: waiting, guard: -1 });
  rest.forEach((run, depth) => {
    const part: Part = depth === 0 && !waiting ? "carried" : "prisoner";
    lots.push({ part, discs: run.discs, guard: 1 - run.owner });
  });
  return lots;
}
