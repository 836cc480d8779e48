/**
 * Who holds this device, where several people share it: the first needs no name, the others are '2' to '9'.
 * Whatever the page asks for, it asks for whoever holds it.
 */
export const holder = { as: '' };

/** An address, as asked by one of those who share this browser. */
export const askedBy = (path: string, as: string): string => (as ? `${path}?as=${as}` : path);
