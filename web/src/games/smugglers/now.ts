// Which rules matter when.

import { type RulesBy, rulesOf } from "../../lib/now";
import type { GamePage } from "../page";
import type { SmugglersView } from "./protocol";

export const RULES: RulesBy = {
  choosing: ["SM-108"],
  countdown: ["SM-902", "SM-203"],
  bidding: ["SM-203", "SM-204", "SM-206", "SM-207", "SM-208", "SM-302"],
  energy: ["SM-401", "SM-402", "SM-403"],
  goods: ["SM-404", "SM-405", "SM-406", "SM-407"],
  restocking: ["SM-501", "SM-502", "SM-504"],
  ended: ["SM-601", "SM-602"],
};

export const rulesNow: GamePage<SmugglersView>["rulesNow"] = ({ phase }) => rulesOf([phase], RULES);
