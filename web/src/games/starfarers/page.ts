// The page of Starfarers.

import type { Choice } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import type { GamePage, Message } from "../page";
import Art from "./Art.svelte";
import { tellDrawn, tellFlown } from "./log";
import { rulesNow } from "./now";
import type { StarView } from "./protocol";
import { tallies } from "./tallies";
import { shipsOf } from "./view";
import { moveText } from "./words";

type Teller = (view: StarView, seat: number) => Message;

const plain: Teller = ({ stage }) => [`sf-todo-${stage}`, {}];

const TASKS: Record<string, Teller> = {
  build: (view, seat) => ["sf-todo-build", { ships: shipsOf(view, seat).length }],
  fly: ({ flying, left, speed }) =>
    flying ? ["sf-todo-flying", { left, number: flying }] : ["sf-todo-fly", { speed }],
  discard: (view, seat) => ["sf-todo-discard", { count: view.players[seat]?.owed ?? 0 }],
  offer: (view, seat) => [seat === view.active ? "sf-todo-own-offer" : "sf-todo-offer", {}],
  ask: ({ encounter }) => ["sf-todo-ask", { scene: encounter?.scene ?? "" }],
  settle: plain,
  dock: plain,
  launch: plain,
  equip: plain,
  aid: plain,
  rob: plain,
  place: plain,
  friend: plain,
  give: plain,
  take: plain,
  handover: plain,
  ground: plain,
  remove: plain,
  gain: plain,
};

const todo = (view: StarView, legal: Choice[]): Message =>
  TASKS[view.stage]?.(view, legal[0]?.seat ?? view.active) ?? ["todo-plain", {}];

const call = (view: StarView, legal: Choice[]): string =>
  legal[0] && legal[0].seat !== view.active && view.turn > 0 ? "sf-call-you" : "status-your-turn";

const SOUNDS: Record<string, Sound> = {
  rolled: "roll",
  shook: "roll",
  flew: "move",
  jumped: "move",
  settled: "move",
  built_ship: "move",
  built_port: "move",
  equipped: "move",
  undid: "move",
  unbanked: "move",
  found_quarter: "move",
  traded: "move",
  founded: "capture",
  docked: "capture",
  defeated: "capture",
  terraformed: "capture",
  won: "end",
};

export default {
  prefix: "sf",
  minutes: [90, 120],
  // On a map of space the yellow has to shine more than on a table.
  colours: { yellow: { fill: "#f2c53d", ink: "#2b1d02" } },
  Art,
  guide: () => import("./guide"),
  tall: true,
  board: () => import("./Board.svelte"),
  textBoard: () => import("./TextBoard.svelte"),
  figure: () => import("./Figure.svelte"),
  legend: () => import("./Legend.svelte"),
  keys: [
    [["1", "2", "3"], "sf-key-ship"],
    [["←", "↑", "→", "↓"], "sf-key-arrows"],
    [["Enter"], "sf-key-enter"],
    [["Backspace"], "sf-key-undo"],
    [["Esc"], "sf-key-escape"],
    [["s"], "sf-key-ships"],
    [["+", "-"], "sf-key-zoom"],
    [["w"], "sf-key-whole"],
  ],
  example: "go 1 k14",
  sound: (what) => SOUNDS[what],
  todo,
  rulesNow,
  call,
  turnOf: ({ turn }) => turn,
  longTurn: ({ active }) => active,
  tallies,
  moveText,
  moveGroup: ({ kind }) => kind,
  together: { drew: tellDrawn, flew: tellFlown },
} satisfies GamePage<StarView>;
