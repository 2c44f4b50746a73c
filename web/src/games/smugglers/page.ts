// The page of Space Smugglers.

import type { Choice } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import type { Args } from "../../lib/words/index.svelte";
import type { GamePage, Message } from "../page";
import Art from "./Art.svelte";
import { DICE_COLOURS } from "./parts";
import { rulesNow } from "./now";
import type { SmugglersView } from "./protocol";
import { diceLeft, doing, inTurns, PLACES, speed } from "./view";
import { moveText, writtenGoods } from "./words";

function todo(view: SmugglersView, legal: Choice[]): Message {
  const seat = legal[0]?.seat ?? 0;
  switch (view.phase) {
    case "choosing":
      return ["sm-todo-choose", {}];
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
    case "choosing":
      return ["sm-meanwhile-choosing", { names }];
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

const SOUNDS: Record<string, Sound> = {
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
};

export default {
  prefix: "sm",
  minutes: [3, 15],
  seatColours: ({ sheets }) => sheets.map((sheet) => DICE_COLOURS[sheet] ?? "grey"),
  race: { option: "pace", calm: 1, first: { countdown: 8 } },
  Art,
  guide: () => import("./guide"),
  board: () => import("./Board.svelte"),
  textBoard: () => import("./TextBoard.svelte"),
  figure: () => import("./Figure.svelte"),
  legend: () => import("./Legend.svelte"),
  keys: [
    [["1", "–", "6"], "sm-key-value"],
    [["a", "–", "f"], "sm-key-place"],
    [["4", "b"], "sm-key-both"],
    [["t", "3"], "sm-key-token"],
    [["w"], "sm-key-wait"],
    [["Enter"], "sm-key-enter"],
    [["Esc"], "sm-key-escape"],
  ],
  example: "b4",
  sound: (what) => SOUNDS[what],
  todo,
  rulesNow,
  call,
  meanwhile,
  turnOf: ({ galaxy }) => galaxy,
  moveText,
  moveGroup: ({ kind, args }) => (kind === "place" ? `${args[0]}` : ""),
  eventArgs: ({ args }): Args => (typeof args.goods === "string" ? { goods: writtenGoods(args.goods) } : {}),
  together: { dealt: (events) => ["sm-log-dealt", { count: events.length }] },
} satisfies GamePage<SmugglersView>;
