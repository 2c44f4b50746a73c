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

export const lastAfter = (last: Last, events: Happened[]): Last => events.reduce(after, last);
