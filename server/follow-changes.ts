import type { PageCache } from '#server/http/pages/page-cache.ts';
import type { PostgresAddress } from './database/data-source.ts';
import { type Listener, listen } from './database/listener.ts';
import type { Replicas } from './database/replicas.ts';
import type { Taxonomy } from './features/catalogue/taxonomy.ts';

interface FollowOptions {
  address: PostgresAddress;
  taxonomy: Taxonomy;
  /** Undefined where there are none. */
  replicas?: Replicas;
  /** Undefined where no page is cached, as in development. */
  pages?: PageCache;
  onError: (error: Error) => void;
}

/** How often to ask whether an import has come without a notification: for when a read failed or notifications get lost. */
const REPEAT_MS = 30_000;

/** Refreshes the taxonomy and evicts pages when any instance or command changes the database. */
export function followChanges({ address, taxonomy, replicas, pages, onError }: FollowOptions): Listener {
  /** One reading after the other: of two at once, the older could be the last to come. */
  let last = Promise.resolve();
  const afterLast = (read: () => Promise<void>) => {
    last = last.then(read).catch(onError);
    return last;
  };
  const evict = () => {
    // First: what is evicted must not be read again from a replica that lacks the change.
    replicas?.changed();
    pages?.clear();
  };
  const readAnew = async () => {
    evict();
    await afterLast(() => taxonomy.refresh());
    pages?.clear();
  };
  const repeating = setInterval(() => afterLast(() => taxonomy.refreshIfChanged()), REPEAT_MS).unref();
  const listener = listen(address, {
    channels: { content_changed: readAnew, reviews_changed: evict },
    onListening() {
      pages?.resume();
      // Changes until now were notified to no listener.
      return readAnew();
    },
    onLost: () => pages?.suspend(),
    onError,
  });
  return {
    close() {
      clearInterval(repeating);
      return listener.close();
    },
  };
}
