/** The keys of a group of radio buttons: one stop of Tab, arrows choose. The chosen one has tabindex 0, the others -1. */
export function radios(group: HTMLElement): () => void {
  function onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: forward, ArrowDown: 1, ArrowLeft: -forward, ArrowUp: -1 }[event.key];
    const all = [...group.querySelectorAll<HTMLElement>('[role=radio]')];
    const at = all.findIndex((each) => each === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    const next = all[(at + by + all.length) % all.length];
    next?.focus();
    next?.click();
  }
  group.addEventListener('keydown', onkeydown);
  return () => group.removeEventListener('keydown', onkeydown);
}
