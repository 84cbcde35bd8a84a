import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { type DataChange, getSurrogateKeys } from './http/response-cache/cache-tags.ts';
import { type RetryPolicy, retryDelayMs } from './retry.ts';

type CdnProvider = NonNullable<Config['cdnPurge']>['as'];

/** Timeout of one call to the CDN, and how long `purge` waits, in ms. */
const TIMEOUT_MS = 1_000;

/** Maximum number of keys per call: Cloudflare's limit. */
const MAX_KEYS = 30;

/** Retries for up to a quarter of an hour. Content that is not purged by then expires after `CDN_SECONDS`. */
const policy: RetryPolicy = { firstMs: 500, maxMs: 120_000, attempts: 15 };

/** Functions by CDN, each returning the request that purges all responses with any of the keys. */
const requests: Record<CdnProvider, (keys: string[], token: string) => RequestInit> = {
  fastly: (keys, token) => ({
    headers: { 'fastly-key': token, 'surrogate-key': keys.join(' '), accept: 'application/json' },
  }),
  cloudflare: (keys, token) => ({
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: keys }),
  }),
};

/** Purges changed content from a CDN. Retries a failed purge, together with later changes. */
export class CdnPurge {
  private readonly pendingKeys = new Set<string>();
  private currentRun: Promise<void> | undefined;
  private isClosed = false;

  /** @param log - logs failures */
  constructor(
    private readonly cdn: { url: string; token: string; as: CdnProvider },
    private readonly log: (message: string) => void,
    private readonly retry = policy,
  ) {}

  /** Resolves once the CDN has purged the changed content, the retries have failed, or a second has passed. */
  async purge(change: DataChange): Promise<void> {
    for (const key of getSurrogateKeys(change)) this.pendingKeys.add(key);
    this.currentRun ??= this.run().finally(() => {
      this.currentRun = undefined;
    });
    await Promise.race([this.currentRun, pause(TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Stops purging. */
  close(): void {
    this.isClosed = true;
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (this.pendingKeys.size > 0 && !this.isClosed) {
      const keys = [...this.pendingKeys].slice(0, MAX_KEYS);
      for (const key of keys) this.pendingKeys.delete(key);
      const problem = await this.send(keys);
      if (problem === undefined) {
        failures = 0;
        continue;
      }
      failures += 1;
      for (const key of keys) this.pendingKeys.add(key);
      const delay = retryDelayMs(this.retry, failures);
      this.log(`The CDN was not purged: ${problem}${delay === undefined ? '. Giving up.' : ''}`);
      if (delay === undefined) this.pendingKeys.clear();
      else await pause(delay, undefined, { ref: false });
    }
  }

  /** Returns why the CDN did not purge; undefined if it did. */
  private async send(keys: string[]): Promise<string | undefined> {
    const { url, token, as } = this.cdn;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { method: 'POST', redirect: 'error', ...requests[as](keys, token), signal });
      await response.body?.cancel();
      return response.ok ? undefined : `it responded with ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'no response';
    }
  }
}

/** Returns undefined if no CDN is configured. */
export function createCdnPurge(config: Config, log: (message: string) => void): CdnPurge | undefined {
  return config.cdnPurge && new CdnPurge(config.cdnPurge, log);
}
