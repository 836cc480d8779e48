import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import HowTo from '../../src/lib/how/HowTo.svelte';

const stops = () => screen.getAllByRole('radio').filter((each) => each.tabIndex === 0);

test('a group of radio buttons is one stop of Tab, and arrows choose', async () => {
  render(HowTo, { close: () => undefined });
  const [first, second] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement];
  expect(stops()).toEqual([first]);
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(second.getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(second);
  expect(stops()).toEqual([second]);
  await fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(stops()).toEqual([first]);
  await fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(screen.getAllByRole('radio').at(-1)?.getAttribute('aria-checked')).toBe('true');
});
