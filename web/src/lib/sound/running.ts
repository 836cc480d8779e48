/** What a browser takes for a press: in it, and on a phone in it alone, a sound may begin. */
const PRESSES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** Later than that, a sound is of no use any more. */
const LATE = 400;

/**
 * Starts a context now, and again in every press while it doesn't run: outside of one, some browsers never start it,
 * and a call that comes in stops it ("interrupted"). Until it is closed.
 */
export function keptRunning(context: AudioContext): AudioContext {
  const closed = new AbortController();
  const start = (): void => {
    if (context.state === 'closed') closed.abort();
    else if (context.state !== 'running') void context.resume().catch(() => undefined);
  };
  for (const press of PRESSES)
    addEventListener(press, start, { capture: true, passive: true, signal: closed.signal });
  context.addEventListener('statechange', () => {
    if (context.state === 'closed') closed.abort();
  });
  start();
  return context;
}

/** Acts when the context runs; never, if that takes too long: what waited would be heard all at once. */
export function whenRunning(context: AudioContext, act: () => void): void {
  if (context.state === 'running') {
    act();
    return;
  }
  const over = new AbortController();
  setTimeout(() => over.abort(), LATE);
  const look = (): void => {
    if (context.state !== 'running') return;
    over.abort();
    act();
  };
  context.addEventListener('statechange', look, { signal: over.signal });
}
