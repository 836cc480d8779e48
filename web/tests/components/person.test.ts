import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import PersonForm from '../../src/lib/table/PersonForm.svelte';

test('a double tap is one tap: while the first is on its way, nothing is sent again', async () => {
  const submit = vi.fn();
  const props = { name: 'Mara', button: 'Sit down', busy: false, problem: '', submit };
  const { rerender } = render(PersonForm, props);
  const press = (): Promise<boolean> =>
    fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await press();
  await rerender({ ...props, busy: true });
  await press();
  expect(submit).toHaveBeenCalledTimes(1);
});
