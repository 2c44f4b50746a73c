// A position in which somebody is to find moves: a lesson, or a puzzle, which is a lesson with a judge. The server
// keeps nothing: every answer comes from all moves so far.

import { pageOf } from "../games";
import { duration } from "../lib/motion";
import type { Choice, Frame, Happened } from "../lib/protocol";
import { play } from "../lib/sound";

/** Milliseconds between two moves that are shown; fewer where nothing flies. */
const PAUSE = 1150;
const STILL_PAUSE = 450;
const UNMADE = new Set(["wrong", "refused", "aside"]);

/** Where somebody is, and the answer to the last move. */
export interface Place {
  frame: Frame;
  seat: number;
  colours: string[];
  options: Record<string, number>;
  made: number;
  verdict: string;
  rule: string;
  fact: string;
  args: Record<string, number | string>;
}

export abstract class Practice<P extends Place = Place> {
  place: P | null = $state.raw(null);
  busy = $state(false);
  failed = $state(false);
  log: Happened[] = $state.raw([]);
  /** What the last move brought, for the board to show. */
  fresh: Happened[] = $state.raw([]);
  /** How many moves were not made, because they were wrong. */
  unmade = $state(0);
  /** How often the board has to forget what it was about to do. */
  returns = $state(0);

  constructor(readonly game: string) {}

  /** From the beginning. */
  abstract start(): Promise<void>;
  /** The same once more, as in another language. */
  abstract refresh(): Promise<void>;
  abstract move(choice: Choice): Promise<void>;
  /** Whoever leaves does not want to see the rest. */
  abstract leave(): void;

  protected async hear(asked: Promise<P>, told: (place: P) => void): Promise<void> {
    this.busy = true;
    try {
      told(await asked);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.busy = false;
  }

  /** The board shows it, and it is heard: what came of a move, or that it was not made. */
  protected show(place: P): void {
    this.place = place;
    if (!UNMADE.has(place.verdict)) return play(...this.#sounds(place));
    this.unmade += 1;
    play("refused");
  }

  #sounds({ frame }: P) {
    return frame.events.map(({ what }) => pageOf(this.game).sound(what)).filter((each) => each !== undefined);
  }
}

export async function aMoment(): Promise<void> {
  await new Promise((wake) => setTimeout(wake, duration(document.body) ? PAUSE : STILL_PAUSE));
}
