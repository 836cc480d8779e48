import { askedBy, holder } from '../wire/holder.ts';
import { Refused } from '../wire/api.ts';
import type { ClueForm } from '../wire/protocol.ts';

/** What the server has found in a recording. */
export interface Uploaded {
  readonly id: string;
  readonly kind: 'picture' | 'sound';
  readonly type: string;
  readonly seconds: number;
}

interface Way {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly progress: (gone: number) => void;
}

/** Uploads a recording of the turn that is on. The older kind of request, as it says how far it is. */
export function upload(
  code: string,
  form: ClueForm,
  blob: Blob,
  { signal, progress }: Way,
): Promise<Uploaded> {
  const path = `/api/tables/${encodeURIComponent(code)}/recordings?form=${form}`;
  return new Promise((done, refused) => {
    const request = new XMLHttpRequest();
    request.open('POST', askedBy(path, holder.as));
    request.setRequestHeader('Content-Type', blob.type);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = read(request.responseText);
      if (request.status === 201) done(answer as Uploaded);
      else refused(refusal(request.status, answer));
    };
    request.onerror = request.ontimeout = () => refused(new Refused('unreachable', ''));
    request.onabort = () => refused(new Refused('given_up', ''));
    signal.addEventListener('abort', () => request.abort());
    request.send(blob);
  });
}

/** A proxy's own answers have no code: behind it the server is away. */
function refusal(status: number, answer: unknown): Refused {
  const { code, detail } = (answer ?? {}) as { code?: string; detail?: string };
  if (code !== undefined) return new Refused(code, detail ?? '');
  return new Refused(status === 413 ? 'recording_too_large' : 'unreachable', '');
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
