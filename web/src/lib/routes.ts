// Which page an address means.

export type Route =
  | { page: "home" }
  | { page: "table" | "replay" | "fair"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "nowhere" };

const BY_LETTER = { t: "table", r: "replay", f: "fair" } as const;

export function routeOf(path: string, hash: string): Route {
  if (path === "/") return { page: "home" };
  const byId = /^\/([trf])\/([A-Za-z0-9_-]{1,40})\/?$/.exec(path);
  if (byId) return { page: BY_LETTER[byId[1] as "t" | "r" | "f"], id: byId[2]! };
  const rules = /^\/rules\/([a-z0-9_-]{1,32})\/?$/.exec(path);
  if (rules) return { page: "rules", game: rules[1]!, rule: hash.slice(1).toUpperCase() };
  const learn = /^\/learn\/([a-z0-9_-]{1,32})(?:\/([a-z0-9-]{1,40}))?\/?$/.exec(path);
  return learn ? { page: "learn", game: learn[1]!, lesson: learn[2] ?? "" } : { page: "nowhere" };
}

export const lessonLink = (game: string, lesson = ""): string => `/learn/${game}${lesson && `/${lesson}`}`;
export const ruleLink = (game: string, rule: string): string => `/rules/${game}#${rule}`;
