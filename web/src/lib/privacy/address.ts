/** The address of the privacy notice, if this server has one: the server says so in the page's head. */
export const noticeAddress = (): string | undefined =>
  document.querySelector('link[rel~="privacy-policy"]')?.getAttribute('href') ?? undefined;
