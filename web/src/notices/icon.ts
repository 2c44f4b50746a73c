// The icon of the tab: with a mark while it is somebody's turn.

import { root } from "../lib/root";

export function markIcon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = `${root}/favicon${marked ? "-turn" : ""}.svg`;
}
