import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import PersonForm from '../../src/lib/table/PersonForm.svelte';

test('without a name the form says in our own words what it needs, until one is typed', async () => {
  const submit = vi.fn();
  render(PersonForm, { name: ' ', button: 'Sit down', busy: false, problem: '', submit });
  const field = screen.getByRole('textbox');
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(submit).not.toHaveBeenCalled();
  const words = screen.getByRole('alert');
  expect(words.textContent).toBe('What shall we call you?');
  expect(field.getAttribute('aria-describedby')).toBe(words.id);
  expect(document.activeElement).toBe(field);
  await fireEvent.input(field, { target: { value: 'Mara' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

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
