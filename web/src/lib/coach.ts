// What the coach says, in words and numbers.

import { pageOf } from "../games";
import type { Choice } from "./protocol";
import { currentLanguage, knows, say } from "./words/index.svelte";

const DIGITS = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A chance: 52.1%. */
export const percent = (share: number): string => new Intl.NumberFormat(currentLanguage(), DIGITS).format(share);

/** What was won or lost: +3.2%. */
export function gain(share: number): string {
  const signed = new Intl.NumberFormat(currentLanguage(), { ...DIGITS, signDisplay: "exceptZero" });
  const shown = Math.abs(share) < 0.0005 ? 0 : share;
  return signed.format(shown).replace("-", "−");
}

/** Why a move is good; empty if no aspect of the game speaks for it. */
export function because(game: string, why: string): string {
  if (!why) return "";
  const key = why === "wins" ? "coach-why-wins" : `${pageOf(game).prefix}-why-${why}`;
  return knows(key) ? say("coach-because", { why: say(key) }) : "";
}

/** A move in words; in notation if we do not know which one it is. */
export const moveText = (game: string, choice: Choice, view: object): string =>
  choice.kind ? pageOf(game).moveText(choice, view) : choice.text;
