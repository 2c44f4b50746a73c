// Dates and numbers as people read them.

import { currentLanguage } from "../lib/words/index.svelte";

export const dayFormat = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium" });

export const timeFormat = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium", timeStyle: "short" });

const formatted = (value: number, digits: number, sign: boolean): string =>
  new Intl.NumberFormat(currentLanguage(), {
    style: "percent",
    maximumFractionDigits: digits,
    signDisplay: sign ? "exceptZero" : "auto",
  }).format(value);

export const percent = (value: number, digits = 0): string => formatted(value, digits, false);
/** With its sign: what was gained or lost. */
export const signedPercent = (value: number, digits = 0): string => formatted(value, digits, true);

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: digits }).format(value);
