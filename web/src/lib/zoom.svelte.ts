// Pan and zoom by wheel, pinch, drag and buttons. A press that did not move stays a click.

import { centred, enlarged, kept, type Lens, shifted, WHOLE } from "./zoom";

const FAR = 8;
const STEP = 1.5;

interface At {
  x: number;
  y: number;
}

export class Zoom {
  lens: Lens = $state.raw(WHOLE);
  #node: HTMLElement | null = null;
  #down = new Map<number, At>();
  #start: At = { x: 0, y: 0 };
  #dragged = false;

  /** Does this click only end a drag? */
  spent(): boolean {
    return this.#dragged;
  }

  watch = (node: HTMLElement): (() => void) => {
    this.#node = node;
    const over = new AbortController();
    const { signal } = over;
    node.addEventListener("wheel", (event) => this.#wheel(event), { passive: false, signal });
    node.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    window.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const end of ["pointerup", "pointercancel"] as const) {
      window.addEventListener(end, (event) => this.#down.delete(event.pointerId), { signal });
    }
    return () => over.abort();
  };

  nearer(): void {
    this.#set(enlarged(this.lens, STEP, this.#centre()));
  }

  farther(): void {
    this.#set(enlarged(this.lens, 1 / STEP, this.#centre()));
  }

  whole(): void {
    this.lens = WHOLE;
  }

  /** Brings a place of the picture, as shares of its width and height, into the middle. */
  show(at: At, scale: number): void {
    const [width, height] = [this.#node?.clientWidth ?? 0, this.#node?.clientHeight ?? 0];
    this.#set(centred(Math.max(scale, this.lens.scale), { x: at.x * width, y: at.y * height }, width, height));
  }

  #centre(): At {
    return { x: (this.#node?.clientWidth ?? 0) / 2, y: (this.#node?.clientHeight ?? 0) / 2 };
  }

  #set(lens: Lens): void {
    this.lens = kept(lens, this.#node?.clientWidth ?? 0, this.#node?.clientHeight ?? 0);
  }

  #place(event: { clientX: number; clientY: number }): At {
    const box = this.#node!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Where the wheel has nothing to do here it scrolls the page. */
  #wheel(event: WheelEvent): void {
    const closer = event.deltaY < 0;
    const page = !event.ctrlKey && this.lens.scale === 1 && (!closer || window.scrollY > 0);
    if (page) return;
    event.preventDefault();
    this.#set(enlarged(this.lens, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), this.#place(event)));
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (!this.#down.size) {
      this.#dragged = false;
      this.#start = this.#place(event);
    }
    this.#down.set(event.pointerId, this.#place(event));
  }

  #move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before || !this.#node) return;
    const now = this.#place(event);
    const others = [...this.#down].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length) this.#pinch(others[0]!, before, now);
    else if (this.lens.scale > 1) this.#drag(before, now);
    this.#down.set(event.pointerId, now);
  }

  #pinch(other: At, before: At, now: At): void {
    this.#dragged = true;
    const by = distance(other, now) / Math.max(1, distance(other, before));
    this.#set(enlarged(this.lens, by, { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 }));
  }

  #drag(before: At, now: At): void {
    if (distance(this.#start, now) > FAR) this.#dragged = true;
    if (this.#dragged) this.#set(shifted(this.lens, { x: now.x - before.x, y: now.y - before.y }));
  }
}

const distance = (one: At, other: At): number => Math.hypot(one.x - other.x, one.y - other.y);
