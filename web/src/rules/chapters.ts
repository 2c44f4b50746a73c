import type { RuleText, RulesText } from "../lib/protocol";
import { hasWords } from "../lib/search";
import { plain } from "./markdown";

export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** The rules by chapter, in the order of the book; only those that have all the words looked for. */
export function chapters(book: RulesText, search = ""): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of book.rules) {
    if (!hasWords(`${rule.id} ${rule.title} ${plain(rule.text)}`, search)) continue;
    const last = found.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else found.push({ title: rule.chapter, rules: [rule] });
  }
  return found;
}
