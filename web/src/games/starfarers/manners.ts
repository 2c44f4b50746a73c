// How the table speaks of this game: sounds, what is to do, and moves that were typed.

import type { Choice, Happened, StarView } from "../../lib/protocol";
import { say } from "../../lib/words/index.svelte";
import type { Manners, Message } from "..";
import { pointNumber, siteNumber } from "./geometry";
import { choiceText } from "./labels";
import { REASONS, RESOURCES, UPGRADES } from "./parts";
import { shipsOf } from "./reading";

type Asked = { kind: string; args: number[] };

const seen = (view: Record<string, unknown>): StarView => view as unknown as StarView;

function todo(view: StarView, legal: Choice[]): Message {
  const seat = legal[0]?.seat ?? view.active;
  switch (view.stage) {
    case "build":
      return ["sf-todo-build", { ships: shipsOf(view, seat).length }];
    case "fly":
      return view.flying ? ["sf-todo-flying", { left: view.left, number: view.flying }] : ["sf-todo-fly", { speed: view.speed }];
    case "discard":
      return ["sf-todo-discard", { count: view.players[seat]?.owed ?? 0 }];
    case "offer":
      return [seat === view.active ? "sf-todo-own-offer" : "sf-todo-offer", {}];
    case "ask":
      return ["sf-todo-ask", { scene: view.encounter?.scene ?? "" }];
    default:
      return [STAGES.has(view.stage) ? `sf-todo-${view.stage}` : "todo-plain", {}];
  }
}
const STAGES = new Set(["settle", "dock", "launch", "equip", "aid", "rob", "place", "friend", "give", "take", "handover", "ground", "remove", "gain"]);

const resource = (name: string): number => RESOURCES.findIndex((each) => each === name);
const upgrade = (name: string): number => UPGRADES.findIndex((each) => each === name);
const seatOf = (letter: string): number => "abcd".indexOf(letter);
const kindOf = (ship: string): number => ["colony", "trade"].indexOf(ship);
const R = `(${RESOURCES.join("|")})`;
const U = `(${UPGRADES.join("|")})`;
const P = "([a-x]\\d{1,2})";

type Rule = [pattern: string, make: (parts: string[]) => Asked];
const one = (word: string, kind: string, of: string, read: (name: string) => number): Rule => [
  `${word} ${of}`,
  ([name = ""]) => ({ kind, args: [read(name)] }),
];
const plain = (word: string): Rule => [word, () => ({ kind: word, args: [] })];
const nth = (text: string): number => Number(text) - 1;

const PATTERNS: Rule[] = [
  one("settle", "settle", P, siteNumber),
  one("dock", "dock", P, siteNumber),
  one("port", "port", P, siteNumber),
  one("place", "place", P, pointNumber),
  one("equip", "equip", U, upgrade),
  one("buy", "upgrade", U, upgrade),
  one("remove", "remove", U, upgrade),
  one("gain", "gain", U, upgrade),
  one("discard", "discard", R, resource),
  one("aid", "aid", R, resource),
  one("give", "give", R, resource),
  one("take", "take", R, resource),
  one("hand", "hand_over", R, resource),
  one("rob", "rob", "([a-d])", seatOf),
  one("found", "found", "([1-3])", nth),
  one("ground", "ground", "([1-3])", nth),
  one("answer", "answer", "(\\d)", Number),
  one("agree", "agree", "(\\d{1,2})", Number),
  ...["depart", "stop", "end", "fame", "withdraw"].map(plain),
  [`decline(?: (${REASONS.join("|")}))?`, ([reason]) => ({ kind: "decline", args: [REASONS.findIndex((each) => each === reason) + 1] })],
  [`(launch|build) (colony|trade) ${P}`, ([what, ship = "", at = ""]) => ({ kind: what === "launch" ? "launch" : "ship", args: [kindOf(ship), pointNumber(at)] })],
  [`(go|jump) ([1-3]) ${P}`, ([kind = "", ship = "", at = ""]) => ({ kind, args: [nth(ship), pointNumber(at)] })],
  [`bank ${R} ${R}`, ([give = "", get = ""]) => ({ kind: "bank", args: [resource(give), resource(get)] })],
  [`offer (\\d) ${R} for (\\d) ${R}`, ([count, give = "", wanted, get = ""]) => ({ kind: "offer", args: [resource(give), Number(count), resource(get), Number(wanted)] })],
  [`more (give|get) ${R}`, ([side, name = ""]) => ({ kind: "more", args: [side === "give" ? 0 : 1, resource(name)] })],
  ["deal ([a-d]) (\\d{1,2})", ([seat = "", said]) => ({ kind: "deal", args: [seatOf(seat), Number(said)] })],
];

export function readMove(text: string): Asked | null {
  const tidy = text.trim().toLowerCase().replace(/\s+/g, " ");
  for (const [pattern, make] of PATTERNS) {
    const found = new RegExp(`^${pattern}$`).exec(tidy);
    if (found) return make(found.slice(1));
  }
  return null;
}

/** Several supply cards in a row. */
function tellDrawn(events: Happened[]): Message {
  const kinds = events.map(({ args }) => String(args.resource));
  const cards = kinds.includes("hidden") ? "hidden" : kinds.map((kind) => say("sf-resource", { resource: kind, count: 1 })).join(", ");
  return ["sf-log-drew", { seat: Number(events[0]!.args.seat), count: kinds.length, cards }];
}

/** A flight over several points. */
function tellFlown(events: Happened[]): Message {
  const [first, last] = [events[0]!.args, events.at(-1)!.args];
  const [seat, ship, left] = [first.seat, first.ship, last.left].map(Number);
  return ["sf-log-flew", { seat: seat!, ship: ship!, from: String(first.from), to: String(last.to), count: events.length, left: left! }];
}

export const starfarers: Manners = {
  prefix: "sf",
  sounds: {
    rolled: "roll",
    shook: "roll",
    flew: "move",
    jumped: "move",
    settled: "move",
    built_ship: "move",
    built_port: "move",
    equipped: "move",
    found_quarter: "move",
    traded: "move",
    founded: "capture",
    docked: "capture",
    defeated: "capture",
    terraformed: "capture",
    won: "end",
  },
  todo: (view, legal) => todo(seen(view), legal),
  call: (view, legal) => (legal[0] && legal[0].seat !== seen(view).active && seen(view).turn > 0 ? "sf-call-you" : "status-your-turn"),
  keys: [
    [["1", "2", "3"], "sf-key-ship"],
    [["←", "↑", "→", "↓"], "sf-key-arrows"],
    [["Enter"], "sf-key-enter"],
    [["Esc"], "sf-key-escape"],
    [["s"], "sf-key-ships"],
    [["+", "-"], "sf-key-zoom"],
    [["w"], "sf-key-whole"],
  ],
  together: { drew: tellDrawn, flew: tellFlown },
  words: (choice, view) => choiceText(seen(view), choice),
  group: ({ kind }) => kind,
  example: "go 1 k14",
  read: readMove,
};
