// What the coach says, in words and numbers.

import { pageOf } from "../games";
import { withNames } from "./players";
import type { Choice, Reason } from "./protocol";
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

/** A fact about a move in a phrase; empty if there are no words for it. */
export function reasonText(game: string, { fact, args }: Reason, names: string[]): string {
  const key = fact === "wins" ? "coach-why-wins" : `${pageOf(game).prefix}-why-${fact}`;
  return knows(key) ? say(key, withNames(args, names)) : "";
}

/** What speaks for a move, or against it. */
export const reasonsText = (game: string, reasons: Reason[], names: string[]): string =>
  reasons
    .map((reason) => reasonText(game, reason, names))
    .filter(Boolean)
    .join("; ");

/** A move in words; in notation if we do not know which one it is. */
export const moveText = (game: string, choice: Choice, view: object): string =>
  choice.kind ? pageOf(game).moveText(choice, view) : choice.text;
