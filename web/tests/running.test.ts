import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptRunning, whenRunning } from '../src/lib/sound/running.ts';

/** A context that starts only while a browser allows it, and says so later. */
class Context extends EventTarget {
  state = 'suspended';
  allowed = false;
  asked = 0;

  resume(): Promise<void> {
    this.asked += 1;
    if (!this.allowed) return new Promise(() => undefined);
    return this.become('running');
  }

  become(state: string): Promise<void> {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
}

let page: EventTarget;
let context: Context;
const asContext = (): AudioContext => context as unknown as AudioContext;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  context = new Context();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a browser leaves pending is asked for again in each press, until it runs', () => {
  keptRunning(asContext());
  page.dispatchEvent(new Event('pointerup'));
  expect(context).toMatchObject({ state: 'suspended', asked: 2 });
  context.allowed = true;
  page.dispatchEvent(new Event('keydown'));
  expect(context).toMatchObject({ state: 'running', asked: 3 });
  page.dispatchEvent(new Event('click'));
  expect(context.asked).toBe(3);
});

test('after a call that interrupts it, the next press starts it', () => {
  context.allowed = true;
  keptRunning(asContext());
  void context.become('interrupted');
  page.dispatchEvent(new Event('touchend'));
  expect(context.state).toBe('running');
});

test('a context that is closed is left alone', () => {
  keptRunning(asContext());
  void context.become('closed');
  page.dispatchEvent(new Event('click'));
  expect(context.asked).toBe(1);
});

test('a sound waits for the context for a moment, and is dropped when it comes late', () => {
  const heard = vi.fn<() => void>();
  whenRunning(asContext(), heard);
  vi.advanceTimersByTime(300);
  void context.become('running');
  expect(heard).toHaveBeenCalledTimes(1);
  void context.become('suspended');
  whenRunning(asContext(), heard);
  vi.advanceTimersByTime(500);
  void context.become('running');
  expect(heard).toHaveBeenCalledTimes(1);
  whenRunning(asContext(), heard);
  expect(heard).toHaveBeenCalledTimes(2);
});
