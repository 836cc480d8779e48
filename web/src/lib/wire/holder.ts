/**
 * Who holds this device, where several people share it: the first needs no name, the others are '2' to '9'.
 * The page makes every request for the person who holds it.
 */
export const holder = { as: '' };

/** An address with the person who makes the request, of those who share this browser. */
export const askedBy = (path: string, as: string): string =>
  as ? `${path}${path.includes('?') ? '&' : '?'}as=${as}` : path;
