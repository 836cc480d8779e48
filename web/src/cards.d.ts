/** The address of a picture of our deck: see vite/cards.ts. */
declare module 'card:*' {
  const address: string;
  export default address;
}
