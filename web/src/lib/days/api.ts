import { ask } from '../wire/api.ts';
import type {
  CallDevice,
  CallsHere,
  DeviceCalled,
  MailToken,
  Quiet,
  Reveal,
  Seen,
  SetMail,
  SetWebhook,
} from '../wire/protocol.ts';

export type HookKind = NonNullable<SetWebhook['kind']>;

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const keepHours = (code: string, zone: string, quiet: Quiet | null): Promise<null> =>
  ask('PUT', `${at(code)}/hours`, { zone, quiet });
/** Away until then, in milliseconds since 1970; null: back again. */
export const keepVacation = (code: string, until: number | null): Promise<null> =>
  ask('PUT', `${at(code)}/vacation`, { until });
export const keepSeen = (code: string, seen: Seen, as?: string): Promise<null> =>
  ask('PUT', `${at(code)}/seen`, seen, as);
export const turnsAfter = (
  code: string,
  turn: number,
  as?: string,
): Promise<{ readonly game: number; readonly turns: readonly Reveal[] }> =>
  ask('GET', `${at(code)}/turns?after=${turn}`, undefined, as);

export const callsHere = (): Promise<CallsHere> => ask('GET', '/api/calls');
export const pushKept = (code: string): Promise<DeviceCalled> => ask('GET', `${at(code)}/push`);
export const keepPush = (
  code: string,
  subscription: PushSubscriptionJSON,
  language: string,
): Promise<null> =>
  ask('POST', `${at(code)}/push`, {
    endpoint: subscription.endpoint ?? '',
    keys: { p256dh: subscription.keys?.['p256dh'] ?? '', auth: subscription.keys?.['auth'] ?? '' },
    language,
  } satisfies CallDevice);
export const forgetPush = (code: string): Promise<null> => ask('DELETE', `${at(code)}/push`);

export const keepMail = (code: string, address: string, language: string): Promise<null> =>
  ask('PUT', `${at(code)}/mail`, { address, language } satisfies SetMail);
export const forgetMail = (code: string): Promise<null> => ask('DELETE', `${at(code)}/mail`);
/** By the link in a mail: without a session, perhaps on another device. */
export const answerMail = (code: string, what: 'confirm' | 'stop', token: string): Promise<null> =>
  ask('POST', `${at(code)}/mail/${what}`, { token } satisfies MailToken, '');

export const keepHook = (code: string, url: string, kind: HookKind | null): Promise<null> =>
  ask('PUT', `${at(code)}/webhook`, { url, kind } satisfies SetWebhook);
export const forgetHook = (code: string): Promise<null> => ask('DELETE', `${at(code)}/webhook`);
