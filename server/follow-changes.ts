import * as z from 'zod';
import type { DataChange } from '#server/http/response-cache/cache-tags.ts';
import type { ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { type Listener, listen, type NotifyingDatabase } from './database/listener.ts';
import type { CatalogueService } from './features/catalogue/snapshot.ts';
import type { ReviewChange } from './features/reviews/review.service.ts';

interface FollowOptions {
  database: NotifyingDatabase;
  catalogue: CatalogueService;
  /** Undefined if nothing is cached, as in development. */
  responseCache?: ResponseCache;
  /**
   * Purges a CDN. Called once changed data was read or the read has failed; until then, responses may show old data.
   */
  purge?: (change: DataChange) => void;
  onError: (error: Error) => void;
}

/** Interval of polls for changes that were not notified or could not be read, and for scheduled content, in ms. */
const POLL_MS = 30_000;

/** Refreshes the catalogue and invalidates responses when any instance or command changes the database. */
export function followChanges({ database, catalogue, responseCache, purge, onError }: FollowOptions): Listener {
  /** `true` if changed data could not be read: the next poll reads everything. */
  let isBehind = false;
  /** Invalidates after the read, because a concurrent rendering may have used old data. */
  const invalidateAfter = async (change: DataChange, read: () => Promise<unknown>) => {
    await read().catch((error: Error) => {
      isBehind = true;
      onError(error);
    });
    responseCache?.invalidate(change);
    purge?.(change);
  };
  const refresh = () => invalidateAfter('everything', () => catalogue.refresh());
  // If this instance made the change, it has usually read it already.
  const handleContentChange = () => invalidateAfter('everything', () => catalogue.refreshIfChanged());
  const handleReviewChanges = async (payload: string) => {
    const change = readReviewChanges(payload);
    if (change === 'everything') return refresh();
    return invalidateAfter(change, () => catalogue.refreshRatings(change.map(({ slug }) => slug)));
  };
  const poll = async () => {
    if (isBehind) {
      isBehind = false;
      return refresh();
    }
    if (!(await catalogue.refreshIfChanged())) return;
    responseCache?.invalidate('everything');
    purge?.('everything');
  };
  const timer = setInterval(() => {
    void poll().catch(onError);
  }, POLL_MS).unref();
  const listener = listen(database, {
    channels: { content_changed: handleContentChange, reviews_changed: handleReviewChanges },
    onListening() {
      responseCache?.resume();
      // Earlier changes may have been missed.
      return refresh();
    },
    onLost: () => responseCache?.suspend(),
    onError,
  });
  return {
    close() {
      clearInterval(timer);
      return listener.close();
    },
  };
}

/** Payload of the channel `reviews_changed`. */
const reviewChanges = z.array(z.object({ slug: z.string(), rated: z.boolean() }));

/** Returns the recipes with changed reviews in a notification; `everything` if its payload does not list them. */
function readReviewChanges(payload: string): ReviewChange[] | 'everything' {
  try {
    return reviewChanges.parse(JSON.parse(payload));
  } catch {
    return 'everything';
  }
}
