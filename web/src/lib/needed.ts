import type { Attachment } from 'svelte/attachments';

/** What a field of words needs at least: one that isn't a space. */
export const WORDS = '.*\\S.*';

/** Says at a field, in the page's own words, what it needs: instead of the browser's bubble. */
export const needed =
  (words: () => string): Attachment<HTMLInputElement> =>
  (field) => {
    const note = document.createElement('p');
    note.className = 'needed';
    note.id = `needed-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
    note.role = 'alert';

    function missing(event: Event): void {
      event.preventDefault();
      note.textContent = words();
      field.after(note);
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', note.id);
      // The first of a form's fields that need something.
      if (field.form?.querySelector(':invalid') === field) field.focus();
    }

    function mended(): void {
      note.remove();
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }

    field.addEventListener('invalid', missing);
    field.addEventListener('input', mended);
    return () => {
      field.removeEventListener('invalid', missing);
      field.removeEventListener('input', mended);
      mended();
    };
  };
