import { rendered, type Sound } from './instruments.ts';

export interface Wanted {
  readonly sound: Sound;
  readonly note: number;
}

/** A worker that makes sounds ahead: on a slow phone one takes longer than the reveal has between two frames. */
self.onmessage = ({ data }: MessageEvent<readonly Wanted[]>): void => {
  for (const { sound, note } of data) {
    const samples = rendered(sound, note);
    self.postMessage({ sound, note, samples }, { transfer: [samples.buffer] });
  }
};
