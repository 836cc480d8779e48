import type { Attachment } from 'svelte/attachments';

/** What a field of words needs at least: one that isn't a space. */
export const WORDS = '.*\\S.*';

/** So long after a field was left a press elsewhere has found what it was meant for: then things may move. */
const LEFT = 250;

/**
 * Says at a field, in the page's own words, what it needs: instead of the browser's bubble. With `leaves` it is said until
 * the field is left, where one of several things to set may well stay as it is.
 */
export const needed =
  (words: () => string, { leaves = false } = {}): Attachment<HTMLInputElement> =>
  (field) => {
    const note = document.createElement('p');
    note.className = 'needed';
    note.id = `needed-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
    note.role = 'alert';

    let leaving: ReturnType<typeof setTimeout> | undefined;

    function missing(event: Event): void {
      event.preventDefault();
      clearTimeout(leaving);
      note.textContent = words();
      field.after(note);
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', note.id);
      // The first of a form's fields that need something.
      if (field.form?.querySelector(':invalid') === field) field.focus();
      note.scrollIntoView({ block: 'nearest' });
    }

    function left(): void {
      if (leaves) leaving = setTimeout(mended, LEFT);
    }

    function mended(): void {
      note.remove();
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }

    field.addEventListener('invalid', missing);
    field.addEventListener('input', mended);
    field.addEventListener('blur', left);
    return () => {
      field.removeEventListener('invalid', missing);
      field.removeEventListener('input', mended);
      field.removeEventListener('blur', left);
      clearTimeout(leaving);
      mended();
    };
  };
