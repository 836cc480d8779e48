/** Copy a text. On plain http browsers have no clipboard for pages; the older way still works in most of them. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'out-of-sight';
    document.body.append(area);
    area.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is without https
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
