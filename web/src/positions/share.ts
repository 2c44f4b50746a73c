// Sharing a position: on phones by what they have for that, elsewhere the link is copied.

import { copy } from "../lib/clipboard";
import { problemText } from "../lib/problem";
import type { PositionText } from "../lib/protocol";
import { shared } from "../lib/routes";
import { notify } from "../lib/toasts.svelte";
import { say } from "../lib/words/index.svelte";
import { positionLink } from "./address";

const byPhone = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

export async function sharePosition(asked: PositionText | Promise<PositionText>): Promise<void> {
  try {
    const href = positionLink(await asked);
    const url = shared(href);
    if (byPhone()) return void (await navigator.share({ url }).catch(() => undefined));
    const text = say((await copy(url)) ? "position-copied" : "position-link-made");
    notify({ kind: "info", text, href, link: say("position-look") });
  } catch (error) {
    notify({ kind: "problem", text: problemText(error) });
  }
}
