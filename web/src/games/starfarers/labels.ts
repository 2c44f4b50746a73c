// The table in words, for those who listen to it or read it as text.

import { letterOf } from "../../lib/players";
import type { Choice, StarView } from "../../lib/protocol";
import { say } from "../../lib/words/index.svelte";
import { CENTRES, planetsAt, POINTS, SITES } from "./geometry";
import { REASONS, RESOURCES, SLOTS, UPGRADES } from "./parts";
import type { Play } from "./play.svelte";
import { type Cards, faceOf, listCards, shipsOf } from "./reading";

export const resourceName = (resource: string, count = 1): string => say("sf-resource", { resource, count });
export const cardsText = (cards: Cards): string =>
  listCards(cards)
    .map(({ name, count }) => `${count} ${resourceName(name, count)}`)
    .join(", ") || "–";
export const shipName = (kind: string): string => say("sf-ship-kind", { ship: kind });
export const friendText = (card: string): string => say("sf-friend", { card });

const discText = (disc: string): string => (disc === "?" ? say("sf-disc-down") : say("sf-disc-short", { disc }));

function planetText(view: StarView, slot: string, index: number): string {
  const planet = view.quarters[slot]?.planets[index];
  return planet ? `${resourceName(planet.resource)} ${discText(planet.disc)}` : "";
}

export const quarterText = (view: StarView, slot: string): string => {
  const quarter = view.quarters[slot]!;
  if (faceOf(quarter) === "hidden") return say("sf-quarter-down", { stars: SLOTS.find(({ name }) => name === slot)?.stars ?? 1 });
  if (faceOf(quarter) === "system") return quarter.planets.map((_, index) => planetText(view, slot, index)).join(", ");
  return say("sf-tile", { tile: quarter.tile });
};

function standing(view: StarView, point: string, names: string[]): string[] {
  const site = view.sites[point];
  const name = site && site !== "x" ? (names["ABCD".indexOf(site[0]!)] ?? site[0]!) : "";
  const what = site === "x" ? say("sf-at-closed") : site?.endsWith("*") ? say("sf-at-port", { name }) : say("sf-at-colony", { name });
  const ships = view.players.flatMap((_, seat) =>
    shipsOf(view, seat)
      .filter(({ at }) => at === point)
      .map(({ number, kind }) => say("sf-at-ship", { name: names[seat] ?? letterOf(seat), number, ship: kind })),
  );
  return [...(site ? [what] : []), ...ships];
}

export function pointText(view: StarView, point: string, names: string[]): string {
  const planets = SITES.includes(point) ? planetsAt(point).map(({ slot, index }) => planetText(view, slot, index)) : [];
  const dock = Object.keys(CENTRES).find((slot) => CENTRES[slot] === point);
  const people = dock && faceOf(view.quarters[dock]!) === "outpost" ? [say("sf-tile", { tile: view.quarters[dock]!.tile })] : [];
  return [point, ...planets.filter(Boolean), ...people, ...standing(view, point, names)].join("; ");
}

export function pointLabel(view: StarView, point: string, names: string[], play: Play): string {
  const way = play.ways[point];
  const parts = [pointText(view, point, names)];
  if (way && play.lit.has(point)) parts.push(say("sf-steps-away", { steps: way.steps }));
  if (way?.finds) parts.push(say("sf-finds-here"));
  return parts.join("; ");
}

const countText = (resource: number, count: number): string => `${count} ${resourceName(RESOURCES[resource] ?? "", count)}`;

/** What a move does, on a button. */
export function choiceText(view: StarView, { kind, args, text, seat }: Choice): string {
  const [first = 0, second = 0] = args;
  const at = ["settle", "dock", "port"].includes(kind) ? (SITES[first] ?? "") : (POINTS[args.at(-1) ?? -1] ?? "");
  const resource = resourceName(RESOURCES[first] ?? "");
  const upgrade = say("sf-upgrade-name", { upgrade: UPGRADES[first] ?? "" });
  switch (kind) {
    case "settle":
    case "dock":
    case "port":
    case "place":
      return say(`sf-move-${kind}`, { at });
    case "launch":
    case "ship":
      return say("sf-move-ship", { ship: first ? "trade" : "colony", at });
    case "go":
    case "jump":
      return say(`sf-move-${kind}`, { number: first + 1, at });
    case "found":
      return say("sf-move-found", { number: first + 1, ship: shipsOf(view, seat).find((ship) => ship.number === first + 1)?.kind ?? "" });
    case "ground":
      return say("sf-move-ground", { number: first + 1 });
    case "equip":
    case "upgrade":
    case "gain":
    case "remove":
      return say(`sf-move-${kind === "remove" ? "remove" : "upgrade"}`, { upgrade });
    case "discard":
    case "aid":
    case "give":
    case "take":
    case "hand_over":
      return say(`sf-move-${kind}`, { resource });
    case "bank":
      return say("sf-move-bank", { give: resource, get: resourceName(RESOURCES[second] ?? "") });
    case "offer":
      return say("sf-move-offer", { give: countText(first, second), get: countText(args[2] ?? 0, args[3] ?? 0) });
    case "friend":
      return friendText(text.replace(/^friend /, ""));
    case "answer":
      return answerText(view, first);
    case "rob":
      return say("sf-move-rob", { name: letterOf(first) });
    case "depart":
    case "stop":
    case "end":
    case "withdraw":
    case "fame":
    case "agree":
      return say(`sf-move-${kind}`);
    case "decline":
      return [say("sf-move-decline"), ...(first ? [say("sf-reason", { reason: REASONS[first - 1] ?? "" })] : [])].join(": ");
    case "deal":
      return say("sf-move-deal", { name: letterOf(first) });
    default:
      return text;
  }
}

/** An answer in an encounter: yes or no in its own words, or a number of cards. */
export function answerText(view: StarView, answer: number): string {
  const { asks = "", scene = "", step = "" } = view.encounter ?? {};
  if (asks === "gift") return say("sf-answer-cards", { count: answer });
  return say(answer ? "sf-scene-yes" : "sf-scene-no", { scene: step && step !== "first" ? "unmasked" : scene });
}
