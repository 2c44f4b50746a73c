// Calls of the server while the page is closed: shows them, and leads to the table.

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** The page's address of a table; the page may be shown under a path of its host. */
const linkOf = (table) => new URL(`t/${encodeURIComponent(table)}`, self.registration.scope).href;

async function show({ table, title, body }) {
  const seen = (await windows()).some(
    ({ url, visibilityState }) => url.startsWith(linkOf(table)) && visibilityState === "visible",
  );
  if (!seen)
    await self.registration.showNotification(title, { body, tag: table, data: { table }, icon: "favicon.svg" });
}

async function go(table) {
  const open = (await windows()).find(({ url }) => url.startsWith(linkOf(table)));
  return open ? open.focus() : self.clients.openWindow(linkOf(table));
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data.table));
});
