// Which ways are lit: those of the alien that moves, of the one a die would move, or of the one looked at.

import type { MazeView } from "../../lib/protocol";
import { deedOf } from "./choices";
import { CELLS, COLOURS } from "./parts";
import type { Play } from "./play.svelte";
import { isSteps, nameOf, pointsOf, reach, route } from "./reading";

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
  const [seat, colour] = [looked.charCodeAt(0) - 65, looked.slice(1)];
  const own = looked && nameOf(actor, play.colour) === looked;
  if (looked && !own) return lead(view, seat, colour, FAR, null);
  if (play.moving && play.colour) return lead(view, actor, play.colour, pointsOf(view, play.colour), play.spot);
  if (play.playing && play.colour) {
    const run = play.preview ? RUNS[deedOf(play.preview.text).card ?? ""] : 0;
    return run ? lead(view, actor, play.colour, run, null) : { ...NONE, colour: play.colour };
  }
  return play.die && isSteps(play.die) ? union(view, actor, play.die) : NONE;
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
