/** This browser's storage. It may be forbidden (private windows, strict settings): then nothing is stored. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`hareloom.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`hareloom.${key}`, value);
  } catch {
    // Forbidden, or full: the page works without it.
  }
}
