import type { ReviewChange } from '#server/features/reviews/review.service.ts';

/** A change of what all visitors see: everything, as by an import, or the reviews of some recipes. */
export type DataChange = 'everything' | readonly ReviewChange[];

/** The key of all responses: a change of content may affect any of them. */
const SITE_TAG = 'site';
/** The key of responses that any review may change. */
const REVIEWS = 'reviews';
/** The key of responses whose recipes, or whose order, depend on stars. */
const RATINGS = 'ratings';

/** The key of responses that show a recipe's stars or comments. */
const getRecipeKey = (slug: string) => `recipe:${slug}`;

/** Returns the keys of responses that a change may have made stale. */
export function getSurrogateKeys(change: DataChange): string[] {
  if (change === 'everything') return [SITE_TAG];
  const ratings = change.some(({ rated }) => rated) ? [RATINGS] : [];
  return [...new Set([REVIEWS, ...ratings, ...change.map(({ slug }) => getRecipeKey(slug))])];
}

/** Maximum number of keys; some clients and networks refuse longer headers. */
const MAX_KEYS = 40;

/** Data in a response that may change although the content does not, recorded while the response is created. */
export class CacheTags {
  private readonly recipes = new Set<string>();
  private hasReviews = false;
  private hasRatings = false;

  /** Records that the response shows the stars of a recipe, or comments on it. */
  addRecipe({ slug }: { slug: string }): void {
    this.recipes.add(slug);
  }

  /** Records that any change of reviews may affect the response. */
  addReviews(): void {
    this.hasReviews = true;
  }

  /** Records that the response's recipes, or their order, depend on stars. */
  addRatings(): void {
    this.hasRatings = true;
  }

  isChangedBy(change: DataChange): boolean {
    if (change === 'everything' || this.hasReviews) return true;
    return change.some(({ slug, rated }) => this.recipes.has(slug) || (rated && this.hasRatings));
  }

  /**
   * Surrogate keys, by which a CDN purges the response: the keys that `getSurrogateKeys` returns for changes that
   * affect it.
   */
  get keys(): string[] {
    const others = [...(this.hasReviews ? [REVIEWS] : []), ...(this.hasRatings ? [RATINGS] : [])];
    const keys = [SITE_TAG, ...others, ...[...this.recipes].map(getRecipeKey)];
    return keys.length > MAX_KEYS ? [SITE_TAG, REVIEWS] : keys;
  }
}

/** How long a CDN may serve a stale response while it revalidates, in seconds. */
const STALE_WHILE_REVALIDATE_S = 60;

/**
 * @param cacheControl - the value for browsers
 * @param cdnSeconds - how long a CDN may serve the response without revalidating; 0 if as long as browsers
 * @returns headers for a CDN: surrogate keys to purge the response by, as Fastly and Varnish (`Surrogate-Key`) and
 * Cloudflare (`Cache-Tag`) read them, and its lifetime
 */
export function getSharedCacheHeaders(cacheControl: string, cdnSeconds: number, { keys }: CacheTags) {
  const staleness = cacheControl.includes('stale-while-revalidate')
    ? ''
    : `, stale-while-revalidate=${STALE_WHILE_REVALIDATE_S}`;
  return {
    'cache-control': cdnSeconds > 0 ? `${cacheControl}, s-maxage=${cdnSeconds}${staleness}` : cacheControl,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}
