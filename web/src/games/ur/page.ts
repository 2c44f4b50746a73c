// UR's page.

import type { Sound } from "../../lib/sound";
import type { GamePage } from "../page";
import Art from "./Art.svelte";
import { rulesNow } from "./now";
import type { UrView } from "./protocol";
import { tallies } from "./tallies";
import { dice } from "./dice";
import { moveText } from "./words";

const SOUNDS: Record<string, Sound> = {
  opened: "roll",
  tied: "roll",
  rolled: "roll",
  entered: "move",
  moved: "move",
  reentered: "move",
  captured: "capture",
  won: "end",
  drawn: "end",
};

export default {
  prefix: "ur",
  minutes: [5, 10],
  Art,
  guide: () => import("./guide"),
  board: () => import("./Board.svelte"),
  textBoard: () => import("./TextBoard.svelte"),
  editor: () => import("./Editor.svelte"),
  figure: () => import("./Figure.svelte"),
  legend: () => import("./Legend.svelte"),
  keys: [[["←", "↑", "→", "↓"], "ur-key-field"]],
  example: "c3-c7",
  sound: (what) => SOUNDS[what],
  rests: (what) => (["opened", "tied", "rolled"].includes(what) ? 1.8 : 0),
  todo: ({ roll }, legal) => [legal[0]?.kind === "pass" ? "ur-todo-pass" : "ur-todo-move", { roll }],
  rulesNow,
  turnOf: ({ turns }) => turns,
  dice,
  tallies,
  moveText,
} satisfies GamePage<UrView>;
