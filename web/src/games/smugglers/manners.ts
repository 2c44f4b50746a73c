// How the table speaks of this game: sounds, what is to do, and moves that were typed.

import type { Choice, SmugglersView } from "../../lib/protocol";
import type { Args } from "../../lib/words/index.svelte";
import type { Manners, Message } from "..";
import { choiceText, writtenGoods } from "./labels";
import { diceLeft, doing, inTurns, PLACES, speed } from "./reading";

type Asked = { kind: string; args: number[] };

const seen = (view: Record<string, unknown>): SmugglersView => view as unknown as SmugglersView;

function todo(view: SmugglersView, legal: Choice[]): Message {
  const seat = legal[0]?.seat ?? 0;
  switch (view.phase) {
    case "bidding":
      return [biddingKey(view, legal, seat), { dice: diceLeft(view, seat) }];
    case "energy":
      return ["sm-todo-energy", {}];
    case "goods":
      return ["sm-todo-goods", { places: (view.won[seat] ?? []).map((at) => PLACES[at]).join(", ") }];
    case "restocking":
      return ["sm-todo-restock", { speed: speed(view, seat) }];
    default:
      return ["todo-plain", {}];
  }
}

function biddingKey(view: SmugglersView, legal: Choice[], seat: number): string {
  if (view.tokens[seat]?.length) return "sm-todo-more-tokens";
  if (diceLeft(view, seat) === 0) return "sm-todo-token";
  return legal.some(({ kind }) => kind === "wait") || inTurns(view) ? "sm-todo-quickest" : "sm-todo-bid";
}

function call(view: SmugglersView, legal: Choice[]): string {
  if (view.phase !== "bidding" || inTurns(view)) return "status-your-turn";
  const seat = legal[0]?.seat ?? 0;
  if (view.tokens[seat]?.length) return "sm-call-more";
  return diceLeft(view, seat) ? "sm-call-bid" : "sm-call-token";
}

/** More names than this are only counted. */
const MANY = 3;

function meanwhile(view: SmugglersView, mine: number[], names: string): Message | null {
  const done = mine.some((seat) => view.tokens[seat]?.length);
  const busy = view.tokens.filter((_, seat) => ["bids", "pays"].includes(doing(view, seat))).length;
  if (busy > MANY) return ["sm-meanwhile-many", { what: view.phase === "bidding" ? "bid" : "pay", count: busy }];
  switch (view.phase) {
    case "countdown":
    case "dealing":
      return ["sm-meanwhile-countdown", { galaxy: view.galaxy, galaxies: view.galaxies }];
    case "bidding":
      return [done && !inTurns(view) ? "sm-meanwhile-done" : "sm-meanwhile-bidding", { names }];
    case "energy":
    case "goods":
      return ["sm-meanwhile-paying", { names }];
    case "restocking":
      return ["sm-meanwhile-restocking", { names }];
    default:
      return null;
  }
}

const placeOf = (letter: string): number => PLACES.toLowerCase().indexOf(letter);
const goodsOf = (letters: string): number[] => [..."rygb"].map((each) => letters.split(each).length - 1);

const PATTERNS: [RegExp, (parts: string[]) => Asked][] = [
  [/^([a-f])([1-6])$/, ([, at = "", value]) => ({ kind: "place", args: [placeOf(at), Number(value)] })],
  [/^([1-6])([a-f])$/, ([, value, at = ""]) => ({ kind: "place", args: [placeOf(at), Number(value)] })],
  [/^t(-1|[0-4])$/, ([, token]) => ({ kind: "take", args: [Number(token)] })],
  [/^wait$/, () => ({ kind: "wait", args: [] })],
  [/^none$/, () => ({ kind: "decline", args: [] })],
  [/^pay ([a-f])$/, ([, at = ""]) => ({ kind: "pay_for", args: [placeOf(at)] })],
  [/^give ([a-f]) ?([rygb]{1,9}|-)$/, ([, at = "", goods = ""]) => ({ kind: "give", args: [placeOf(at), ...goodsOf(goods)] })],
  [/^goods ([rygb]{1,9})$/, ([, goods = ""]) => ({ kind: "take_goods", args: goodsOf(goods) })],
  [/^energy ([0-9])$/, ([, count]) => ({ kind: "take_energy", args: [Number(count)] })],
  [/^put ([rygbe])$/, ([, what = ""]) => ({ kind: "put", args: ["rygbe".indexOf(what)] })],
];

export function readMove(text: string): Asked | null {
  const tidy = text.trim().toLowerCase().replace(/\s+/g, " ").replace(/[−–]/g, "-");
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(tidy);
    if (found) return make(found);
  }
  return null;
}

export const smugglers: Manners = {
  prefix: "sm",
  sounds: {
    dealt: "roll",
    placed: "move",
    took: "move",
    fell: "capture",
    lost: "capture",
    gave: "move",
    drew_energy: "move",
    drew_goods: "move",
    put: "move",
    ended: "end",
  },
  call: (view, legal) => call(seen(view), legal),
  todo: (view, legal) => todo(seen(view), legal),
  meanwhile: (view, mine, names) => meanwhile(seen(view), mine, names),
  keys: [
    [["1", "–", "6"], "sm-key-value"],
    [["a", "–", "f"], "sm-key-place"],
    [["4", "b"], "sm-key-both"],
    [["t", "3"], "sm-key-token"],
    [["w"], "sm-key-wait"],
    [["Enter"], "sm-key-enter"],
    [["Esc"], "sm-key-escape"],
  ],
  args: ({ args }): Args => (typeof args.goods === "string" ? { goods: writtenGoods(args.goods) } : {}),
  together: { dealt: (events) => ["sm-log-dealt", { count: events.length }] },
  words: choiceText,
  group: ({ kind, args }) => (kind === "place" ? `${args[0]}` : ""),
  example: "b4",
  read: readMove,
};
