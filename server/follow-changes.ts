import type { PostgresAddress } from './database/data-source.ts';
import { type Listener, listen } from './database/listener.ts';
import type { Taxonomy } from './features/catalogue/taxonomy.ts';
import type { PageCache } from './web/page-cache.ts';

interface Memories {
  address: PostgresAddress;
  taxonomy: Taxonomy;
  /** Undefined where nothing is to be kept, as in development. */
  pages?: PageCache;
  onError: (error: Error) => void;
}

/** Keeps what this process remembers of the database true, whichever instance or command changes it. */
export function followChanges({ address, taxonomy, pages, onError }: Memories): Listener {
  const readAnew = async () => {
    await taxonomy.refresh().catch(onError);
    pages?.clear();
  };
  return listen(address, {
    channels: { content_changed: readAnew, reviews_changed: () => pages?.clear() },
    onListening() {
      pages?.resume();
      // Whatever was told before now was told to nobody.
      return readAnew();
    },
    onLost: () => pages?.suspend(),
    onError,
  });
}
