// Whether this person wants to be told that it is their turn: in general, and at each table.

import { choose, prefs } from "../lib/prefs.svelte";
import { recents } from "../lib/recent";
import { root } from "../lib/root";
import { recall, remember } from "../lib/storage";
import { notify } from "../lib/toasts.svelte";
import { say } from "../lib/words/index.svelte";
import { callMe, callNoMore, forgetMe } from "./push";

const MOST = 50;
let silent: string[] = $state(recall("silent", []));

export const possible = (): boolean => "Notification" in globalThis;

/** Browsers may take the permission back. */
const allowed = (): boolean => possible() && Notification.permission === "granted";

export const isOn = (): boolean => prefs.notices && allowed();
export const isOnAt = (table: string): boolean => isOn() && !silent.includes(table);

/** Asks the browser, which asks the person, if it must. */
export async function setNotices(on: boolean): Promise<void> {
  const tables = recents().map(({ table }) => table);
  if (!on) {
    choose({ notices: false });
    await forgetMe(tables);
  } else if (possible() && (await Notification.requestPermission()) === "granted") {
    choose({ notices: true });
  } else {
    notify({ kind: "problem", text: say("notices-forbidden") });
  }
}

export async function setNoticesAt(table: string, on: boolean): Promise<void> {
  if (on && !isOn()) await setNotices(true);
  const others = silent.filter((each) => each !== table);
  silent = on ? others : [...others, table].slice(-MOST);
  remember("silent", silent);
  if (on && isOn()) await callMe(table);
  if (!on) await callNoMore([table]);
}

/** Tells it now, while the page is open but out of sight; the same notice as a call, so that there is one. */
export async function tell(table: string, title: string, body: string): Promise<void> {
  const options = { body, tag: table, data: { table }, icon: `${root}/favicon.svg` };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => window.focus();
}
