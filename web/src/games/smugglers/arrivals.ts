// What is new between two views, and where it came from: dice from hands, tokens from the middle, cards from
// their places. Each flies in when it is drawn; nothing waits for it.

import type { Attachment } from "svelte/attachments";
import { duration } from "../../lib/motion";
import type { SmugglersView } from "../../lib/protocol";

/** What arrived, and the spot it left. */
export type Arrivals = Map<string, string>;

export function arrivals(before: SmugglersView, after: SmugglersView): Arrivals {
  const found: Arrivals = new Map();
  if (before.galaxy !== after.galaxy) return cardsOf(before, after, found);
  after.dice.forEach((dice, place) => {
    for (let n = before.dice[place]?.length ?? 0; n < dice.length; n++) {
      found.set(`die-${place}-${n}`, `hand-${dice[n]![0]}`);
    }
  });
  after.tokens.forEach((tokens, seat) => {
    for (const token of tokens) {
      if (!before.tokens[seat]?.includes(token)) found.set(`token-${seat}-${token}`, `middle-${token}`);
    }
  });
  return cardsOf(before, after, found);
}

function cardsOf(before: SmugglersView, after: SmugglersView, found: Arrivals): Arrivals {
  for (const side of ["up", "down"] as const) {
    after[side].forEach((pile, seat) => {
      const fresh = pile.at(-1);
      if (!fresh || before[side][seat]?.includes(fresh)) return;
      const place = before.cards.indexOf(fresh);
      if (place >= 0) found.set(`${side}-${seat}`, `place-${place}`);
    });
  }
  return found;
}

const FRESH = 150;

export class Flights {
  #last: SmugglersView | null = null;
  #new: Arrivals = new Map();
  #at = 0;

  /** Called before the new view is drawn. A leap through history moves nothing. */
  show(view: SmugglersView, moving: boolean): void {
    const before = this.#last;
    this.#last = view;
    this.#at = performance.now();
    this.#new = before && moving ? arrivals(before, view) : new Map();
  }

  /** Lets what has just arrived under this name fly in from its spot. */
  fly(name: string): Attachment<HTMLElement> {
    return (node) => {
      // What is drawn later, such as when the board is turned round, has been there before.
      const from = performance.now() - this.#at < FRESH ? this.#new.get(name) : undefined;
      const spot = from && node.closest(".sm")?.querySelector(`[data-spot="${from}"]`);
      const length = duration(node);
      if (!spot || !length) return;
      const start = spot.getBoundingClientRect();
      const end = node.getBoundingClientRect();
      const x = start.left + start.width / 2 - end.left - end.width / 2;
      const y = start.top + start.height / 2 - end.top - end.height / 2;
      const way = node.animate(
        [{ transform: `translate(${x}px, ${y}px) scale(0.9)`, zIndex: 9 }, { transform: "none", zIndex: 9 }],
        { duration: length * 1.2, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" },
      );
      return () => way.cancel();
    };
  }
}
