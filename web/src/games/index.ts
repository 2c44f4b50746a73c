// The games' pages, found by their folders; and how the page gets to know a game that brings none.

import type { Attachment } from "svelte/attachments";
import { catalogue } from "../lib/catalogue";
import { seatColours } from "../lib/colours";
import { currentLanguage, learn } from "../lib/words/index.svelte";
import { plainPage } from "../plain/page";
import type { Styles } from "../plain/paint";
import type { GamePage } from "./page";

const FOUND = import.meta.glob<GamePage>("./*/page.ts", { eager: true, import: "default" });
const PAGES = new Map(Object.entries(FOUND).map(([path, page]) => [path.split("/")[1]!, page]));
const GUESTS = new Map<string, GamePage>();
const STYLES = new Map<string, Styles>();

/** Has the game no board here, so that the server must send its text board? */
export const isPlain = (game: string): boolean => !PAGES.has(game);

/** The language in which the server has to tell the board and the moves; empty: the page does it itself. */
export const textFor = (game: string): string => (isPlain(game) ? currentLanguage() : "");

export const pageOf = (game: string): GamePage => PAGES.get(game) ?? GUESTS.get(game) ?? plainPage(game);

/** How a plain game colours its text board. */
export const stylesOf = (game: string): Styles => STYLES.get(game) ?? {};

/** Fetches what a plain game is shown with: its words, and the prefix that they begin with. */
export async function meet(game: string): Promise<void> {
  if (!isPlain(game) || GUESTS.has(game)) return;
  const info = (await catalogue().catch(() => [])).find(({ name }) => name === game);
  if (!info) return;
  GUESTS.set(game, plainPage(info.prefix.toLowerCase(), info.moves));
  STYLES.set(game, info.styles);
  await learn(game);
}

/** Gives everything inside the colours of the game's seats. */
export const coloursOf = (game: string, colours: string[]): Attachment<HTMLElement> =>
  seatColours(colours, pageOf(game).colours);
