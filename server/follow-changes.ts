import type { PageCache } from '#server/http/pages/page-cache.ts';
import type { PostgresAddress } from './database/data-source.ts';
import { type Listener, listen } from './database/listener.ts';
import type { Taxonomy } from './features/catalogue/taxonomy.ts';

interface Memories {
  address: PostgresAddress;
  taxonomy: Taxonomy;
  /** Undefined where nothing is to be kept, as in development. */
  pages?: PageCache;
  onError: (error: Error) => void;
}

/** How often the taxonomy is read without being told to: where that failed, and where notifications get lost. */
const REPEAT_MS = 30_000;

/** Keeps what this process remembers of the database true, no matter which instance or command changes it. */
export function followChanges({ address, taxonomy, pages, onError }: Memories): Listener {
  /** One reading after the other: of two at once, the older could be the last to come. */
  let last = Promise.resolve();
  const readTaxonomy = () => {
    last = last.then(() => taxonomy.refresh()).catch(onError);
    return last;
  };
  const readAnew = async () => {
    pages?.clear();
    await readTaxonomy();
    pages?.clear();
  };
  const repeating = setInterval(readTaxonomy, REPEAT_MS).unref();
  const listener = listen(address, {
    channels: { content_changed: readAnew, reviews_changed: () => pages?.clear() },
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
