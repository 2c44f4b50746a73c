// How the table speaks of this game: sounds, what is to do, and moves that were typed.

import type { Choice, MazeView } from "../../lib/protocol";
import type { Args } from "../../lib/words/index.svelte";
import type { Manners, Message } from "..";
import { readMove } from "./asking";
import { deedOf } from "./choices";
import { choiceText, dieText, pointsText } from "./labels";
import { tellDrawn, tellLaid, tellRolled } from "./log";
import { panelOf } from "./reading";

const seen = (view: Record<string, unknown>): MazeView => view as unknown as MazeView;
const KEEP = 7;

function todo(view: MazeView, legal: Choice[]): Message {
  const seat = legal[0]?.seat ?? view.turn;
  switch (view.phase) {
    case "taking": {
      const [steps, ...energy] = panelOf(view, seat);
      const left = energy.filter(({ die }) => !die).length;
      return ["mz-todo-take", { what: steps?.die ? (left ? "energy" : "none") : left ? "any" : "steps" }];
    }
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

/** By alien or card. */
function group({ text }: Choice): string {
  const { colour, card, what } = deedOf(text);
  return colour ?? card ?? what;
}

export const maze: Manners = {
  prefix: "mz",
  sounds: {
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
  },
  todo: (view, legal) => todo(seen(view), legal),
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
  args: ({ args }): Args => (typeof args.steps === "string" ? { steps: pointsText(args.steps) } : {}),
  together: { laid: tellLaid, drew: tellDrawn, rolled: tellRolled, rolled_steps: tellRolled },
  words: (choice, view) => choiceText(seen(view), choice),
  group,
  example: "g c3",
  read: (text, _seat, view) => readMove(text, seen(view)),
};
