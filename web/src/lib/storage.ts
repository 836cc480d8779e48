/** This browser's storage. It may be forbidden (private windows, strict settings): then nothing is stored. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`hareloom.${key}`);
  } catch {
    return null;
  }
}

/** Whether anything is stored whose key begins like that. */
export function storedAny(start: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`hareloom.${start}`));
  } catch {
    return false;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`hareloom.${key}`, value);
  } catch {
    // Forbidden, or full: the page works without it.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`hareloom.${key}`);
  } catch {
    // Forbidden: then it isn't there.
  }
}
