import { createPublicKey, type JsonWebKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';

/** Public keys by `kid`, in PEM. */
export type GoogleKeys = Record<string, string>;

const TIMEOUT_MS = 5_000;
/** Minimum cache time in ms; Google's headers allow some hours. */
const SHORTEST_KEEPING = 60_000;
const LONGEST_KEEPING = 24 * 60 * 60_000;

const jwks = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) });
const pems = z.record(z.string(), z.string().startsWith('-----BEGIN '));

/** Google's public keys, fetched on demand and cached as long as Google allows. */
export class GoogleKeyring {
  private keys: GoogleKeys = {};
  private goodUntil = 0;
  private fetching?: Promise<void>;

  /** @param url - answers with JWKs or with PEM certificates by `kid`. */
  constructor(private readonly url: string) {}

  /** @throws {Error} if no keys are cached and they cannot be fetched */
  async current(): Promise<GoogleKeys> {
    if (Date.now() < this.goodUntil) return this.keys;
    // Concurrent callers share one request.
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = undefined;
    });
    await this.fetching;
    return this.keys;
  }

  private async fetch(): Promise<void> {
    const response = await fetch(this.url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`Google's keys: HTTP ${response.status}`);
    this.keys = readKeys(await response.json());
    const seconds = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
    this.goodUntil = Date.now() + Math.min(LONGEST_KEEPING, Math.max(SHORTEST_KEEPING, seconds * 1_000));
  }
}

function readKeys(answer: unknown): GoogleKeys {
  const asJwks = jwks.safeParse(answer);
  if (asJwks.success) return Object.fromEntries(asJwks.data.keys.map((key) => [key.kid, toPem(key)]));
  const certificates = Object.entries(pems.parse(answer));
  return Object.fromEntries(certificates.map(([kid, pem]) => [kid, toPublicPem(pem)]));
}

function toPem(key: JsonWebKey): string {
  return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
}

function toPublicPem(pem: string): string {
  const key = pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem);
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
