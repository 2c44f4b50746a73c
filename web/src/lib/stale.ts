// After an update of the server the parts of an old page are gone: then the page is loaded anew, once.

const KEY = "startable.renewed";
const PAUSE = 30_000;

export function renewWhenStale(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < PAUSE) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
