// Being called while the page is closed: this browser's subscription, and the tables that it is for.

import * as api from "../lib/api";
import { hasWorker, worker } from "../lib/worker";
import { currentLanguage } from "../lib/words/index.svelte";

/** Only over https, or on one's own machine. */
const offered = (): boolean => hasWorker() && "PushManager" in window;

async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    // Perhaps there is one for another key: of a server that was set up anew.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

const known = async (): Promise<PushSubscription | null> =>
  offered() ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null) : null;

/** Whether we will be called about this table; a browser or a server that cannot is no problem. */
export async function callMe(table: string): Promise<boolean> {
  if (!offered()) return false;
  try {
    const { key } = await api.pushKey();
    if (!key) return false;
    const { endpoint, keys } = (await subscription(key)).toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    await api.pushOn(table, { endpoint: endpoint ?? "", keys: { p256dh, auth }, language: currentLanguage() });
    return true;
  } catch {
    return false;
  }
}

export async function callNoMore(tables: string[]): Promise<void> {
  const found = await known().catch(() => null);
  if (found) await Promise.allSettled(tables.map((table) => api.pushOff(table, { endpoint: found.endpoint })));
}

/** About no table at all. */
export async function forgetMe(tables: string[]): Promise<void> {
  await callNoMore(tables);
  await (await known().catch(() => null))?.unsubscribe();
}
