// Which rules matter when.

import { type RulesBy, rulesOf } from "../../lib/now";
import type { GamePage } from "../page";
import type { UrView } from "./protocol";

export const RULES: RulesBy = {
  any: ["UR-202", "UR-501"],
  pass: ["UR-203"],
  enter: ["UR-204"],
  forward: ["UR-205", "UR-209", "UR-210", "UR-303"],
  backward: ["UR-206", "UR-207"],
  reenter: ["UR-208"],
  leave_blue: ["UR-606"],
};

export const rulesNow: GamePage<UrView>["rulesNow"] = (_, legal) =>
  rulesOf(["any", ...legal.map(({ kind }) => kind)], RULES);
