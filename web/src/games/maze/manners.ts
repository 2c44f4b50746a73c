// How the table speaks of this game: sounds, what is to do, and moves that were typed.

import type { Choice, MazeView } from "../../lib/protocol";
import type { Manners, Message } from "..";
import { cardNumber } from "./asking";
import { deedOf } from "./choices";
import { dieText, pointsText } from "./labels";
import { berthNumber, cellNumber, colourNumber } from "./parts";
import { dieNumber } from "./play.svelte";
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

type Asked = { kind: string; args: number[] };

/** A move in its wire form; null for text that is no move. */
export function readMove(text: string, view: MazeView): Asked | null {
  const deed = deedOf(text.trim().toLowerCase().replace(/\s+/g, " "));
  const [one = "", other = ""] = deed.cells;
  const colour = colourNumber(deed.colour ?? "");
  const mate = colourNumber(deed.mate ?? "");
  const card = cardNumber(view, deed.card ?? "");
  switch (deed.what) {
    case "take":
      return { kind: "take", args: [dieNumber(view, deed.die ?? "")] };
    case "go":
      return cellNumber(one) < 0 ? null : { kind: "go", args: [colour, cellNumber(one)] };
    case "use":
    case "grab":
      return { kind: deed.what, args: [colour] };
    case "in":
      return { kind: "enter", args: [colour] };
    case "give":
      return { kind: "give", args: [colour, mate] };
    case "turn":
      return { kind: "turn", args: [card, cellNumber(one), deed.quarters || 0] };
    case "swap":
      return deed.card === "x"
        ? { kind: "exchange", args: [cellNumber(one)] }
        : { kind: "diagonal_exchange", args: [cellNumber(one), cellNumber(other)] };
    case "run":
      return { kind: "run", args: [card] };
    case "morph":
      return { kind: "morph", args: [mate] };
    case "base":
      return { kind: "move_base", args: [berthNumber(deed.berth ?? "")] };
    case "drop":
      return { kind: "discard", args: [card] };
    case "glue":
    case "undo":
    case "done":
      return { kind: deed.what, args: [] };
    default:
      return null;
  }
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
  example: "g c3",
  read: (text, _seat, view) => readMove(text, seen(view)),
};
