import type { RuleText, RulesText } from "../lib/protocol";

export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** The rules by chapter, in the order of the book; only those that have all the words looked for. */
export function chapters(book: RulesText, search = ""): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found: Chapter[] = [];
  for (const rule of book.rules) {
    const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
    if (!words.every((word) => text.includes(word))) continue;
    const last = found.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else found.push({ title: rule.chapter, rules: [rule] });
  }
  return found;
}

/** Without accents and capitals, so that "or" finds "őr". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
