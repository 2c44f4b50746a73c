// Something that may fail or be called off: told in words, and nothing is lost.

import { NoPasskey } from "../lib/passkeys";
import { problemText } from "../lib/problem";
import { say } from "../lib/words/index.svelte";

export class Trying {
  busy = $state(false);
  /** What went wrong; empty: nothing. */
  wrong = $state("");

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.wrong = error instanceof NoPasskey ? say("passkey-none") : problemText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
