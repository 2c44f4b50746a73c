// Rulebooks by game and language, fetched once.

import * as api from "./api";
import type { RulesText } from "./protocol";

const known = new Map<string, Promise<RulesText>>();

export function rulebook(game: string, language: string): Promise<RulesText> {
  const key = `${game}/${language}`;
  const found = known.get(key) ?? api.rules(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export async function ruleTitle(game: string, rule: string, language: string): Promise<string> {
  const book = await rulebook(game, language).catch(() => null);
  return book?.rules.find((each) => each.id === rule)?.title ?? "";
}
