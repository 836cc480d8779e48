import { pushFacts, pushSubscription, subscribeToPush, type PushFacts } from '../device/allowed.ts';
import { language } from '../language.svelte.ts';
import { callsHere, forgetPush, keepPush, pushKept } from './api.ts';

/** How push messages stand on this device. */
export type PushState = 'none' | 'plain' | 'home_screen' | 'unsupported' | 'blocked' | 'off' | 'on';

/** `key` is the server's: without one it sends none. */
export function pushState(facts: PushFacts, key: string, kept: boolean): PushState {
  if (!key) return 'none';
  if (!facts.secure) return 'plain';
  // Said before "unsupported": there the browser can't do it, and the home screen can.
  if (!facts.able) return facts.needsHomeScreen ? 'home_screen' : 'unsupported';
  if (facts.permission === 'denied') return 'blocked';
  return kept && facts.permission === 'granted' ? 'on' : 'off';
}

/** A key as the server writes it, as a browser takes it. */
export function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export async function lookAtPush(code: string, key: string): Promise<PushState> {
  if (!key) return 'none';
  const facts = pushFacts();
  const asks = pushState(facts, key, true) === 'on';
  const kept = asks && (await pushSubscription()) !== undefined && (await pushKept(code)).this;
  return pushState(facts, key, kept);
}

/** Call this device; false if its user doesn't want that after all. */
export async function startPush(code: string): Promise<boolean> {
  const { push_key: key } = await callsHere();
  const subscription = await subscribeToPush(keyBytes(key));
  if (!subscription) return false;
  await keepPush(code, subscription.toJSON(), language.current);
  return true;
}

/** Other tables may still call this device, so that its browser stays ready for them. */
export const stopPush = (code: string): Promise<null> => forgetPush(code);
