/** How many bars a wave has. */
export const BARS = 48;

/** The loudness of a sound, bar by bar from 0 to 1; the loudest of them is 1. */
export function barsOf(samples: Float32Array, count = BARS): number[] {
  const step = samples.length / count;
  const bars = Array.from({ length: count }, (_, at) => {
    const part = samples.subarray(Math.floor(at * step), Math.floor((at + 1) * step));
    let sum = 0;
    for (const sample of part) sum += sample * sample;
    return part.length === 0 ? 0 : Math.sqrt(sum / part.length);
  });
  return raised(bars);
}

/** A row of levels as bars of a fixed number: the first so many of all that there will be. */
export function barsSoFar(levels: readonly number[], most: number, count = BARS): number[] {
  const step = most / count;
  const bars: number[] = [];
  for (let at = 0; (at + 1) * step <= levels.length; at++) {
    bars.push(Math.max(...levels.slice(Math.floor(at * step), Math.ceil((at + 1) * step))));
  }
  return bars;
}

function raised(bars: readonly number[]): number[] {
  const most = Math.max(...bars);
  return bars.map((bar) => (most > 0 ? Math.sqrt(bar / most) : 0));
}

/** The bars of a recorded sound; nothing where the browser can't decode it: it may still play it. */
export async function drawn(bytes: ArrayBuffer): Promise<readonly number[] | undefined> {
  try {
    const context = new OfflineAudioContext(1, 1, 22_050);
    const sound = await context.decodeAudioData(bytes);
    return barsOf(sound.getChannelData(0));
  } catch {
    return undefined;
  }
}
