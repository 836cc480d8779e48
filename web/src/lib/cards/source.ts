import { getContext, setContext } from 'svelte';

/**
 * Where the pictures of a part of the page come from, if not from the server in the size that the browser chooses: the address of a
 * card's picture, as large as there is or small. Empty where the picture is missing; undefined to ask the server.
 */
export type PictureSource = (card: string, large: boolean) => string | undefined;

const KEY = Symbol('pictures');

export const setPictureSource = (source: PictureSource): PictureSource => setContext(KEY, source);
export const getPictureSource = (): PictureSource | undefined =>
  getContext<PictureSource | undefined>(KEY);
