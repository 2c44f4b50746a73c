// What is kept of the page for when there is no connection: all of a site of plain files; of a server's page what
// its start needs, and what was used.

const { build, files, whole } = self.KEPT ?? { build: "", files: [], whole: false };
const CACHE = `startable-${build}`;
const HOME = self.registration.scope;
const ASSETS = `${HOME}assets/`;
const NEVER = [`${HOME}docs/`, `${HOME}api/`];
const OWN = new Set(files.map((name) => new URL(name, HOME).href));

const kept = () => caches.open(CACHE);

self.addEventListener("install", (event) => {
  const keep = async () => {
    await (await kept()).addAll(files);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

/** What older builds have left is of no use. */
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("startable-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** By any address it is the one page. A site's is of this build; a server may have a newer one. */
async function page(request) {
  const own = async () => (await kept()).match(HOME, { ignoreSearch: true });
  if (whole) return (await own()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const found = await own();
    if (!found) throw error;
    return found;
  }
}

async function file(request) {
  const cache = await kept();
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(request);
  if (!whole && answer.ok && request.url.startsWith(ASSETS)) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { url, method, mode } = event.request;
  const elsewhere = !url.startsWith(HOME) || NEVER.some((each) => url.startsWith(each));
  if (!build || method !== "GET" || elsewhere) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (whole || OWN.has(url) || url.startsWith(ASSETS)) event.respondWith(file(event.request));
});
