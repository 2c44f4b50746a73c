// Pages by address. Links are plain <a>; clicks on our own ones do not reload the page.

export type Route =
  | { page: "home" }
  | { page: "table" | "replay" | "fair"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "nowhere" };

const BY_LETTER = { t: "table", r: "replay", f: "fair" } as const;

export function routeOf(path: string, hash: string): Route {
  if (path === "/") return { page: "home" };
  const byId = /^\/([trf])\/([A-Za-z0-9_-]{1,40})\/?$/.exec(path);
  if (byId) return { page: BY_LETTER[byId[1] as "t" | "r" | "f"], id: byId[2]! };
  const rules = /^\/rules\/([a-z]{1,32})\/?$/.exec(path);
  return rules ? { page: "rules", game: rules[1]!, rule: hash.slice(1).toUpperCase() } : { page: "nowhere" };
}

const here = (): Route => routeOf(location.pathname, location.hash);

let route = $state.raw<Route>(here());

export const currentRoute = (): Route => route;

export function go(path: string): void {
  if (path !== location.pathname + location.hash) window.history.pushState(null, "", path);
  const left = route.page;
  route = here();
  if (route.page !== left || !location.hash) scrollTo(0, 0);
}

export const ruleLink = (game: string, rule: string): string => `/rules/${game}#${rule}`;

function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const ours = link instanceof HTMLAnchorElement && link.origin === location.origin;
  const kept = ours && !link.target && !link.hasAttribute("download") && !link.pathname.startsWith("/api/");
  return plain && kept && !event.defaultPrevented ? link : null;
}

export function startRouter(): void {
  addEventListener("popstate", () => (route = here()));
  addEventListener("click", (event) => {
    const link = ownLink(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
