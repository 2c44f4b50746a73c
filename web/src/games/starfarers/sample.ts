// A table for tests: three players, A in flight phase with a colony ship near a system nobody has scouted.

import type { Choice } from "../../lib/protocol";
import { pointNumber, siteNumber } from "./geometry";
import { PEOPLES, RESOURCES, SHIPS, SLOTS, UPGRADES } from "./parts";
import type { Player, StarView, Way } from "./protocol";

const none = (names: readonly string[], value = 0): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, value]));

export const samplePlayer = (change: Partial<Player> = {}): Player => ({
  points: 4,
  cards: 3,
  owed: 0,
  ships: [],
  upgrades: { engine: 1, cannon: 0, cargo: 0 },
  engines: 1,
  cannons: 0,
  halves: 1,
  medals: 0,
  stations: none(PEOPLES),
  friends: [],
  pending: 0,
  terms: null,
  answer: "",
  reason: "",
  said: 0,
  ...change,
});

const way = (before: string, steps: number, change: Partial<Way> = {}): Way => ({
  before,
  steps,
  finds: false,
  rule: "",
  fact: "",
  ...change,
});

export const sampleWays: Record<string, Way> = {
  f5: way("f4", 1, { rule: "SF-510", fact: "sf-point-taken" }),
  g6: way("f5", 2),
  f7: way("g6", 3, { finds: true }),
  g8: way("f7", 4),
  h6: way("g6", 3, { rule: "SF-511", fact: "sf-foreign-port" }),
};

export function sampleView(change: Partial<StarView> = {}): StarView {
  return {
    seat: 0,
    setup: "first",
    stage: "fly",
    turn: 5,
    active: 0,
    starter: 0,
    quarters: Object.fromEntries(SLOTS.map(({ name }) => [name, { tile: "empty", turn: 0, planets: [] }])),
    sites: { e3: "A*", c2: "A", c4: "B", j4: "x" },
    players: [
      samplePlayer({
        ships: [
          { number: 1, kind: "colony", at: "f4", status: "ready" },
          { number: 2, kind: "trade", at: "f2", status: "ready" },
        ],
      }),
      samplePlayer(),
      samplePlayer(),
    ],
    hand: { ...none(RESOURCES), ore: 2, fuel: 1 },
    laid: none(RESOURCES),
    bank: none(RESOURCES, 10),
    supply: 20,
    unseen: none(RESOURCES),
    figures: none(PEOPLES, -1),
    friends_left: {},
    discs_left: {},
    quarters_left: {},
    cards_left: [],
    encounter: null,
    base: 3,
    speed: 4,
    flying: 0,
    left: 0,
    ways: { "1": sampleWays, "2": {} },
    jumps: 0,
    used: 0,
    undo: null,
    winner: -1,
    position: "p0",
    ...change,
  };
}

const numberOf = (kind: string, word: string): number => {
  if (/^\d$/.test(word)) return Number(word) - 1;
  const lists: readonly (readonly string[])[] = [SHIPS, RESOURCES, UPGRADES];
  const found = lists.map((list) => list.indexOf(word)).find((number) => number >= 0);
  return found ?? (["settle", "dock", "port"].includes(kind) ? siteNumber(word) : pointNumber(word));
};

/** A move as the server would offer it, by its kind and the names of its numbers: `go 1 f5`. */
export function choice(text: string, seat = 0): Choice {
  const [kind = "", ...names] = text.split(" ");
  return { seat, kind, args: names.map((name) => numberOf(kind, name)), text };
}
