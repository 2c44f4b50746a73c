// Short notices that come and go by themselves and never stand in the way.

export interface Toast {
  id: number;
  kind: "info" | "refused" | "problem";
  text: string;
  title?: string;
  href?: string;
  link?: string;
}

const STAY = 9000;
const MOST = 3;
let next = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = (): Toast[] => shown;

/** Nothing is said twice, and of refusals only the newest is about what was just tried. */
const replaces = (toast: Omit<Toast, "id">, old: Toast): boolean =>
  toast.text === old.text || (toast.kind === "refused" && old.kind === "refused");

export function notify(toast: Omit<Toast, "id">): void {
  const id = next++;
  const others = shown.filter((each) => !replaces(toast, each));
  shown = [...others, { ...toast, id }].slice(-MOST);
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** What was refused before is no news once something else is tried. */
export function dismissRefusals(): void {
  shown = shown.filter((toast) => toast.kind !== "refused");
}
