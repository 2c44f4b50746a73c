// Between the page and the worker in which the engine runs.

/** What the page wants. */
export type ToEngine =
  | { t: "ask"; id: number; method: string; path: string; body: string }
  | { t: "open"; line: number; table: string }
  | { t: "say"; line: number; text: string }
  | { t: "close"; line: number };

/** Why games are not kept: the browser keeps nothing here, or it has no room left, or it fails otherwise. */
export type Trouble = "refused" | "full" | "fails";

/** What the engine tells. */
export type FromEngine =
  | { t: "progress"; part: number }
  | { t: "ready" }
  | { t: "broken"; why: string }
  | { t: "answer"; id: number; status: number; text: string }
  | { t: "heard"; line: number; text: string }
  | { t: "closed"; line: number; code: number }
  | { t: "trouble"; what: Trouble };

/** A job for a second worker, as bytes that only Python reads. */
export interface Job {
  id: number;
  job: Uint8Array;
}
export interface Done {
  id: number;
  /** Empty: it failed, and this is why. */
  result: Uint8Array;
  why: string;
}
