const TRIES = 3;
/** On a slow network an empty place is better than none. */
const PATIENCE = 400;

/** Shows what it is attached to once its pictures can be drawn: what lay on the table before never flashes empty. */
export function decoded(element: HTMLElement): () => void {
  const show = () => (element.style.opacity = '');
  element.style.opacity = '0';
  const timer = setTimeout(show, PATIENCE);
  void drawable([...element.querySelectorAll('img')]).then(show);
  return () => clearTimeout(timer);
}

/** A picture whose size is found in the meantime begins again: then it is asked once more. */
async function drawable(images: readonly HTMLImageElement[]): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answers = await Promise.allSettled(images.map((image) => image.decode()));
    if (answers.every(({ status }) => status === 'fulfilled')) return;
  }
}
