// What went wrong with a request, in words.

import { Problem } from "./api";
import { factText } from "./players";
import { say } from "./words/index.svelte";

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return say("problem-unknown");
  if (error.fault) return factText(error.fault.fact, error.fault.args);
  return error.status === 0 ? say("offline-text") : say("problem-unknown");
}
