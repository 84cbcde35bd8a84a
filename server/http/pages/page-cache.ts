import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

/** A page as it is answered. */
export type ServedPage =
  | { status: number; headers: Record<string, string>; body: PageBody }
  | { status: number; redirect: string };

/** The result of rendering a page. */
export interface RenderedPage {
  page: ServedPage;
  /** Whether every query of the page was answered: a page that lacks a part must not be shown again. */
  isWhole: boolean;
  /** Whether a part is missing because the database does not answer. */
  isUnavailable: boolean;
}

export interface CachedPage {
  page: ServedPage;
  /** Whether it was in memory. */
  isHit: boolean;
  /** For a copy that may be out of date, its age in seconds. */
  staleFor?: number;
}

interface Entry {
  page: ServedPage;
  /** When its rendering began, in ms of `performance.now()`. */
  renderedAt: number;
  /** How many invalidations there had been by then. */
  generation: number;
}

// A page is about 100 kB as text, and a fifth of that compressed.
const MAX_BYTES = 48 * 1024 * 1024;
/** For addresses with parameters: of searches and filters there is no end, and they must not push out the pages themselves. */
const MAX_ASKED_BYTES = 16 * 1024 * 1024;

/** While notifications may be missed, a page that is asked for is rendered again once it is older than this. */
const REVALIDATE_MS = 2_000;

/** After a rendering has failed, old copies are served at once for so long: a frozen database answers no one. */
const REST_MS = 1_000;

/**
 * Caches rendered pages in memory until anything in them may have changed. Pages are the same for all visitors, because
 * signing in happens in the browser. A page requested many times at once is rendered once.
 *
 * Invalidated pages stay as stale copies: they are served only where rendering fails or the database is away.
 * Nothing is stored before the first `resume`, whose caller promises `clear` on every change, and `suspend` while
 * notifications of changes may be missed.
 */
export class PageCache {
  private readonly maxAgeMs: number;
  private readonly pages = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  private readonly asked = new LRUCache<string, Entry>({ maxSize: MAX_ASKED_BYTES, sizeCalculation: bytesOf });
  private underWay = new Map<string, Promise<RenderedPage>>();
  private state: 'off' | 'listening' | 'suspended' = 'off';
  private generation = 0;
  private failedAt = Number.NEGATIVE_INFINITY;

  /** @param maxAgeMs the longest that a page counts as current, should a notification get lost */
  constructor({ maxAgeMs }: { maxAgeMs: number }) {
    this.maxAgeMs = maxAgeMs;
  }

  /**
   * @param address path and search of the page
   * @throws what `render` throws, where there is no stale copy either
   */
  async page(address: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    if (this.state === 'off') return { page: (await render()).page, isHit: false };
    const entry = this.entriesAt(address).get(address);
    if (!entry) return { page: (await this.render(address, render)).page, isHit: false };
    const age = performance.now() - entry.renderedAt;
    const stale: CachedPage = { page: entry.page, isHit: true, staleFor: Math.floor(age / 1_000) };
    if (entry.generation === this.generation) {
      if (this.state === 'listening' && age < this.maxAgeMs) return { page: entry.page, isHit: true };
      if (this.state === 'suspended') {
        if (age > REVALIDATE_MS && !this.isResting()) this.render(address, render).catch(() => {});
        return stale;
      }
    }
    if (this.isResting()) return stale;
    try {
      const { page, isUnavailable } = await this.render(address, render);
      return isUnavailable ? stale : { page, isHit: false };
    } catch {
      return stale;
    }
  }

  /** Something that pages show has changed: no page rendered before is current any more. */
  clear(): void {
    this.generation += 1;
    this.underWay = new Map();
  }

  suspend(): void {
    if (this.state === 'listening') this.state = 'suspended';
  }

  resume(): void {
    this.state = 'listening';
  }

  private entriesAt(address: string): LRUCache<string, Entry> {
    return address.includes('?') ? this.asked : this.pages;
  }

  private isResting(): boolean {
    return performance.now() - this.failedAt < REST_MS;
  }

  private render(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const underWay = this.underWay;
    const generation = this.generation;
    const running = underWay.get(address);
    if (running) return running;
    const renderedAt = performance.now();
    const rendering = render()
      .then((rendered) => {
        const { page, isWhole, isUnavailable } = rendered;
        if (isUnavailable) this.failedAt = performance.now();
        const entries = this.entriesAt(address);
        const isNewest = (entries.peek(address)?.generation ?? 0) <= generation;
        if (isWhole && isNewest) {
          if (page.status === 200) entries.set(address, { page, renderedAt, generation });
          else entries.delete(address);
        }
        return rendered;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, rendering);
    return rendering;
  }
}

function bytesOf({ page }: Entry, address: string): number {
  return address.length + ('body' in page ? Math.ceil(page.body.html.length * 1.5) : 1);
}
