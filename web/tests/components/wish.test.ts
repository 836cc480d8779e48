import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import HouseRules from '../../src/lib/lobby/HouseRules.svelte';
import type { ChangeSettings, Public } from '../../src/lib/wire/protocol.ts';
import { toast } from '../../src/lib/toast.svelte.ts';

const SEEN = { edition: 'odyssey', house: [], decks: ['hareloom'] } as unknown as Public;

/** A server that answers when it is told to. */
function open() {
  const sent: ChangeSettings[] = [];
  const answers: ((refused?: Error) => void)[] = [];
  const send = (settings: ChangeSettings): Promise<void> =>
    new Promise((done, refuse) => {
      sent.push(settings);
      answers.push((refused) => {
        if (refused) refuse(refused);
        else done();
      });
    });
  const { rerender } = render(HouseRules, { seen: SEEN, send, close: () => undefined });
  const rule = within(screen.getByRole('group', { name: 'Play to' }));
  return {
    sent,
    shown: () => rule.getByRole<HTMLInputElement>('textbox').value,
    type: (number: string) =>
      fireEvent.change(rule.getByRole('textbox'), { target: { value: number } }),
    more: () => fireEvent.click(rule.getByRole('button', { name: 'More: Play to' })),
    answer: async (house: Public['house'], refused?: Error) => {
      await rerender({ seen: { ...SEEN, house } });
      answers.shift()?.(refused);
      await vi.waitFor(() => undefined);
    },
  };
}

test('every fast click counts: the page shows them at once, and the server is told the last', async () => {
  const { sent, shown, more, answer } = open();
  for (let click = 0; click < 5; click++) await more();
  expect(shown()).toBe('35');
  expect(sent.map(({ house }) => house?.target_score)).toEqual([31]);
  await answer([{ key: 'target_score', value: 31 }]);
  expect(shown()).toBe('35');
  await vi.waitFor(() => {
    expect(sent.map(({ house }) => house?.target_score)).toEqual([31, 35]);
  });
  await answer([{ key: 'target_score', value: 35 }]);
  expect(shown()).toBe('35');
  await more();
  expect(sent.at(-1)?.house?.target_score).toBe(36);
});

test('what the server refuses is said, and the page shows what holds', async () => {
  const { shown, more, answer } = open();
  await more();
  await answer([], new Error('no'));
  await vi.waitFor(() => {
    expect(shown()).toBe('30');
  });
  expect(toast.words).not.toBe('');
});

test('a number can be typed: the nearest that is allowed counts, and words change nothing', async () => {
  const { sent, shown, type } = open();
  await type('12');
  expect(shown()).toBe('12');
  await type('many');
  expect(shown()).toBe('12');
  await type('99999');
  expect(Number(shown())).toBeLessThan(99999);
  expect(sent[0]?.house?.target_score).toBe(12);
});
