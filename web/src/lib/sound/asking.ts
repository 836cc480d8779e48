/** What is known of this device's wishes, and of the table. */
export interface Heard {
  /** What was chosen; null before it was asked. */
  readonly sound: 'on' | 'off' | null;
  /** Whether this device is silent while a big screen is on; null before it was asked. */
  readonly beside: 'silent' | 'both' | null;
  /** How many big screens the table has, besides this device. */
  readonly screens: number;
  /** This is the first evening's first tap, or later. */
  readonly tapped: boolean;
}

export type Question = 'sound' | 'beside';

/** What to ask now: each question once. */
export function question({ sound, beside, screens, tapped }: Heard): Question | undefined {
  if (!tapped) return undefined;
  if (sound === null) return 'sound';
  return sound === 'on' && screens > 0 && beside === null ? 'beside' : undefined;
}

/** Whether this device is heard. Beside a big screen it waits for an answer before it joins in. */
export function audible({ sound, beside, screens }: Omit<Heard, 'tapped'>): boolean {
  return sound === 'on' && (screens === 0 || beside === 'both');
}
