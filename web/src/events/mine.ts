// The events that this browser has opened or looked at.

import type { EventInfo } from "../lib/protocol";
import { recall, remember } from "../lib/storage";

export interface Kept {
  event: string;
  name: string;
  game: string;
  over: boolean;
}

const MOST = 20;

export const keptEvents = (): Kept[] => recall<Kept[]>("events", []);

/** Those that one has something to do with; the last one first. */
export function noteEvent({ event, name, game, over, organiser, me }: EventInfo): void {
  const others = keptEvents().filter((each) => each.event !== event);
  if (organiser || me >= 0) remember("events", [{ event, name, game, over }, ...others].slice(0, MOST));
}

export function forgetEvent(event: string): void {
  remember(
    "events",
    keptEvents().filter((each) => each.event !== event),
  );
}
