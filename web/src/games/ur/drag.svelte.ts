// A pointer on a spot: a click, a drag of what lies there, or a long press to look at it.

import { Press } from "../../lib/press";
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

const LONG = 450;

export class Drag extends Press {
  /** The spot whose disc hangs on the pointer. */
  spot: string | null = $state(null);
  point: Point = $state.raw({ x: 0, y: 0 });

  down(event: PointerEvent, spot: string, held: Held): void {
    if (!this.begins(event)) return;
    let looking = false;
    const look = (): void => {
      looking = true;
      held.onlook();
    };
    const press = event.pointerType === "mouse" ? 0 : window.setTimeout(look, LONG);
    if (held.movable) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const move = (next: PointerEvent, far: boolean): void => {
      if (far) window.clearTimeout(press);
      if (far && held.movable && !looking && this.spot === null) {
        this.spot = spot;
        held.onlift();
      }
      if (this.spot !== null) this.point = held.place(next);
    };
    this.follow(event, move, (next) => {
      window.clearTimeout(press);
      if (looking) held.onlooked();
      return this.#drop(next, held) || looking;
    });
  }

  #drop(event: PointerEvent, held: Held): boolean {
    const dragged = this.spot !== null;
    this.spot = null;
    if (dragged && event.type === "pointerup") held.ondrop(held.place(event));
    return dragged;
  }
}
