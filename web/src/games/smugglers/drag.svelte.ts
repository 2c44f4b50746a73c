// A die on the pointer, from the hand to a card. Clicks stay clicks until the pointer has gone some way.

const FAR = 7;

export class Drag {
  /** The value of the die that hangs on the pointer; 0: none. */
  value = $state(0);
  x = $state(0);
  y = $state(0);
  /** The place that the pointer is over; -1: none. */
  over = $state(-1);
  #spent = false;

  /** Does this click only end a drag? */
  spent(): boolean {
    return this.#spent;
  }

  down(event: PointerEvent, value: () => number, ondrop: (place: number, value: number) => void): void {
    if (event.button !== 0 || !event.isPrimary || !(event.currentTarget instanceof HTMLElement)) return;
    const start = { x: event.clientX, y: event.clientY };
    const over = new AbortController();
    this.#spent = false;
    event.currentTarget.setPointerCapture(event.pointerId);

    const move = (next: PointerEvent): void => {
      const far = Math.hypot(next.clientX - start.x, next.clientY - start.y) > FAR;
      if (far && !this.value) this.value = value();
      if (this.value) this.#follow(next);
    };
    const end = (next: PointerEvent): void => {
      over.abort();
      const carried = this.value;
      this.value = 0;
      if (carried && next.type === "pointerup" && this.over >= 0) ondrop(this.over, carried);
      this.over = -1;
      this.#spent = carried > 0;
      setTimeout(() => (this.#spent = false));
    };
    addEventListener("pointermove", move, { signal: over.signal });
    addEventListener("pointerup", end, { signal: over.signal });
    addEventListener("pointercancel", end, { signal: over.signal });
  }

  #follow({ clientX, clientY }: PointerEvent): void {
    this.x = clientX;
    this.y = clientY;
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]")?.dataset.place;
    this.over = place === undefined ? -1 : Number(place);
  }
}
