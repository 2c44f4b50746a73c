// What leads through somebody's first game of Space Smugglers.

import { at, can, did, happened } from "../../guide/happened";
import type { First, Guide, Message, Now } from "../page";
import type { SmugglersView } from "./protocol";
import { diceLeft, lead, PLACES, scoreOf } from "./view";

type SmNow = Now<SmugglersView>;

const HASTY = new Set(["countdown", "dealing", "bidding"]);

const sector = (place: number): string => `[data-place="${place}"]`;
const told = (place: string | number | undefined): string => sector(PLACES.indexOf(String(place)));
const hand = "[data-spot='hand-";

/** A sector where this is true. */
function found({ view }: SmNow, fits: (place: number) => boolean): string | null {
  const place = view.cards.findIndex((_, n) => fits(n));
  return place < 0 ? null : sector(place);
}

const bids = (now: SmNow): number => can(now, "place")?.seat ?? -1;

const FIRSTS: First<SmugglersView>[] = [
  {
    key: "bid",
    rule: "SM-203",
    where: (now) => at(bids(now) >= 0, `${hand}${bids(now)}']`),
  },
  { key: "restock", rule: "SM-501", where: (now) => at(can(now, "take_energy", "take_goods"), ".console") },
  { key: "give", rule: "SM-404", where: (now) => at(can(now, "give"), ".pays") },
  { key: "put", rule: "SM-504", where: (now) => at(can(now, "put"), ".console") },
  {
    key: "lost",
    rule: "SM-402",
    where: (now) => {
      const event = happened(now, "lost");
      return event ? told(event.args.place) : null;
    },
  },
  {
    key: "won",
    rule: "SM-401",
    where: (now) => {
      const event = did(now, "won_card");
      return event ? told(event.args.place) : null;
    },
  },
  {
    key: "outbid",
    rule: "SM-204",
    where: (now) => (bids(now) >= 0 ? found(now, (place) => lead(now.view, place).value > 0) : null),
  },
  {
    key: "tie",
    rule: "SM-302",
    where: (now) => found(now, (place) => now.view.phase === "bidding" && lead(now.view, place).seats.length > 1),
  },
  {
    key: "second",
    rule: "SM-205",
    where: (now) => at(bids(now) >= 0 && diceLeft(now.view, bids(now)) === 1, `${hand}${bids(now)}']`),
  },
  {
    key: "token",
    rule: "SM-207",
    where: (now) => {
      const seat = can(now, "take")?.seat ?? -1;
      return at(seat >= 0 && diceLeft(now.view, seat) < 2, ".middle .tokens");
    },
  },
  { key: "wait", rule: "SM-907", where: (now) => at(can(now, "wait"), ".middle .wait") },
  {
    key: "omit",
    rule: "SM-405",
    where: (now) => at(now.legal.filter(({ kind }) => kind === "give").length > 1, ".pays"),
  },
  {
    key: "boxed",
    rule: "SM-303",
    where: (now) => {
      const event = happened(now, "boxed");
      return event ? told(event.args.place) : null;
    },
  },
  { key: "last-token", rule: "SM-208", where: (now) => at(happened(now, "left_over"), ".middle .tokens") },
  { key: "pool", rule: "SM-107", where: (now) => at(now.view.pool_energy > 0, ".middle .pool") },
  { key: "last", rule: "SM-505", where: ({ view }) => at(view.galaxy === view.galaxies, ".console .score") },
  { key: "score", rule: "SM-601", where: ({ view }) => at(view.galaxy > 1, ".console .score") },
  { key: "planets", rule: "SM-102", where: ({ view }) => at(view.cards.length, sector(0)) },
];

const phase = ({ phase, galaxy, galaxies }: SmugglersView): Message => ["sm-guide-phase", { phase, galaxy, galaxies }];

export default {
  table: { seats: 3, options: { pace: 1 } },
  phase,
  goal: () => ["sm-guide-goal", {}],
  progress: (view) => view.energy.map((_, seat) => ({ have: scoreOf(view, seat) })),
  // Where one bids in turns nobody hurries.
  hurries: ({ phase, quickest }) => HASTY.has(phase) && quickest < 0,
  firsts: FIRSTS,
} satisfies Guide<SmugglersView>;
