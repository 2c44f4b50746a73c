// What the keeper looks at: asked for again from time to time, and whenever something of the question changes.

import { problemText } from "../lib/problem";

const EVERY = 5000;

export class Looking<T> {
  found: T | null = $state.raw(null);
  /** What was found the time before. */
  before: T | null = $state.raw(null);
  wrong = $state("");
  #asked = 0;

  constructor(question: () => Promise<T>) {
    $effect(() => {
      const look = (): void => void this.#look(question);
      look();
      const timer = setInterval(() => document.visibilityState === "visible" && look(), EVERY);
      return () => clearInterval(timer);
    });
  }

  /** A slow answer does not follow a newer one. */
  async #look(question: () => Promise<T>): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await question();
      if (asked !== this.#asked) return;
      this.before = this.found;
      this.found = found;
      this.wrong = "";
    } catch (error) {
      if (asked === this.#asked) this.wrong = problemText(error);
    }
  }
}
