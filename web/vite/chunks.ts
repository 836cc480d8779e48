import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Two files of script instead of fifteen: what every page needs, and what a table needs beyond that. A browser asks for six
 * things at a time from a server without HTTP/2, so that fifteen small files cost a slow network three rounds.
 */
export function chunks(): Rolldown.CodeSplittingNameFunction {
  const reached = new Map<string, ReadonlySet<string>>();

  /** Everything that is there once that module is, without what is fetched later. */
  function reach(entry: RegExp, module: string, context: Context): boolean {
    const key = String(entry);
    let all = reached.get(key);
    if (!all) {
      const found = new Set<string>();
      const open = [...ancestors(module, context)].filter((id) => entry.test(id));
      // Not reachable from here: another module will find the entry.
      if (open.length === 0) return false;
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
      }
      reached.set(key, (all = found));
    }
    return all.has(module);
  }

  return (module, context) => {
    if (reach(/\/src\/main\.ts$/, module, context)) return 'page';
    if (reach(/\/lib\/table\/TablePage\.svelte$/, module, context)) return 'table';
    return null;
  };
}

/** A module, and whatever imports it in turn. */
function ancestors(module: string, context: Context): Set<string> {
  const found = new Set<string>();
  const open = [module];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importers ?? []));
  }
  return found;
}
