// Spots and towers in words, for those who listen to the board or read it as text.

import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/words/index.svelte";
import { sourceOf, targetOf } from "./moves";
import { handSeat, ownerOfField, shortName } from "./fields";
import type { UrView } from "./protocol";
import { isRed, ownerOf, prisonersOf, topOf } from "./view";

const COLOURS = ["black", "yellow"];

export const colour = (seat: number): string => COLOURS[seat] ?? "none";

/** A field as people call it: c3, or black h1. */
export function where(field: string): string {
  return say("ur-board-where", { owner: colour(ownerOfField(field)), name: shortName(field) });
}

export function discWords(disc: string): string {
  return say("ur-board-disc", { colour: colour(ownerOf(disc)), side: isRed(disc) ? "red" : "blue" });
}

/** All discs of a tower, bottom to top. */
export const towerWords = (tower: string): string => [...tower].map(discWords).join(", ");

function whatLies(view: UrView, spot: string): string {
  const seat = handSeat(spot);
  if (seat >= 0) {
    return say("ur-board-hand", { colour: colour(seat), count: view.hands[seat]!, out: view.out[seat]! });
  }
  const tower = view.towers[spot] ?? "";
  if (!tower) return say("ur-board-empty", { where: where(spot) });
  const disc = discWords(topOf(tower));
  if (tower.length === 1) return say("ur-board-single", { where: where(spot), disc });
  const args = { where: where(spot), height: tower.length, disc, prisoners: prisonersOf(tower) };
  return say("ur-board-tower", args);
}

/** Fields one after another: c7, black b2. */
export const targetsWords = (choices: Choice[]): string =>
  choices.map((choice) => where(targetOf(choice) ?? "")).join(", ");

/** A move in words. */
export function moveText(choice: Choice): string {
  const [from, to] = [sourceOf(choice), targetOf(choice)];
  return say("ur-board-move", { kind: choice.kind, from: from ? where(from) : "", to: to ? where(to) : "" });
}

export interface Chances {
  choices: Choice[];
  picked: boolean;
  /** The move that would bring the held disc here. */
  arrival: Choice | undefined;
}

export function spotLabel(view: UrView, spot: string, { choices, picked, arrival }: Chances): string {
  const parts = [whatLies(view, spot)];
  if (choices.length) {
    const key = handSeat(spot) >= 0 ? "ur-board-can-enter" : "ur-board-can-go";
    parts.push(say(key, { fields: targetsWords(choices) }));
  }
  if (picked) parts.push(say("ur-board-held"));
  if (arrival) parts.push(say("ur-board-arrival", { kind: arrival.kind }));
  return parts.join("; ");
}
