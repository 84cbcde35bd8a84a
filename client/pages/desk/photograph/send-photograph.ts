import { readToken } from '#client/state/session.ts';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';

const FAILED = 'The photograph could not be saved. Please try again.';
const UNREACHABLE = 'The site could not be reached. Nothing is lost: please try again.';
const CLOSED = 'The desk has closed. Open it in another tab with your password, then try again here.';
const SIGNED_OUT = 'Your session has ended. Sign in in another tab, then try again here.';

/** The time after which there is no answer any more: making all sizes takes some seconds. */
const PATIENCE_MS = 60_000;

interface Sending {
  method: 'PUT' | 'PATCH' | 'DELETE';
  name: string;
  query?: Record<string, string>;
  blob?: Blob;
  /** Told which share of the photograph is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Changes the photograph of a picture. Never rejects. `fetch` would not tell how far an upload is. */
export function sendPhotograph({ method, name, query = {}, blob, onProgress }: Sending): Promise<FormResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, `/desk/photographs/${name}?${new URLSearchParams(query)}`);
    request.setRequestHeader('authorization', `Bearer ${readToken()}`);
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => resolve({ ok: request.status === 200, text: textOf(request) });
    request.onerror = () => resolve({ ok: false, text: UNREACHABLE });
    request.ontimeout = request.onerror;
    request.send(blob ?? null);
  });
}

function textOf({ status, responseText }: XMLHttpRequest): string {
  if (status === 401) return SIGNED_OUT;
  if (status === 403) return CLOSED;
  try {
    return String(JSON.parse(responseText).message || FAILED);
  } catch {
    // A proxy's page.
    return FAILED;
  }
}
