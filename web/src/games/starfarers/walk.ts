// What takes several moves, such as a longer flight or a larger offer: each is sent when the one before it
// has arrived.

export interface Step {
  kind: string;
  args: number[];
}

export class Walk {
  #steps: Step[] = [];
  /** The position in which the last step was sent. */
  #sent = "";

  get going(): boolean {
    return this.#steps.length > 0;
  }

  begin(steps: Step[]): void {
    this.#steps = [...steps];
    this.#sent = "";
  }

  /** The step to take in this position; null: there is none, or the last one is still on its way. */
  next(position: string): Step | null {
    if (this.#sent === position) return null;
    this.#sent = position;
    return this.#steps.shift() ?? null;
  }

  stop(): void {
    this.#steps = [];
  }
}
