// In which order commitments and salts came: src/startable/play/salts.py has the same in Python.

import type { FairRecord } from "../lib/protocol";
import type { Keepsake } from "../lib/recent";
import { seal } from "../lib/salts";

export interface Salting {
  /** False: a game of 0.1.0, whose seats did not commit. */
  known: boolean;
  /** Their salts were known while others could still choose. */
  early: number[];
  late: number[];
  withheld: number[];
  /** Their salt is not the one that they had committed to, or came out of order. */
  wrong: number[];
}

const numberOf = (letter: string): number => letter.charCodeAt(0) - "A".charCodeAt(0);

class Walk {
  readonly early = new Set<number>();
  readonly late = new Set<number>();
  readonly withheld = new Set<number>();
  readonly wrong = new Set<number>();
  #commits = new Map<number, string>();
  #given = new Map<number, string>();

  constructor(private readonly record: FairRecord) {}

  take(step: string): void {
    const [letter = "", what = "", value = ""] = step.split(" ");
    const seat = numberOf(letter);
    if (what === "commit") this.#commit(seat, value);
    else if (what === "none") this.#none(seat);
    else if (what === "salt") this.#salt(seat, value);
    else if (what === "withheld") this.#withhold(seat);
    else if (what === "left") this.#leave(seat);
    else this.wrong.add(seat);
  }

  #commit(seat: number, value: string): void {
    if (this.#commits.has(seat)) this.wrong.add(seat);
    this.#commits.set(seat, value);
    const shown = [...this.#given].filter(([, salt]) => salt !== "-");
    for (const [other] of shown) this.early.add(other);
    if (shown.length) this.late.add(seat);
  }

  #none(seat: number): void {
    this.#commit(seat, "");
    this.#given.set(seat, "-");
  }

  #salt(seat: number, value: string): void {
    const kept = this.#commits.get(seat) === seal(this.record.table, value) && !this.#given.has(seat);
    if (!kept) this.wrong.add(seat);
    this.#given.set(seat, value);
  }

  #withhold(seat: number): void {
    if (this.#commits.size < this.record.salts.length || this.#given.has(seat)) this.wrong.add(seat);
    this.#given.set(seat, "withheld");
    this.withheld.add(seat);
  }

  #leave(seat: number): void {
    this.#commits.delete(seat);
    this.#given.delete(seat);
    this.early.delete(seat);
    this.late.delete(seat);
  }

  end(): Salting {
    this.record.salts.forEach((salt, seat) => {
      if (this.#given.get(seat) !== salt) this.wrong.add(seat);
    });
    const { early, late, withheld, wrong } = this;
    return { known: true, early: [...early], late: [...late], withheld: [...withheld], wrong: [...wrong] };
  }
}

export function salting(record: FairRecord): Salting {
  if (!record.steps.length) return { known: false, early: [], late: [], withheld: [], wrong: [] };
  const walk = new Walk(record);
  for (const step of record.steps) walk.take(step);
  return walk.end();
}

export interface Own {
  /** The dealer's commitment is the one that we noted before we sent ours. */
  commit: boolean;
  /** So are those of all the seats, noted before we showed our salt. */
  commits: boolean;
  /** Our salt, which we showed, is in the stream. */
  salt: boolean;
}

/** What only this browser can tell; what it has not noted it does not hold against anybody. */
export function compared(record: FairRecord, own: Keepsake | undefined): Own {
  const noted = own?.commits ?? [];
  return {
    commit: !own?.commit || own.commit === record.commit,
    commits: !noted.length || noted.join() === record.commits.join(),
    salt: !own?.given || record.salts.includes(own.salt),
  };
}
