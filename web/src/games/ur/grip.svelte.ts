// A pointer on a spot: a click, a drag of what lies there, or a long press to look at it.

import type { Point } from "./geometry";

export interface Held {
  /** May what lies here be dragged? */
  movable: boolean;
  /** The place of an event in units of the picture. */
  place: (event: PointerEvent) => Point;
  onlift: () => void;
  ondrop: (at: Point) => void;
  onlook: () => void;
  onlooked: () => void;
}

const FAR = 7;
const LONG = 450;

export class Grip {
  /** The spot whose disc hangs on the pointer. */
  spot: string | null = $state(null);
  point: Point = $state.raw({ x: 0, y: 0 });
  #clickless = false;

  /** Does this click only end a drag or a long press? */
  spent(): boolean {
    return this.#clickless;
  }

  down(event: PointerEvent, spot: string, held: Held): void {
    if (event.button !== 0 || !event.isPrimary || !(event.currentTarget instanceof HTMLElement)) return;
    const node = event.currentTarget;
    const start = { x: event.clientX, y: event.clientY };
    const over = new AbortController();
    const listen = { signal: over.signal };
    let looking = false;
    const press = event.pointerType === "mouse" ? 0 : window.setTimeout(look, LONG);
    this.#clickless = false;
    if (held.movable) node.setPointerCapture(event.pointerId);

    function look(): void {
      looking = true;
      held.onlook();
    }
    const move = (next: PointerEvent): void => {
      const far = Math.hypot(next.clientX - start.x, next.clientY - start.y) > FAR;
      if (far) window.clearTimeout(press);
      if (far && held.movable && !looking && this.spot === null) {
        this.spot = spot;
        held.onlift();
      }
      if (this.spot !== null) this.point = held.place(next);
    };
    const end = (next: PointerEvent): void => {
      over.abort();
      window.clearTimeout(press);
      const dragged = this.spot !== null;
      this.spot = null;
      if (looking) held.onlooked();
      if (dragged && next.type === "pointerup") held.ondrop(held.place(next));
      this.#clickless = dragged || looking;
      window.setTimeout(() => (this.#clickless = false));
    };
    window.addEventListener("pointermove", move, listen);
    window.addEventListener("pointerup", end, listen);
    window.addEventListener("pointercancel", end, listen);
  }
}
