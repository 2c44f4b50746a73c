// Which rules matter when.

import { type RulesBy, rulesOf } from "../../lib/now";
import type { GamePage } from "../page";
import type { StarView } from "./protocol";

export const RULES: RulesBy = {
  settle: ["SF-209", "SF-105"],
  dock: ["SF-212"],
  launch: ["SF-213", "SF-414"],
  equip: ["SF-214"],
  discard: ["SF-309"],
  rob: ["SF-310"],
  aid: ["SF-618"],
  build: ["SF-411", "SF-401", "SF-402", "SF-403", "SF-405", "SF-414", "SF-416"],
  offer: ["SF-405", "SF-406"],
  fly: ["SF-506", "SF-507", "SF-509", "SF-510", "SF-601", "SF-606"],
  friend: ["SF-608"],
  place: ["SF-827", "SF-828"],
  ask: ["SF-801", "SF-803"],
  give: ["SF-803"],
  take: ["SF-813"],
  handover: ["SF-817"],
  ground: ["SF-810"],
  remove: ["SF-811"],
  gain: ["SF-815"],
  ended: ["SF-901", "SF-902"],
};

export const rulesNow: GamePage<StarView>["rulesNow"] = ({ stage }) => rulesOf([stage], RULES);
