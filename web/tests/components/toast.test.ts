import { expect, test } from 'vitest';
import { toast } from '../../src/lib/toast.svelte.ts';

test('what was said of a moment goes with it, other words stay their time', () => {
  toast.show('You are telling.', { passing: true });
  toast.moveOn();
  expect(toast.words).toBe('');
  toast.show('The link is copied.');
  toast.moveOn();
  expect(toast.words).toBe('The link is copied.');
  toast.hide();
});
