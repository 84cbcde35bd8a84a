import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

/** A page as it is answered. */
export type ServedPage =
  | { status: number; headers: Record<string, string>; body: PageBody }
  | { status: number; redirect: string };

/** What drawing a page comes to. */
export interface Drawn {
  page: ServedPage;
  /** Whether everything asked for it was answered: what lacks a part must not be shown again. */
  isWhole: boolean;
}

// A page is about 100 kB as text, and a fifth of that compressed.
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Keeps drawn pages in memory until anything in them may have changed. Pages are the same for everybody, because
 * signing in happens in the browser. A page asked for many times at once is drawn once.
 *
 * It keeps nothing until `resume` is called: whoever calls it promises to call `clear` on every change, and `suspend`
 * while changes may be missed.
 */
export class PageCache {
  private readonly kept: LRUCache<string, ServedPage>;
  private underWay = new Map<string, Promise<ServedPage>>();
  private isToldOfChanges = false;

  /** @param maxAgeMs the longest that a page is shown, should a change not be told after all */
  constructor({ maxAgeMs }: { maxAgeMs: number }) {
    this.kept = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: bytesOf, ttl: maxAgeMs });
  }

  /** @param address path and search of the page */
  async page(address: string, draw: () => Promise<Drawn>): Promise<ServedPage> {
    if (!this.isToldOfChanges) return (await draw()).page;
    return this.kept.get(address) ?? this.underWay.get(address) ?? this.draw(address, draw);
  }

  /** Something that pages show has changed: forgets them, and keeps none whose drawing began before. */
  clear(): void {
    this.kept.clear();
    this.underWay = new Map();
  }

  suspend(): void {
    this.isToldOfChanges = false;
    this.clear();
  }

  resume(): void {
    this.isToldOfChanges = true;
  }

  private draw(address: string, draw: () => Promise<Drawn>): Promise<ServedPage> {
    const { underWay } = this;
    const drawing = draw()
      .then(({ page, isWhole }) => {
        if (underWay === this.underWay && isWhole && page.status === 200) this.kept.set(address, page);
        return page;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, drawing);
    return drawing;
  }
}

function bytesOf(page: ServedPage, address: string): number {
  return address.length + ('body' in page ? Math.ceil(page.body.html.length * 1.5) : 0);
}
