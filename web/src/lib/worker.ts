// The service worker: keeps the page for when there is no connection, and shows calls while it is closed.

import { root } from "./root";

const SITE = import.meta.env.MODE === "site";

/** Only over https, or on one's own machine. */
export const hasWorker = (): boolean => "serviceWorker" in navigator;

export async function worker(): Promise<ServiceWorkerRegistration> {
  await (SITE
    ? navigator.serviceWorker.register("sw.js")
    : navigator.serviceWorker.register(`${root}/sw.js`, { scope: `${root}/` }));
  return navigator.serviceWorker.ready;
}

/** After the first visit the page comes even where there is no connection. */
export function keepForLater(): void {
  if (import.meta.env.PROD && hasWorker()) void worker().catch(() => undefined);
}
