// What has just arrived flies in when it is drawn; nothing waits for it.

import type { Attachment } from "svelte/attachments";
import { duration } from "../../lib/motion";
import { type Arrivals, arrivals } from "./changes";
import type { SmugglersView } from "./protocol";

const FRESH = 150;

export class Flights {
  #last: SmugglersView | null = null;
  #new: Arrivals = new Map();
  #at = 0;

  /** Called before the new view is drawn. A leap through history moves nothing. */
  show(view: SmugglersView, moving: boolean): void {
    const before = this.#last;
    this.#last = view;
    this.#at = performance.now();
    this.#new = before && moving ? arrivals(before, view) : new Map();
  }

  /** Lets what has just arrived under this name fly in from its spot. */
  fly(name: string): Attachment<HTMLElement> {
    return (node) => {
      // What is drawn later, such as when the board is turned round, has been there before.
      const from = performance.now() - this.#at < FRESH ? this.#new.get(name) : undefined;
      const spot = from && node.closest(".sm")?.querySelector(`[data-spot="${from}"]`);
      const length = duration(node);
      if (!spot || !length) return;
      const start = spot.getBoundingClientRect();
      const end = node.getBoundingClientRect();
      const x = start.left + start.width / 2 - end.left - end.width / 2;
      const y = start.top + start.height / 2 - end.top - end.height / 2;
      const way = node.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(0.9)`, zIndex: 9 },
          { transform: "none", zIndex: 9 },
        ],
        { duration: length * 1.2, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" },
      );
      return () => way.cancel();
    };
  }
}
