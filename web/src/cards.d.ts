/** The address of a picture of our deck: see vite/cards.ts. */
declare module 'card:*' {
  const address: string;
  export default address;
}

/** The storybook's part of a catalogue. */
declare module '*.json?book' {
  const words: Record<string, string>;
  export default words;
}
