import type { MoveNow, TableState } from '../table/table.svelte.ts';
import { tell } from '../toast.svelte.ts';
import { doneWords } from '../voice/done.ts';
import { voice } from '../voice/voice.ts';
import { lessonOf } from './lesson.ts';
import { lessons } from './lessons.svelte.ts';

/** Make a move and say whether it was made; what was done once needs no more teaching. */
export async function make(table: TableState, move: MoveNow): Promise<boolean> {
  const lesson = lessonOf(table);
  const done = doneWords(move, table.table);
  try {
    await table.move(move);
  } catch (refused) {
    tell(refused, { passing: true });
    return false;
  }
  voice.say(done, { topic: 'done', first: true, lasting: true });
  if (lesson) lessons.learn(lesson.key);
  return true;
}
