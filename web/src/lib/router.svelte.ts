// Pages by address. Links are plain <a>; clicks on our own ones do not reload the page.

import { root } from "./root";
import { type Route, routeAt } from "./routes";

const here = (): Route => routeAt(location);

let route = $state.raw<Route>(here());

export const currentRoute = (): Route => route;

export function go(address: string): void {
  if (new URL(address, location.href).href !== location.href) window.history.pushState(null, "", address);
  const left = route.page;
  route = here();
  if (route.page !== left || !location.hash) scrollTo(0, 0);
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);

function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainClick(event) || link.origin !== location.origin) return null;
  return link.target || link.hasAttribute("download") || link.pathname.startsWith(`${root}/api/`) ? null : link;
}

export function startRouter(): void {
  addEventListener("popstate", () => (route = here()));
  addEventListener("click", (event) => {
    const link = ownLink(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
