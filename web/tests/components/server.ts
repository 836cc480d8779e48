import { vi } from 'vitest';

/** A request that was made: `PUT /api/tables/bbbbbbbbbb/hours`, and what it said. */
export interface Made {
  readonly what: string;
  readonly body: unknown;
}

/** What the server answers: a status, or 200 with something to read. */
export type Answer = number | { readonly status?: number; readonly json: unknown };

/** In place of the server: answers by method and address, 204 to what isn't named, and keeps what was asked. */
export function serve(answers: Readonly<Record<string, Answer>> = {}): { readonly made: Made[] } {
  const made: Made[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${path}`;
    made.push({ what, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[what] ?? 204;
    const { status = 200, json = null } = typeof answer === 'number' ? { status: answer } : answer;
    const written = status === 204 ? null : JSON.stringify(json);
    return Promise.resolve(new Response(written, { status }));
  });
  return { made };
}

/** A refusal, as the server writes it. */
export const refusal = (code: string, detail = ''): Answer => ({
  status: 422,
  json: { code, detail },
});
