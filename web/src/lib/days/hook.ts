/** Whether it may be the address of a webhook: a whole one that begins with https. */
export function isWebhook(text: string): boolean {
  const address = text.trim();
  if (!/^https:\/\/[^\s/]+/i.test(address)) return false;
  try {
    return new URL(address).host !== '';
  } catch {
    return false;
  }
}
