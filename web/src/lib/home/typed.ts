/** A code as a person typed it, or the whole link as it was sent, in the one form that codes have. */
export function joined(typed: string): string {
  const path = typed.trim().replace(/[?#].*$/, '');
  const [, linked] = /\/t\/([^/]+)/.exec(path) ?? [];
  let code = linked ?? path;
  try {
    code = decodeURIComponent(code);
  } catch {
    // No link has this; it is as it was typed.
  }
  return code.replace(/[\s_.,+-]+/g, '').toLowerCase();
}

const OLD = /^[2-9bcdfghjkmnpqrstvwxz]{10}$/;

/** Whether it is a code of an earlier version, whose letters and digits can't be mended. */
export const isOld = (code: string): boolean => OLD.test(code);
