// Where aliens can get to, and which ways are lit: those of the alien that moves, of the one a die would move, or
// of the one looked at.

import { seatOf } from "../../lib/letters";
import { deedOf } from "./moves";
import { CELLS, COLOURS } from "./parts";
import type { Play } from "./play.svelte";
import type { MazeView } from "./protocol";
import { isSteps, nameOf, pointsOf } from "./view";

/** The cells that this alien reaches with so many steps, and the steps that each takes. */
export function reach(view: MazeView, seat: number, colour: string, points: number): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [cell, before] of Object.entries(view.ways[seat]?.[colour] ?? {})) {
    steps.set(cell, (steps.get(before) ?? 0) + 1);
  }
  return new Map([...steps].filter(([, count]) => count <= points));
}

/** The cells on the way of this alien to that one, which is the last. */
export function route(view: MazeView, seat: number, colour: string, cell: string): string[] {
  const ways = view.ways[seat]?.[colour] ?? {};
  const found: string[] = [];
  for (let at: string | undefined = cell; at !== undefined && at in ways; at = ways[at]) found.unshift(at);
  return found;
}

export interface Ways {
  /** Whose passages stand out. */
  colour: string;
  /** Tiles that can be reached, and in how many steps. */
  tiles: Map<string, number>;
  /** The way to the tile one points at. */
  passages: Set<string>;
  cells: string[];
}

const FAR = 4;
const RUNS: Record<string, number> = { run1: 1, run2: 2 };

/** The name of the passage between two neighbours. */
export function passageBetween(one: string, other: string): string {
  const [first, second] = CELLS.indexOf(one) < CELLS.indexOf(other) ? [one, other] : [other, one];
  return first + (first[1] === second[1] ? "e" : "s");
}

function lead(view: MazeView, seat: number, colour: string, points: number, to: string | null): Ways {
  const tiles = reach(view, seat, colour, points);
  const cells = to && tiles.has(to) ? route(view, seat, colour, to) : [];
  const start = view.aliens[seat]?.[colour]?.slice(0, 2) ?? "";
  const along = start === "sh" ? cells : [start, ...cells];
  const passages = new Set(along.slice(1).map((cell, n) => passageBetween(along[n]!, cell)));
  return { colour, tiles, passages, cells: along };
}

const NONE: Ways = { colour: "", tiles: new Map(), passages: new Set(), cells: [] };

export function waysShown(view: MazeView, actor: number, play: Play, looked: string): Ways {
  const own = looked && nameOf(actor, play.colour) === looked;
  if (looked && !own) return lead(view, seatOf(looked), looked.slice(1), FAR, null);
  if (play.moving && play.colour) return lead(view, actor, play.colour, pointsOf(view, play.colour), play.spot);
  if (play.playing && play.colour) return ofCard(view, actor, play);
  return play.die && isSteps(play.die) ? union(view, actor, play.die) : NONE;
}

/** A card that lets an alien run shows where to. */
function ofCard(view: MazeView, actor: number, play: Play): Ways {
  const run = play.preview ? RUNS[deedOf(play.preview, view).card ?? ""] : 0;
  return run ? lead(view, actor, play.colour, run, null) : { ...NONE, colour: play.colour };
}

/** All that a movement die could reach. */
function union(view: MazeView, actor: number, die: string): Ways {
  const tiles = new Map<string, number>();
  for (const colour of COLOURS) {
    for (const [cell, steps] of reach(view, actor, colour, die.split(colour).length - 1)) {
      tiles.set(cell, Math.min(steps, tiles.get(cell) ?? steps));
    }
  }
  return { ...NONE, tiles };
}
