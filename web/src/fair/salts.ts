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
    this.#commit(seat, "-");
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
      const kept = this.#given.get(seat) === salt && this.#commits.get(seat) === this.record.commits[seat];
      if (!kept) this.wrong.add(seat);
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

/** What became of this browser's own salt; empty: it had none to give. */
export type Mine = "" | "there" | "missing" | "not-shown" | "not-taken";

export interface Own {
  /** The dealer's commitment is the one that we noted before we sent ours. */
  commit: boolean;
  /** So are those of all the seats, noted before we showed our salt. */
  commits: boolean;
  salt: Mine;
}

/** What only this browser can tell; what it has not noted it does not hold against anybody. */
export function compared(record: FairRecord, own: Keepsake | undefined): Own {
  const noted = own?.commits ?? [];
  return {
    commit: !own?.commit || own.commit === record.commit,
    commits: !noted.length || (record.steps.length > 0 && noted.join() === record.commits.join()),
    salt: own ? mine(record, own) : "",
  };
}

/** Nothing that this browser noted is otherwise now. */
export const agrees = (own: Own): boolean => own.commit && own.commits && own.salt !== "missing";

function mine(record: FairRecord, own: Keepsake): Mine {
  const sealed = own.sealed ?? [];
  if (sealed.length ? sealed.every((seat) => record.salts[seat] === own.salt) : record.salts.includes(own.salt))
    return "there";
  if (own.given) return "missing";
  if (sealed.length) return sealed.every((seat) => isWithheld(record, own, seat)) ? "not-shown" : "missing";
  return own.seats?.length && record.steps.length ? "not-taken" : "";
}

/** Our commitment still stands there, and we have not shown the salt. */
const isWithheld = (record: FairRecord, own: Keepsake, seat: number): boolean =>
  record.salts[seat] === "withheld" && record.commits[seat] === seal(record.table, own.salt);
