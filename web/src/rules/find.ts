// Search over rulebooks and summaries: what has all the words, the likeliest first.

import type { RulesText } from "../lib/protocol";
import { ruleLink, summaryLink } from "../lib/routes";
import { strengths } from "../lib/search";
import { plain } from "./markdown";

export interface Found {
  href: string;
  /** The rule's id; empty: a part of a summary. */
  id: string;
  title: string;
  chapter: string;
  text: string;
  worth: number;
}

const TITLE = 3;
const ID = 50;
/** A summary tells briefly what the rules tell at length. */
const SUMMARY = 1.1;

/** Zero if a word is missing. */
function worth(id: string, title: string, text: string, search: string): number {
  const [own, titled, told] = [id, title, text].map((each) => strengths(each, search)) as [
    number[],
    number[],
    number[],
  ];
  const words = told.map((each, n) => ID * own[n]! + TITLE * titled[n]! + each);
  return words.some((each) => each === 0) ? 0 : words.reduce((all, each) => all + each, 0);
}

interface Section {
  title: string;
  text: string;
}

/** A summary by its headings; what stands before the first has none. */
export function sections(summary: string): Section[] {
  return summary
    .split(/^(?=## )/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, title = "", text = part] = /^## (.+)\n([^]*)$/.exec(part) ?? [];
      return { title, text: plain(text).trim() };
    });
}

/** What is found in one game's rules. */
export function find(game: string, book: RulesText, search: string): Found[] {
  if (!search.trim()) return [];
  const rules = book.rules.map(({ id, title, chapter, text }) => {
    const told = plain(text);
    return { href: ruleLink(game, id), id, title, chapter, text: told, worth: worth(id, title, told, search) };
  });
  const parts = sections(book.summary ?? "").map(({ title, text }) => {
    const found = { href: summaryLink(game), id: "", title: title || book.title, chapter: "", text };
    return { ...found, worth: SUMMARY * worth("", found.title, text, search) };
  });
  return [...parts, ...rules].filter((each) => each.worth > 0).sort((one, other) => other.worth - one.worth);
}
