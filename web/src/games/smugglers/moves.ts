// The moves of the race.

import type { Asked } from "../../lib/moves";

export const place = (at: number, value: number): Asked => ({ kind: "place", args: [at, value] });
export const take = (token: number): Asked => ({ kind: "take", args: [token] });
export const WAIT: Asked = { kind: "wait", args: [] };
