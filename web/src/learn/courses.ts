// Courses by game and language, fetched once; and which lessons teach a rule.

import * as api from "../lib/api";
import type { LessonText } from "../lib/protocol";

const known = new Map<string, Promise<LessonText[]>>();

export function courseOf(game: string, language: string): Promise<LessonText[]> {
  const key = `${game}/${language}`;
  const found = known.get(key) ?? api.lessons(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** The lessons by the rules that they teach; nothing where they cannot be had. */
export async function lessonsByRule(game: string, language: string): Promise<Map<string, LessonText[]>> {
  const found = new Map<string, LessonText[]>();
  for (const lesson of await courseOf(game, language).catch(() => []))
    for (const rule of lesson.rules) found.set(rule, [...(found.get(rule) ?? []), lesson]);
  return found;
}
