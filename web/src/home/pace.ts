// The pace of a race, as it is offered when a table is opened.

import { pageOf } from "../games";
import type { GameInfo } from "../lib/protocol";
import { hasRaced } from "../lib/raced";

/** The pace of a race that is offered here: none for whoever has not raced before. */
export function usualPace({ name, options }: GameInfo): number {
  const { race } = pageOf(name);
  if (!race) return 0;
  return hasRaced(name) ? (options.find((each) => each.name === race.option)?.default ?? 0) : race.calm;
}

/** The options of a table at this pace. */
export function paceOf({ name }: GameInfo, pace: number): Record<string, number> {
  const { race } = pageOf(name);
  if (!race) return {};
  const eased = pace !== race.calm && !hasRaced(name);
  return { [race.option]: pace, ...(eased ? race.first : {}) };
}
