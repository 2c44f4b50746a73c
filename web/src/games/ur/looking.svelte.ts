// What somebody is looking at: under the mouse, at the keyboard's focus, or under a finger held down.

const AFTER = 350;

export class Looking {
  #mouse: string | null = $state(null);
  #keys: string | null = $state(null);
  #steady: string | null = $state(null);
  #how: "pointer" | "keys" = $state("pointer");
  #timer = 0;
  held: string | null = $state(null);

  /** Where attention is now. */
  pointed = $derived.by(() => (this.#how === "keys" ? this.#keys : this.#mouse));

  /** What to show from the side: at once for keys and fingers, for the mouse only when it rests. */
  spot = $derived.by(() => this.held ?? (this.#how === "keys" ? this.#keys : this.#steady));

  point = (spot: string | null, how: "pointer" | "keys"): void => {
    if (spot) this.#how = how;
    if (how === "keys") {
      this.#keys = spot;
      return;
    }
    this.#mouse = spot;
    this.#steady = null;
    window.clearTimeout(this.#timer);
    if (spot) this.#timer = window.setTimeout(() => (this.#steady = spot), AFTER);
  };

  /** Something has happened: whatever the mouse rests on by chance must not cover it. */
  disturb(): void {
    window.clearTimeout(this.#timer);
    this.#steady = null;
  }

  hold(spot: string): void {
    this.held = spot;
  }

  letGo(): void {
    this.held = null;
  }
}
