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

/** Remembers answers until an import changes the recipes. Many who ask at once wait for one; what failed is asked for again. */
export class OnceUntilImport<Value> {
  private readonly remembered: UntilImport<string, Promise<Value>>;

  constructor(taxonomy: Pick<Taxonomy, 'state'>, max = 1) {
    this.remembered = new UntilImport(taxonomy, max);
  }

  /** @returns what is remembered, else what `make` gives. @param key needed where more than one is remembered */
  get(make: () => Promise<Value>, key = ''): Promise<Value> {
    const remembered = this.remembered.current;
    const known = remembered.get(key);
    if (known) return known;
    const made = make();
    remembered.set(key, made);
    made.catch(() => remembered.delete(key));
    return made;
  }
}
