// Without a connection some parts of the page may not be here: then it says so, until there is one again.

let stranded = $state(false);

export const isStranded = (): boolean => stranded;

export function watchConnection(): void {
  addEventListener("vite:preloadError", () => {
    if (!navigator.onLine) stranded = true;
  });
  addEventListener("online", () => {
    if (stranded) location.reload();
  });
  addEventListener("popstate", () => (stranded = false));
}
