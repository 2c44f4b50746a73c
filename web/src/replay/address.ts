// A moment of a replay in its address, so that it can be sent to somebody: #34, #review, #review-34.

export type Side = "log" | "review";
export interface Moment {
  side: Side;
  /** The version that is looked at; 0: the beginning. */
  v: number;
}

export function momentOf(hash: string): Moment {
  const [, side, v] = /^#?(review)?-?(\d{1,6})?$/.exec(hash) ?? [];
  return { side: side ? "review" : "log", v: Number(v ?? 0) };
}

/** The beginning needs no number. */
export function hashOf({ side, v }: Moment): string {
  const parts = [...(side === "review" ? [side] : []), ...(v > 1 ? [v] : [])];
  return parts.length ? `#${parts.join("-")}` : "";
}
