// Short questions to a moment, for what guides explain.

import type { Now } from "../games/page";
import type { Choice, Happened } from "../lib/protocol";

const isOwn = ({ mine }: Pick<Now, "mine">, { args }: Happened): boolean => mine.includes(Number(args.seat ?? -1));

/** The newest event of that name. */
export const happened = ({ events }: Pick<Now, "events">, what: string): Happened | undefined =>
  events.findLast((event) => event.what === what);

/** The newest one that was done here. */
export const did = (now: Pick<Now, "events" | "mine">, what: string): Happened | undefined =>
  now.events.findLast((event) => event.what === what && isOwn(now, event));

/** The newest one that somebody else did. */
export const theyDid = (now: Pick<Now, "events" | "mine">, what: string): Happened | undefined =>
  now.events.findLast((event) => event.what === what && !isOwn(now, event));

/** A legal move of that kind. */
export const can = ({ legal }: Pick<Now, "legal">, ...kinds: string[]): Choice | undefined =>
  legal.find(({ kind }) => kinds.includes(kind));

/** Only then, there. */
export const at = (then: unknown, where: string): string | null => (then ? where : null);
