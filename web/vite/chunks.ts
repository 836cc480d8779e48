import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The files of script, and the modules each begins with: what every page needs, who one is, cards, what a turn needs beyond that, the reveal, what can wait, days, recordings. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  page: ['main.ts'],
  person: ['lib/home/OpenTable.svelte'],
  cards: ['lib/cards/Lens.svelte'],
  table: ['lib/table/TablePage.svelte'],
  reveal: ['lib/reveal/RevealShow.svelte'],
  later: [
    'lib/lobby/Lobby.svelte',
    'lib/end/End.svelte',
    'lib/table/Menu.svelte',
    'lib/tools/Talk.svelte',
  ],
  // Only in games over days.
  days: [
    'lib/days/Deadline.svelte',
    'lib/days/AwayNote.svelte',
    'lib/days/MissedActs.svelte',
    'lib/days/DaysAsk.svelte',
    'lib/days/CallsSheet.svelte',
  ],
  // Only where clues are recorded.
  recording: ['lib/recording/Offer.svelte', 'lib/recording/Recorded.svelte'],
};

/**
 * Eight files instead of twenty. A browser asks a server without HTTP/2 for six things at a time, so that many small files cost a
 * slow network several rounds.
 */
export function chunks(): Rolldown.CodeSplittingNameFunction {
  let files: Map<string, string> | undefined;
  return (module, context) => {
    files ??= filed(context);
    return files.get(module) ?? null;
  };
}

/** Every module that is there at once with one of those that a file begins with, and the first such file. */
function filed(context: Context): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, begins] of Object.entries(FILES)) {
    const open = begins.map((path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url)));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.set(id, file);
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}
