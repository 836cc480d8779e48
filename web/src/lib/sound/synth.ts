/** Small instruments out of plain numbers: noise through filters, struck bodies, plucked strings. No sample is recorded. */

export const RATE = 44_100;

export const silence = (seconds: number): Float32Array =>
  new Float32Array(Math.round(seconds * RATE));

/** Noise that is the same every time: a sound is known by its seed. */
export function noise(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** A band of frequencies (a biquad; `q` says how narrow). */
export function band(frequency: number, q: number): (sample: number) => number {
  const w = (2 * Math.PI * frequency) / RATE;
  const alpha = Math.sin(w) / (2 * q);
  const [a1, a2] = [(-2 * Math.cos(w)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  const gain = alpha / (1 + alpha);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = gain * (x - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** Rises within `attack` seconds, then falls by half every `half` seconds. */
export const envelope =
  (attack: number, half: number) =>
  (t: number): number =>
    t < 0 ? 0 : Math.min(1, t / attack) * 2 ** -(Math.max(0, t - attack) / half);

/** Adds to a sound, from a moment on. */
export function mix(into: Float32Array, from: Float32Array, at = 0, gain = 1): Float32Array {
  const start = Math.round(at * RATE);
  const end = Math.min(from.length, into.length - start);
  for (let index = 0; index < end; index++) {
    into[start + index] = (into[start + index] ?? 0) + gain * (from[index] ?? 0);
  }
  return into;
}

/** Noise in one band, shaped: brushes, paper, breath. */
export function brushed(
  seconds: number,
  seed: number,
  [frequency, q]: readonly [number, number],
  shape: (t: number) => number,
): Float32Array {
  const [next, filter, out] = [noise(seed), band(frequency, q), silence(seconds)];
  for (let index = 0; index < out.length; index++)
    out[index] = filter(next()) * shape(index / RATE);
  return out;
}

/** A body that is struck: partials that are no multiples of each other, the high ones gone sooner. */
export function struck(
  seconds: number,
  pitch: number,
  partials: readonly (readonly [ratio: number, gain: number, half: number])[],
): Float32Array {
  const out = silence(seconds);
  for (const [ratio, gain, half] of partials) {
    const shape = envelope(0.002, half);
    const w = (2 * Math.PI * pitch * ratio) / RATE;
    for (let index = 0; index < out.length; index++)
      out[index] = (out[index] ?? 0) + gain * Math.sin(w * index) * shape(index / RATE);
  }
  return out;
}

/** A plucked string (Karplus and Strong): noise that runs round a loop and softens as it does. */
export function plucked(
  seconds: number,
  pitch: number,
  seed: number,
  damping = 0.996,
): Float32Array {
  const period = Math.round(RATE / pitch);
  const [next, out] = [noise(seed), silence(seconds)];
  const string = new Float32Array(period);
  let soft = 0;
  // The finger is soft: without this the first moment would be a scratch.
  for (let index = 0; index < period; index++) string[index] = soft = 0.6 * soft + 0.4 * next();
  for (let index = 0; index < out.length; index++) {
    const at = index % period;
    const here = string[at] ?? 0;
    out[index] = here;
    string[at] = damping * 0.5 * (here + (string[(at + 1) % period] ?? 0));
  }
  return out;
}

/** As loud as wanted at its loudest, without a step at its beginning or its end. */
export function finished(sound: Float32Array, peak: number): Float32Array {
  const FADE = Math.round(0.004 * RATE);
  let mean = 0;
  for (const sample of sound) mean += sample / sound.length;
  let loudest = 0;
  for (let index = 0; index < sound.length; index++) {
    const edge = Math.min(1, index / FADE, (sound.length - 1 - index) / FADE);
    const sample = ((sound[index] ?? 0) - mean) * edge;
    sound[index] = sample;
    loudest = Math.max(loudest, Math.abs(sample));
  }
  for (let index = 0; index < sound.length; index++)
    sound[index] = ((sound[index] ?? 0) * peak) / (loudest || 1);
  return sound;
}
