// A press that may become a drag: it stays a click until the pointer has gone some way.

const FAR = 7;

export class Press {
  #spent = false;

  /** Does this click only end something else, such as a drag? */
  spent(): boolean {
    return this.#spent;
  }

  /** Is this the press of a main button, with which something may begin? */
  protected begins(event: PointerEvent): boolean {
    return event.button === 0 && event.isPrimary && event.currentTarget instanceof HTMLElement;
  }

  /** Follows the pointer until it is let go; `end` tells whether the press was more than a click. */
  protected follow(
    event: PointerEvent,
    move: (next: PointerEvent, far: boolean) => void,
    end: (next: PointerEvent) => boolean,
  ): void {
    const over = new AbortController();
    const listen = { signal: over.signal };
    this.#spent = false;
    const moved = (next: PointerEvent): void =>
      move(next, Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > FAR);
    const ended = (next: PointerEvent): void => {
      over.abort();
      this.#spent = end(next);
      setTimeout(() => (this.#spent = false));
    };
    addEventListener("pointermove", moved, listen);
    addEventListener("pointerup", ended, listen);
    addEventListener("pointercancel", ended, listen);
  }
}
