import { nextTask, type Picture, type Task } from './picture.ts';

const SENT_AT_ONCE = 2;
/** How many may lie ready to be sent, some 30 MB of them: the grid shows them long before a slow network has them. */
const READY = 100;

export interface Room {
  /** Decoders that are free. */
  readonly decoders: number;
  /** The connection is there. */
  readonly connected: boolean;
}

export interface Job {
  readonly picture: Picture;
  readonly task: Task;
}

/** What can begin now: pictures are decoded a few ahead of those that are sent. */
export function nextJobs(pictures: readonly Picture[], room: Room, keeping = false): Job[] {
  const jobs: Job[] = [];
  const busy = pictures.filter((picture) => picture.busy !== undefined);
  let sending = busy.filter((picture) => picture.busy !== 'prepare').length;
  let decoders = room.decoders;
  const open = pictures
    .filter((picture) => picture.busy === undefined)
    .map((picture) => ({ picture, task: nextTask(picture, keeping) }));
  let ready = open.filter(({ task }) => task === 'send').length + busy.length - sending;
  for (const { picture, task } of open) {
    if (task === undefined) continue;
    if (task === 'prepare') {
      if (decoders === 0 || ready >= READY) continue;
      decoders -= 1;
      ready += 1;
    } else {
      if (!room.connected || sending >= SENT_AT_ONCE) continue;
      sending += 1;
    }
    jobs.push({ picture, task });
  }
  return jobs;
}

const LONGEST = 30;

/** Seconds until the server is asked again, after so many failures in a row. */
export const pause = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST, 2 ** (failures - 1));
