import { readToken } from '#client/state/session.ts';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import {
  getPhotographScale,
  MAX_PHOTOGRAPH_BYTES,
  MIN_PHOTOGRAPH_SIZE,
  photographTexts,
} from '#schema/rules/photographs.ts';

/** A photograph ready to be sent. */
export interface PhotographUpload {
  /** A JPEG without the camera's metadata, so its location never leaves this device. */
  blob: Blob;
  /** The picture as a `data:` URL, because the content security policy allows no `blob:` URLs. */
  src: string;
  width: number;
  height: number;
}

/** Reads a file as an upright photograph, and shrinks it for upload. @throws {Error} with a message to show */
export async function preparePhotograph(file: File): Promise<PhotographUpload> {
  if (file.type === 'image/gif') throw new Error(photographTexts.gif);
  if (file.size > MAX_PHOTOGRAPH_BYTES)
    throw new Error(`This file is ${toMegabytes(file.size)} MB. ${photographTexts.tooLarge}`);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('This file cannot be read as a photograph. Use JPEG, PNG or WebP; save HEIC as JPEG first.');
  });
  const minSize = MIN_PHOTOGRAPH_SIZE;
  if (bitmap.width < minSize.width || bitmap.height < minSize.height)
    throw new Error(
      `This photograph is ${bitmap.width} by ${bitmap.height} px. It must be at least ${minSize.width} by ${minSize.height} px.`,
    );
  const scale = getPhotographScale(bitmap);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser ran out of memory for the photograph. Close other tabs and try again.');
  // Transparent parts of a PNG would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The browser ran out of memory for the photograph. Close other tabs and try again.');
  return { blob, src: await toDataUrl(blob), width, height };
}

function toMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The photograph could not be shown.'));
    reader.readAsDataURL(blob);
  });
}

const FAILED = 'The photograph could not be saved. Please try again.';
const UNREACHABLE = 'The site could not be reached. Nothing is lost: please try again.';
const CLOSED = 'The desk has closed. Open it in another tab with your password, then try again here.';
const SIGNED_OUT = 'Your session has ended. Sign in in another tab, then try again here.';

/** Reads the stored photograph as a URL for `img`. @throws {Error} with a message to show */
export async function readStoredPhotograph(name: string): Promise<string> {
  const headers = { authorization: `Bearer ${readToken()}` };
  const response = await fetch(`/desk/photographs/${name}`, { headers }).catch(() => undefined);
  if (!response?.ok) throw new Error('The photograph could not be loaded.');
  return toDataUrl(await response.blob());
}

/** Timeout in ms. The server needs several seconds to create all sizes. */
const TIMEOUT_MS = 60_000;

interface PhotographRequest {
  method: 'PUT' | 'PATCH' | 'DELETE';
  name: string;
  query: Record<string, string>;
  blob?: Blob;
  /** Called with the uploaded share of the photograph, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Changes the photograph of a picture. Never rejects. `fetch` cannot report upload progress, so it is not used. */
export function sendPhotograph({ method, name, query, blob, onProgress }: PhotographRequest): Promise<FormResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, `/desk/photographs/${name}?${new URLSearchParams(query)}`);
    request.setRequestHeader('authorization', `Bearer ${readToken()}`);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => resolve({ ok: request.status === 200, text: toText(request, blob) });
    request.onerror = () => resolve({ ok: false, text: UNREACHABLE });
    request.ontimeout = request.onerror;
    request.send(blob ?? null);
  });
}

function toText({ status, responseText }: XMLHttpRequest, blob: Blob | undefined): string {
  if (status === 401) return SIGNED_OUT;
  if (status === 403) return CLOSED;
  try {
    return String(JSON.parse(responseText).message || FAILED);
  } catch {
    // The response is a page from a proxy.
    if (status !== 413) return FAILED;
    const size = toMegabytes(blob?.size ?? 0);
    return `The proxy in front of the site rejected this photograph (${size} MB). The site accepts up to ${MAX_PHOTOGRAPH_BYTES / 1_000_000} MB: ask the administrator to allow 25 MB (docs/operations.md).`;
  }
}
