// Everything we say to people, from the Fluent files that the command line uses too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as api from "../api";
import { type Language, prefs } from "../prefs.svelte";

export type Args = Record<string, FluentVariable>;

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  hu: () => import("./hu"),
};
export const LANGUAGES = Object.keys(SOURCES) as Language[];

let bundle = $state.raw(new FluentBundle("en"));
let language = $state<Language>("en");

/** The language chosen here, or else the first of the browser's that we speak. */
export function wantedLanguage(): Language {
  const wanted = [prefs.language, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => tag in SOURCES) ?? "en";
}

export const currentLanguage = (): Language => language;

/** The games whose words are not built in: these the server has. */
const learned = new Set<string>();

const fetched = (game: string, next: Language): Promise<string> =>
  api.words(game, next).then(
    ({ ftl }) => ftl,
    () => "",
  );

/** Loads a language and lets the whole page speak it. */
export async function speak(next: Language): Promise<void> {
  const games = [...learned].map((game) => fetched(game, next));
  const sources = [...(await SOURCES[next]()).default, ...(await Promise.all(games))];
  const made = new FluentBundle(next, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle = made;
  language = next;
  document.documentElement.lang = next;
}

/** Lets the page speak of a game that it has no words of. */
export async function learn(game: string): Promise<void> {
  if (learned.has(game)) return;
  learned.add(game);
  await speak(language);
}

function pattern(key: string) {
  const [name = "", part] = key.split(".");
  const message = bundle.getMessage(name);
  return part === undefined ? message?.value : message?.attributes[part];
}

export function knows(key: string): boolean {
  return pattern(key) != null;
}

/** The message; a part of it after a dot: `option.help`. An unknown one says its key. */
export function say(key: string, args?: Args): string {
  const found = pattern(key);
  return found == null ? key : bundle.formatPattern(found, args ?? null, []);
}
