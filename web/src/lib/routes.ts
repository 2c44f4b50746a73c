// Which page an address means.

import { root } from "./root";

export type Route =
  | { page: "home" }
  | { page: "table" | "replay" | "fair"; id: string }
  | { page: "rulebooks" }
  | { page: "rules"; game: string; rule: string }
  | { page: "summary"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "puzzles"; game: string; number: number }
  | { page: "position"; game: string; search: string }
  | { page: "me" | "device" | "games" | "events" | "keeper" }
  | { page: "player" | "event"; id: string }
  | { page: "best"; game: string }
  | { page: "nowhere" };

type Parts = (string | undefined)[];
type Address = [path: RegExp, route: (parts: Parts, hash: string, search: string) => Route];

const GAME = "([a-z0-9_-]{1,32})";
const byId = (letter: string): RegExp => new RegExp(`^/${letter}/([A-Za-z0-9_-]{1,40})/?$`);

/** As in server/http/page.py. */
const ADDRESSES: Address[] = [
  [/^\/$/, () => ({ page: "home" })],
  [byId("t"), ([id = ""]) => ({ page: "table", id })],
  [byId("r"), ([id = ""]) => ({ page: "replay", id })],
  [byId("f"), ([id = ""]) => ({ page: "fair", id })],
  [/^\/me\/?$/, () => ({ page: "me" })],
  [/^\/me\/add\/?$/, () => ({ page: "device" })],
  [/^\/events\/?$/, () => ({ page: "events" })],
  [byId("e"), ([id = ""]) => ({ page: "event", id })],
  [/^\/games\/?$/, () => ({ page: "games" })],
  [/^\/keeper\/?$/, () => ({ page: "keeper" })],
  [/^\/p\/([0-9a-z]{1,24})\/?$/, ([id = ""]) => ({ page: "player", id })],
  [new RegExp(`^/best(?:/${GAME})?/?$`), ([game = ""]) => ({ page: "best", game })],
  [/^\/rules\/?$/, () => ({ page: "rulebooks" })],
  [new RegExp(`^/rules/${GAME}/summary/?$`), ([game = ""]) => ({ page: "summary", game })],
  [
    new RegExp(`^/rules/${GAME}/?$`),
    ([game = ""], hash) => ({ page: "rules", game, rule: hash.slice(1).toUpperCase() }),
  ],
  [
    new RegExp(`^/puzzles(?:/${GAME}(?:/([1-9][0-9]{0,3}))?)?/?$`),
    ([game = "", number = "0"]) => ({ page: "puzzles", game, number: Number(number) }),
  ],
  [new RegExp(`^/position/${GAME}/?$`), ([game = ""], _, search) => ({ page: "position", game, search })],
  [
    new RegExp(`^/learn/${GAME}(?:/([a-z0-9-]{1,40}))?/?$`),
    ([game = "", lesson = ""]) => ({ page: "learn", game, lesson }),
  ],
];

export function routeOf(path: string, hash: string, search = ""): Route {
  for (const [address, route] of ADDRESSES) {
    const found = address.exec(path);
    if (found) return route(found.slice(1), hash, search);
  }
  return { page: "nowhere" };
}

/** A host of plain files has one page alone; there its query says which one is meant: `?/t/abc&at=3#review`. */
const IN_QUERY = import.meta.env.MODE === "site";

/** Where a path is found: at the root of the page, or in the query. */
export function placed(path: string, inQuery = IN_QUERY): string {
  if (!inQuery) return root + path;
  return path === "/" ? "./" : `?${path.replace("?", "&")}`;
}

/** The route of an address, wherever its path is placed. */
export function routeAt({ pathname, search, hash }: Place, inQuery = IN_QUERY): Route {
  if (!inQuery && !pathname.startsWith(`${root}/`)) return { page: "nowhere" };
  if (!inQuery) return routeOf(pathname.slice(root.length), hash, search);
  const [path = "", ...asked] = search.slice(1).split("&");
  return routeOf(path || "/", hash, asked.length ? `?${asked.join("&")}` : "");
}
type Place = Pick<URL, "pathname" | "search" | "hash">;

/** For somebody else, as they would type it. */
export const shared = (address: string): string => new URL(address, location.href).href;

export const HOME = placed("/");
export const RULEBOOKS = placed("/rules");
export const rulesLink = (game: string): string => placed(`/rules/${game}`);
export const tableLink = (table: string): string => placed(`/t/${table}`);
export const replayLink = (table: string, hash = ""): string => placed(`/r/${table}${hash}`);
export const fairLink = (table: string): string => placed(`/f/${table}`);
export const lessonLink = (game: string, lesson = ""): string => placed(`/learn/${game}${lesson && `/${lesson}`}`);
/** Without a game all puzzles, without a number all of the game. */
export const puzzleLink = (game = "", number = 0): string =>
  placed(`/puzzles${game && `/${game}`}${number ? `/${number}` : ""}`);
export const TODAY = placed("/puzzles/today");
export const summaryLink = (game: string): string => placed(`/rules/${game}/summary`);
export const searchLink = (search: string): string => placed(`/rules?q=${encodeURIComponent(search)}`);
export const ruleLink = (game: string, rule: string): string => placed(`/rules/${game}#${rule}`);
export const ME = placed("/me");
export const GAMES = placed("/games");
export const EVENTS = placed("/events");
export const eventLink = (event: string): string => placed(`/e/${event}`);
export const playerLink = (id: string): string => placed(`/p/${id}`);
export const bestLink = (game = ""): string => placed(`/best${game && `/${game}`}`);
