// Which rules matter when.

import { type RulesBy, rulesOf } from "../../lib/now";
import type { GamePage } from "../page";
import type { MazeView } from "./protocol";

export const RULES: RulesBy = {
  taking: ["MZ-201", "MZ-202", "MZ-203"],
  take: ["MZ-205"],
  playing: ["MZ-204", "MZ-205", "MZ-403"],
  moving: ["MZ-301", "MZ-304", "MZ-306", "MZ-302"],
  discarding: ["MZ-208"],
  ended: ["MZ-601", "MZ-602"],
  use: ["MZ-309", "MZ-310"],
  grab: ["MZ-501", "MZ-503"],
  give: ["MZ-502"],
  enter: ["MZ-314"],
  turn: ["MZ-404", "MZ-402"],
  exchange: ["MZ-408"],
  diagonal_exchange: ["MZ-409"],
  run: ["MZ-410"],
  morph: ["MZ-411", "MZ-412"],
  glue: ["MZ-413"],
  move_base: ["MZ-414"],
};

export const rulesNow: GamePage<MazeView>["rulesNow"] = ({ phase }, legal) =>
  rulesOf([phase, ...legal.map(({ kind }) => kind)], RULES);
