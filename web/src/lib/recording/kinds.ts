import type { ClueForm } from '../wire/protocol.ts';

/** What is recorded: a song or a voice is sound, a mime a picture that moves and says nothing. */
export type Kind = 'sound' | 'picture';

export interface Limit {
  /** The most that the server takes. */
  readonly seconds: number;
  readonly bytes: number;
  /** What the browser is asked for, in bits a second: at most half of what fits, as it may use more for a while. */
  readonly bits: number;
}

export const LIMITS: Readonly<Record<Kind, Limit>> = {
  sound: { seconds: 20, bytes: 1_500_000, bits: 96_000 },
  picture: { seconds: 10, bytes: 4_000_000, bits: 1_200_000 },
};

/** A clock may run slow: what is stopped this much earlier is not too long for the server. */
export const SPARE = 0.25;

export const kindOf = (form: ClueForm): Kind => (form === 'mime' ? 'picture' : 'sound');

/** Types that the server takes; what every browser of today plays comes first. */
const TYPES: Readonly<Record<Kind, readonly string[]>> = {
  sound: [
    'audio/webm;codecs=opus',
    'audio/mp4;codecs=mp4a.40.2',
    'audio/mp4',
    'audio/ogg;codecs=opus',
  ],
  picture: ['video/webm;codecs=vp8', 'video/webm', 'video/mp4;codecs=avc1.42E01E', 'video/mp4'],
};

/** The type to record in, of those that this browser can; none where it can do none of them. */
export const recordedAs = (kind: Kind, can: (type: string) => boolean): string | undefined =>
  TYPES[kind].find(can);

/** As on a clock: 0:07, until the eighth second is over. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
