// A die on the pointer, from the hand to a card.

import { Press } from "../../lib/press";

export class Drag extends Press {
  /** The value of the die that hangs on the pointer; 0: none. */
  value = $state(0);
  x = $state(0);
  y = $state(0);
  /** The place that the pointer is over; -1: none. */
  over = $state(-1);

  down(event: PointerEvent, value: () => number, ondrop: (place: number, value: number) => void): void {
    if (!this.begins(event)) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const move = (next: PointerEvent, far: boolean): void => {
      if (far && !this.value) this.value = value();
      if (this.value) this.#carry(next);
    };
    this.follow(event, move, (next) => {
      const [carried, place] = [this.value, this.over];
      this.value = 0;
      this.over = -1;
      if (carried && next.type === "pointerup" && place >= 0) ondrop(place, carried);
      return carried > 0;
    });
  }

  #carry({ clientX, clientY }: PointerEvent): void {
    this.x = clientX;
    this.y = clientY;
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]")?.dataset.place;
    this.over = place === undefined ? -1 : Number(place);
  }
}
