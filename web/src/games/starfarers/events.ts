// What the newest events show on the board: the dice, the balls, the way of the last flight.

import type { Happened } from "../../lib/protocol";

export interface Last {
  dice: [number, number] | null;
  /** Of the mothership that took off. */
  balls: string;
  trail: string[];
  /** Whose ship left the trail. */
  ship: string;
  /** The quarter that was just turned up. */
  found: string;
}
export const NOTHING: Last = { dice: null, balls: "", trail: [], ship: "", found: "" };

function after(last: Last, { what, args }: Happened): Last {
  const ship = `${args.seat}.${args.ship}`;
  switch (what) {
    case "turn":
      return { ...last, dice: null, balls: "", found: "" };
    case "rolled":
      return { ...last, dice: [Number(args.one), Number(args.two)], balls: "" };
    case "shook":
      return last.balls ? last : { ...last, balls: String(args.balls) };
    case "flew": {
      const goesOn = last.ship === ship && last.trail.at(-1) === args.from;
      return { ...last, ship, trail: [...(goesOn ? last.trail : [String(args.from)]), String(args.to)] };
    }
    case "found_quarter":
      return { ...last, found: String(args.at) };
    default:
      return last;
  }
}

/** What stays marked: the ways of ships and the points where something came to be, each with its seat. */
export interface Since {
  trails: { seat: number; ship: string; points: string[] }[];
  spots: { seat: number; at: string }[];
  quarters: string[];
}

/** Events that put something on a point, with the name of the point in them. */
const PUT: Record<string, string> = { settled: "at", built_port: "at", built_ship: "at", founded: "at", jumped: "to" };

const flew = (trails: Since["trails"], { args }: Happened): Since["trails"] => {
  const [seat, ship, from, to] = [Number(args.seat), `${args.seat}.${args.ship}`, String(args.from), String(args.to)];
  const last = trails.find((trail) => trail.ship === ship && trail.points.at(-1) === from);
  if (!last) return [...trails, { seat, ship, points: [from, to] }];
  return trails.map((trail) => (trail === last ? { ...trail, points: [...trail.points, to] } : trail));
};

/** Something new on a point; or it is taken back, or flies away, and then its way tells it. */
const put = (spots: Since["spots"], { what, args }: Happened): Since["spots"] => {
  if (what === "flew") return spots.filter(({ seat, at }) => seat !== args.seat || at !== args.from);
  if (what === "undid") return spots.filter(({ at }) => at !== args.at);
  const at = args[PUT[what] ?? ""];
  return at === undefined ? spots : [...spots, { seat: Number(args.seat), at: String(at) }];
};

export const marksOf = (events: Happened[]): Since => ({
  trails: events.filter(({ what }) => what === "flew").reduce(flew, []),
  spots: events.reduce(put, []),
  quarters: events
    .filter(({ what }) => what === "found_quarter" || what === "turned_disc")
    .map(({ args }) => String(args.at)),
});

export const lastAfter = (last: Last, events: Happened[]): Last => events.reduce(after, last);
