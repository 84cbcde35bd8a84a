import { type Change, EVERYTHING, keyOfRecipe, RATINGS, REVIEWS } from './changes.ts';

/** More keys would make a header that some clients and networks refuse. */
const MOST_KEYS = 40;

/** Parts of an answer that may change between two imports: gathered while it is made. */
export class AnswerTags {
  private readonly recipes = new Set<string>();
  private hasReviews = false;
  private hasRatings = false;

  /** Notes that it shows the stars of a recipe, or comments on it. */
  addRecipe({ slug }: { slug: string }): void {
    this.recipes.add(slug);
  }

  /** Notes that it shows reviews whose recipes are not known. */
  addReviews(): void {
    this.hasReviews = true;
  }

  /** Notes that it shows recipes, or their order, by their stars. */
  addRatings(): void {
    this.hasRatings = true;
  }

  isChangedBy(change: Change): boolean {
    if (change === 'everything' || this.hasReviews) return true;
    return change.some(({ slug, rated }) => this.recipes.has(slug) || (rated && this.hasRatings));
  }

  /** The names by which a CDN forgets it: those of `keysOf` that may change it. */
  get keys(): string[] {
    const others = [...(this.hasReviews ? [REVIEWS] : []), ...(this.hasRatings ? [RATINGS] : [])];
    const keys = [EVERYTHING, ...others, ...[...this.recipes].map(keyOfRecipe)];
    return keys.length > MOST_KEYS ? [EVERYTHING, REVIEWS] : keys;
  }
}
