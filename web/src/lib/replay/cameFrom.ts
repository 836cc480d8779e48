const KEY = 'hareloom.from';

/** The table from which this tab came to a storybook. It stands in no address: a shared link must not tell it. */
export const cameFrom = {
  keep(code: string): void {
    try {
      sessionStorage.setItem(KEY, code);
    } catch {
      // Forbidden: then the browser's own way back has to do.
    }
  },

  get code(): string | undefined {
    try {
      return sessionStorage.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },
};
