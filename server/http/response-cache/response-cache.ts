import { LRUCache } from 'lru-cache';
import { CacheTags, type DataChange } from './cache-tags.ts';
import type { CachedBody, CachedHead } from './cached-body.ts';

/** A response that other clients may get as well. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  body: CachedBody;
  /**
   * Header lines with which a hit is sent without Fastify; set when Fastify sends the response. Until then, hits go
   * through its hooks.
   */
  head?: CachedHead;
}

/** Recorded while a response is created. */
export interface Recording {
  tags: CacheTags;
  /** Number of changes before the recording started. */
  changeCountAtStart: number;
  /** Start in ms, from `performance.now()`. */
  startedAt: number;
}

/** Result of rendering a response. */
export interface RenderOutcome<Result> {
  result: Result;
  /** Undefined if the result must not be cached. If `isWhole`, the older entry under its key is then deleted. */
  response?: CachedResponse;
  /** `true` if nothing in the response failed: an incomplete response must not be cached. */
  isWhole: boolean;
  /** `true` if a part is missing because the database does not respond. */
  isUnavailable: boolean;
}

interface Entry extends Recording {
  response: CachedResponse;
  isInvalidated: boolean;
}

export type CacheLookup<Result> = { response: CachedResponse; staleAgeSeconds?: number } | { result: Result };

// A page is about 220 kB as text, and 35 kB compressed.
const MAX_BYTES = 32 * 1024 * 1024;
/**
 * Cache size for URLs that are not plain (see `PLAIN_URL`), in bytes: searches and filters are endless, and must
 * not evict the pages themselves.
 */
const MAX_OTHER_BYTES = 16 * 1024 * 1024;

/** A path in the spelling of the site's links, without parameters: `/about`, but not `/About` or `/recipes?q=soup`. */
const PLAIN_URL = /^(\/|(\/[a-z\d._-]+)+)$/;

/** Approximate size of headers and tags, in bytes. */
const HEAD_BYTES = 3_000;

/** Age from which a requested page is rendered again while notifications may be missed, in ms. */
const REVALIDATE_MS = 2_000;

/**
 * How long stale copies are served without another try after a rendering found the database unavailable, in ms. Each
 * try would wait for a timeout.
 */
const BACKOFF_MS = 1_000;

/** Number of changes remembered for responses in progress. If more occur, the response counts as changed. */
const MAX_CHANGES = 1_000;

/**
 * Caches responses in memory that are the same for all visitors: pages, and GETs of GraphQL and REST without a token. A
 * change invalidates responses whose tags say that it may affect them. A page requested many times at once is rendered
 * once.
 *
 * Invalidated responses stay as stale copies: they are served only if rendering fails or the database is unavailable.
 * Nothing is stored before the first `resume`. Its caller promises to call `invalidate` on every change, and `suspend`
 * while notifications of changes may be missed.
 */
