// The page of Space Maze.

import type { Choice } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import type { Args } from "../../lib/words/index.svelte";
import type { GamePage, Message } from "../page";
import Art from "./Art.svelte";
import { tellDrawn, tellLaid, tellRolled } from "./log";
import { groupOf } from "./moves";
import { rulesNow } from "./now";
import type { MazeView } from "./protocol";
import { tallies } from "./tallies";
import { panelOf } from "./view";
import { dieText, moveText, pointsText } from "./words";

const KEEP = 7;

/** Which dice the seat has not taken yet. */
function missing(view: MazeView, seat: number): string {
  const [steps, ...energy] = panelOf(view, seat);
  const left = energy.some(({ die }) => !die);
  if (steps?.die) return left ? "energy" : "none";
  return left ? "any" : "steps";
}

function todo(view: MazeView, legal: Choice[]): Message {
  const seat = legal[0]?.seat ?? view.turn;
  switch (view.phase) {
    case "taking":
      return ["mz-todo-take", { what: missing(view, seat) }];
    case "playing":
      return ["mz-todo-play", { die: dieText(view.die), alien: view.die[0] ?? "", cards: legal.length - 1 }];
    case "moving":
      return view.points ? ["mz-todo-move", { points: pointsText(view.points) }] : ["mz-todo-moved", {}];
    case "discarding":
      return ["mz-todo-drop", { count: (view.cards[seat] ?? 0) - KEEP }];
    default:
      return ["todo-plain", {}];
  }
}

const SOUNDS: Record<string, Sound> = {
  round: "roll",
  took: "move",
  took_steps: "move",
  left: "move",
  stepped: "move",
  used: "move",
  turned: "move",
  exchanged: "move",
  morphed: "move",
  moved_base: "move",
  grabbed: "capture",
  robbed: "capture",
  won_by_tokens: "end",
  won_at_home: "end",
};

export default {
  prefix: "mz",
  minutes: [20, 40],
  Art,
  guide: () => import("./guide"),
  board: () => import("./Board.svelte"),
  textBoard: () => import("./TextBoard.svelte"),
  figure: () => import("./Figure.svelte"),
  legend: () => import("./Legend.svelte"),
  keys: [
    [["1", "2", "3"], "mz-key-alien"],
    [["←", "↑", "→", "↓"], "mz-key-step"],
    [["d"], "mz-key-terminal"],
    [["g"], "mz-key-grab"],
    [["h"], "mz-key-home"],
    [["Backspace"], "mz-key-undo"],
    [["1", "–", "9"], "mz-key-card"],
    [["Enter"], "mz-key-enter"],
    [["Esc"], "mz-key-escape"],
  ],
  example: "g c3",
  sound: (what) => SOUNDS[what],
  todo,
  rulesNow,
  turnOf: ({ round, turn }) => round * 10 + turn,
  longTurn: ({ turn }) => turn,
  tallies,
  moveText,
  moveGroup: groupOf,
  eventArgs: ({ args }): Args => (typeof args.steps === "string" ? { steps: pointsText(args.steps) } : {}),
  together: { laid: tellLaid, drew: tellDrawn, rolled: tellRolled, rolled_steps: tellRolled },
} satisfies GamePage<MazeView>;
