// What a tag on the map tells of what one points at.

import type { StarView } from "./protocol";
import { say } from "../../lib/words/index.svelte";
import type { Body } from "./geometry";
import type { Play } from "./play.svelte";
import { faceOf, hazardOf, numbersOf, stationsWith } from "./view";
import { pointLabel, quarterText, resourceName } from "./words";

export interface Told {
  title: string;
  lines: string[];
}

const GREEK: Record<string, string> = { alpha: "α", beta: "β", gamma: "γ", delta: "δ" };
/** What a quarter of space is called on the map. */
export const slotName = (slot: string): string => GREEK[slot] ?? slot;

export function tellPoint(view: StarView, point: string, names: string[], play: Play): Told {
  const [, ...lines] = pointLabel(view, point, names, play).split("; ");
  return { title: point, lines };
}

function tellPlanet(view: StarView, { slot, index }: Body): Told {
  const { resource = "", disc = "?" } = view.quarters[slot]?.planets[index] ?? {};
  const hazard = hazardOf(disc);
  const numbers = numbersOf(disc);
  const title = say("sf-tag-planet", { planet: index + 1, slot: slotName(slot), resource: resourceName(resource) });
  if (hazard) return { title, lines: [say(`sf-tag-${hazard.what}`, { strength: hazard.strength })] };
  const down = numbers.length === 0;
  return { title, lines: [down ? say("sf-tag-disc-down") : say("sf-tag-pays", { number: numbers.join(" / ") })] };
}

function tellOutpost(view: StarView, slot: string, names: string[]): Told {
  const people = view.quarters[slot]!.tile;
  const count = stationsWith(view, people).length;
  const friend = view.figures[people] ?? -1;
  const lines = [say("sf-tag-stations", { count, next: count + 1 })];
  if (friend >= 0) lines.push(say("sf-tag-friend", { name: names[friend] ?? "" }));
  return { title: say("sf-people-name", { people }), lines };
}

/** What lies there that is no point. */
export function tellBody(view: StarView, body: Body, names: string[]): Told {
  const face = faceOf(view.quarters[body.slot]!);
  const title = say("sf-tag-quarter", { slot: slotName(body.slot) });
  if (face === "outpost") return tellOutpost(view, body.slot, names);
  if (face === "hidden") return { title, lines: [quarterText(view, body.slot), say("sf-tag-down")] };
  if (face === "system" && body.index >= 0) return tellPlanet(view, body);
  return { title, lines: [quarterText(view, body.slot)] };
}
