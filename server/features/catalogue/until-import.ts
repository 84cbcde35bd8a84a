import { LRUCache } from 'lru-cache';
import type { Taxonomy } from './taxonomy.ts';

/** Remembers what was computed from recipes, the latest used of it, until an import changes them. */
export class UntilImport<Key extends string | number, Value extends object> {
  private state: unknown;
  private values: LRUCache<Key, Value>;

  constructor(
    private readonly taxonomy: Pick<Taxonomy, 'state'>,
    private readonly max: number,
  ) {
    this.values = new LRUCache({ max });
  }

  /** What is remembered now. What is read for it belongs into the same, even if an import comes meanwhile. */
  get current(): LRUCache<Key, Value> {
    if (this.state !== this.taxonomy.state) {
      this.state = this.taxonomy.state;
      this.values = new LRUCache({ max: this.max });
    }
    return this.values;
  }
}