export class ResponseCache {
  private readonly plainUrlEntries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: toBytes });
  private readonly otherEntries = new LRUCache<string, Entry>({
    maxSize: MAX_OTHER_BYTES,
    sizeCalculation: toBytes,
  });
  private rendersInProgress = new Map<string, Promise<RenderOutcome<unknown>>>();
  private state: 'off' | 'listening' | 'suspended' = 'off';
  private changes: DataChange[] = [];
  private changeCount = 0;
  private unavailableAt = Number.NEGATIVE_INFINITY;

  /** Starts recording what a response depends on; call it before reading data. */
  record(): Recording {
    return { tags: new CacheTags(), changeCountAtStart: this.changeCount, startedAt: performance.now() };
  }

  /** Returns the cached response, if it is certain to be current. */
  getCurrent(key: string): CachedResponse | undefined {
    if (this.state !== 'listening') return undefined;
    const entry = this.getEntries(key).get(key);
    return entry && !entry.isInvalidated ? entry.response : undefined;
  }

  /** Stores a response. If its data has changed since its recording began, it is a stale copy from the start. */
  store(key: string, response: CachedResponse, recording: Recording): void {
    if (this.state === 'off') return;
    if (this.hasNewer(key, recording)) return;
    this.getEntries(key).set(key, { ...recording, response, isInvalidated: this.hasChangedSince(recording) });
    // Errors are ignored here: a request that awaits this compression gets them itself.
    response.body.pack().catch(() => {});
  }

  /**
   * @param render - renders the response, and records its tags
   * @returns the cached response, or the result of rendering
   * @throws the same errors as `render`, if there is no stale copy
   */
  async getOrRender<Result>(
    key: string,
    render: (recording: Recording) => Promise<RenderOutcome<Result>>,
  ): Promise<CacheLookup<Result>> {
    if (this.state === 'off') return { result: (await render(this.record())).result };
    const entry = this.getEntries(key).get(key);
    if (!entry) return { result: (await this.renderOnce(key, render)).result };
    const age = performance.now() - entry.startedAt;
    const stale = { response: entry.response, staleAgeSeconds: Math.floor(age / 1_000) };
    if (!entry.isInvalidated) {
      if (this.state === 'listening') return { response: entry.response };
      if (this.state === 'suspended') {
        if (age > REVALIDATE_MS && !this.isBackingOff()) this.renderOnce(key, render).catch(() => {});
        return stale;
      }
    }
    if (this.isBackingOff()) return stale;
    try {
      const { result, isUnavailable } = await this.renderOnce(key, render);
      return isUnavailable ? stale : { result };
    } catch {
      return stale;
    }
  }

  /** Invalidates responses that the change may affect. */
  invalidate(change: DataChange): void {
    this.changeCount += 1;
    this.changes.push(change);
    if (this.changes.length > MAX_CHANGES) this.changes.shift();
    for (const entries of [this.plainUrlEntries, this.otherEntries])
      for (const entry of entries.values()) entry.isInvalidated ||= entry.tags.isChangedBy(change);
    // Responses in progress may use old data; their tags are not known yet.
    this.rendersInProgress = new Map();
  }

  suspend(): void {
    if (this.state === 'listening') this.state = 'suspended';
  }

  resume(): void {
    this.state = 'listening';
  }

  private getEntries(key: string): LRUCache<string, Entry> {
    return PLAIN_URL.test(key) ? this.plainUrlEntries : this.otherEntries;
  }

  private isBackingOff(): boolean {
    return performance.now() - this.unavailableAt < BACKOFF_MS;
  }

  private hasNewer(key: string, { changeCountAtStart }: Recording): boolean {
    return (this.getEntries(key).peek(key)?.changeCountAtStart ?? 0) > changeCountAtStart;
  }

  private hasChangedSince({ changeCountAtStart, tags }: Recording): boolean {
    const missedChanges = this.changeCount - changeCountAtStart;
    if (missedChanges > this.changes.length) return true;
    return missedChanges > 0 && this.changes.slice(-missedChanges).some((change) => tags.isChangedBy(change));
  }

  private renderOnce<Result>(
    key: string,
    render: (recording: Recording) => Promise<RenderOutcome<Result>>,
  ): Promise<RenderOutcome<Result>> {
    const rendersInProgress = this.rendersInProgress;
    const running = rendersInProgress.get(key) as Promise<RenderOutcome<Result>> | undefined;
    if (running) return running;
    const recording = this.record();
    const rendering = render(recording)
      .then((rendered) => {
        const { response, isWhole, isUnavailable } = rendered;
        if (isUnavailable) this.unavailableAt = performance.now();
        if (isWhole && response) this.store(key, response, recording);
        else if (isWhole && !this.hasNewer(key, recording)) this.getEntries(key).delete(key);
        return rendered;
      })
      .finally(() => rendersInProgress.delete(key));
    rendersInProgress.set(key, rendering);
    return rendering;
  }
}

/** Returns a high estimate of an entry's size in bytes: headers, tags, and the body in both brotli and gzip. */
function toBytes({ response: { body } }: Entry, key: string): number {
  return key.length + HEAD_BYTES + Math.ceil(body.isCompressible ? body.length * 0.4 : body.length);
}
