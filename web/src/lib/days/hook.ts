/** Whether it may be the address of a webhook: a whole one that begins with https. */
export function isWebhook(text: string): boolean {
  const address = text.trim();
  return /^https:\/\/[^\s/]+/i.test(address) && URL.canParse(address);
}
