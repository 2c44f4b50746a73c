// A longer way, step by step: each step is sent when the one before it has arrived.

export interface Step {
  colour: string;
  cell: string;
}

export class Walk {
  #steps: Step[] = [];
  /** The position in which the last step was sent. */
  #sent = "";

  get going(): boolean {
    return this.#steps.length > 0;
  }

  begin(colour: string, cells: string[]): void {
    this.#steps = cells.map((cell) => ({ colour, cell }));
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
