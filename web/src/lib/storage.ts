// The browser's memory; it may be forbidden or full, and nothing depends on it.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`startable.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`startable.${key}`, JSON.stringify(value));
  } catch {
    // Then it holds until the page is closed.
  }
}
