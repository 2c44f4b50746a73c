// What is new between two views, and where it came from: dice from hands, tokens from the middle, cards from
// their places.

import type { SmugglersView } from "./protocol";

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
