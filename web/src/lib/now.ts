// Which rules matter now: those of the phase, and of what may be done.

export type RulesBy = Record<string, string[]>;

/** Each once, in the order of the names. */
export const rulesOf = (names: string[], rules: RulesBy): string[] => [
  ...new Set(names.flatMap((name) => rules[name] ?? [])),
];
