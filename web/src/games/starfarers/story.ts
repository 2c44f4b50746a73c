// An encounter as it is told: from the scene to all that came of it.

import type { Happened } from "../../lib/protocol";

const TOLD = new Set([
  ...["answered", "gave", "read_on", "told", "fled", "fought", "raced", "shook", "half_won", "half_lost", "got"],
  ...["gift_back", "taken_back", "handed_over", "grounded", "removed", "equipped", "promised", "may_jump"],
  ...["reshuffled", "stole", "built_ship"],
]);

export interface Story {
  scene: string;
  seat: number;
  events: Happened[];
  /** Has something else happened since? */
  over: boolean;
}

/** Whoever flies on has read it to the end; and in the turn after the next it is old news. */
const turnsPage = (story: Story, { what, args }: Happened): boolean =>
  what === "turn" || (what === "flew" && args.seat === story.seat);

/** The story after more has happened; another card begins another one, and whatever else happens ends it. */
export function goesOn(story: Story | null, events: Happened[]): Story | null {
  let now = story?.over && events.some((event) => turnsPage(story, event)) ? null : story;
  for (const event of events) {
    if (event.what === "met")
      now = { scene: String(event.args.scene), seat: Number(event.args.seat), events: [], over: false };
    else if (now && !now.over && TOLD.has(event.what)) now = { ...now, events: [...now.events, event] };
    else if (now && !now.over) now = { ...now, over: true };
  }
  return now;
}
