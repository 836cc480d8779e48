/** What this browser keeps for us. Storage may be forbidden (private windows, strict settings): then nothing is kept. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`hareloom.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`hareloom.${key}`, value);
  } catch {
    // As above.
  }
}
