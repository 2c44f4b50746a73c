// What moved between two views: discs are matched with the nearest ones of the same kind that left a spot.

import { FIELDS, handOf, LAST, SEATS, spoilsOf, stepOf, wayOf } from "./fields";
import type { UrView } from "./protocol";
import { ownerOf, topOwner } from "./view";

/** Discs that travel as one, bottom to top, from the first spot of their way to the last. */
export interface Flight {
  discs: string;
  way: string[];
  /** Prisoners leave the game only when their guard has arrived. */
  late: boolean;
}

interface Change {
  spot: string;
  discs: string;
}

export const from = (flight: Flight): string => flight.way[0]!;
export const to = (flight: Flight): string => flight.way.at(-1)!;

export function diff(before: UrView, after: UrView): Flight[] {
  const gone = changes(after, before);
  const come = changes(before, after);
  const flights: Flight[] = [];
  const left = come.filter((arrival) => !whole(arrival, gone, flights));
  for (const arrival of left.flatMap(single)) one(arrival, gone, flights);
  fromHands(before, after, come, flights);
  toHands(before, after, gone, flights);
  return flights;
}

/** What stands on each field of `second` above what it has in common with `first`. */
function changes(first: UrView, second: UrView): Change[] {
  return FIELDS.map((spot) => {
    const [one, other] = [first.towers[spot] ?? "", second.towers[spot] ?? ""];
    let same = 0;
    while (same < one.length && one[same] === other[same]) same += 1;
    return { spot, discs: other.slice(same) };
  }).filter(({ discs }) => discs);
}

/** A guard with all it carries; on base-1 it arrives alone and may have turned over. */
function whole(arrival: Change, gone: Change[], flights: Flight[]): boolean {
  const seat = topOwner(arrival.discs);
  const home = stepOf(seat, arrival.spot) === LAST && arrival.discs.length === 1;
  const source = nearest(seat, arrival.spot, gone, ({ discs }) =>
    home ? topOwner(discs) === seat : discs === arrival.discs,
  );
  if (!source) return false;
  gone.splice(gone.indexOf(source), 1);
  flights.push({ discs: source.discs, way: wayOf(seat, source.spot, arrival.spot), late: false });
  if (home && source.discs.length > 1) {
    flights.push({ discs: source.discs.slice(0, -1), way: [arrival.spot, spoilsOf(seat)], late: true });
  }
  return true;
}

const single = ({ spot, discs }: Change): Change[] => [...discs].map((disc) => ({ spot, discs: disc }));

/** One disc of its own: where several moves fell together in one frame. */
function one(arrival: Change, gone: Change[], flights: Flight[]): void {
  const seat = ownerOf(arrival.discs);
  const source = nearest(seat, arrival.spot, gone, ({ discs }) => discs.includes(arrival.discs));
  if (!source) return;
  source.discs = source.discs.replace(arrival.discs, "");
  flights.push({ discs: arrival.discs, way: wayOf(seat, source.spot, arrival.spot), late: false });
}

function nearest(seat: number, spot: string, gone: Change[], fits: (change: Change) => boolean): Change | undefined {
  const distance = (change: Change): number => Math.abs(stepOf(seat, change.spot) - stepOf(seat, spot));
  return gone
    .filter((change) => change.discs && change.spot !== spot && fits(change))
    .sort((first, second) => distance(first) - distance(second))[0];
}

function fromHands(before: UrView, after: UrView, come: Change[], flights: Flight[]): void {
  for (const seat of SEATS) {
    let entered = before.hands[seat]! - after.hands[seat]!;
    for (const { spot, discs } of come) {
      if (entered <= 0 || topOwner(discs) !== seat || taken(spot, flights)) continue;
      flights.push({ discs: discs.slice(-1), way: wayOf(seat, handOf(seat), spot), late: false });
      entered -= 1;
    }
  }
}

/** Going back in a replay, a disc returns to its hand. */
function toHands(before: UrView, after: UrView, gone: Change[], flights: Flight[]): void {
  for (const seat of SEATS) {
    if (after.hands[seat]! <= before.hands[seat]!) continue;
    const source = gone.find(({ discs }) => topOwner(discs) === seat);
    if (source) flights.push({ discs: source.discs.slice(-1), way: [source.spot, handOf(seat)], late: false });
  }
}

const taken = (spot: string, flights: Flight[]): boolean => flights.some((flight) => to(flight) === spot);
