import { isRatedAnew } from '#server/features/catalogue/rating-change.ts';
import { type Change, EVERYTHING, keyOfRating, keyOfRecipe, RATINGS, REVIEWS } from './changes.ts';

/** More keys would make a header that some clients and networks refuse. */
const MOST_KEYS = 40;

/** What an answer is made of that may change between two imports: gathered while it is made. */
export class AnswerTags {
  private readonly reviewed = new Set<string>();
  private readonly rated = new Set<string>();
  private hasReviews = false;
  private hasRatings = false;

  /** It shows comments on a recipe, or what they gave each by itself. */
  addReviewsOf({ slug }: { slug: string }): void {
    this.reviewed.add(slug);
  }

  /** It shows how a recipe is rated. */
  addRatingOf({ slug }: { slug: string }): void {
    this.rated.add(slug);
  }

  /** It shows reviews whose recipes are not known. */
  addReviews(): void {
    this.hasReviews = true;
  }

  /** It shows recipes, or their order, by their ratings. */
  addRatings(): void {
    this.hasRatings = true;
  }

  isChangedBy(change: Change): boolean {
    if (change === 'everything') return true;
    return change.some(
      (changed) =>
        this.hasReviews ||
        this.reviewed.has(changed.slug) ||
        (this.rated.has(changed.slug) && isRatedAnew(changed)) ||
        (this.hasRatings && isRatedAnew(changed)),
    );
  }

  /** The names by which a CDN forgets it: those of `keysOf` that may change it. */
  get keys(): string[] {
    const recipes = [...[...this.reviewed].map(keyOfRecipe), ...[...this.rated].map(keyOfRating)];
    const others = [...(this.hasReviews ? [REVIEWS] : []), ...(this.hasRatings ? [RATINGS] : [])];
    const keys = [EVERYTHING, ...others, ...recipes];
    return keys.length > MOST_KEYS ? [EVERYTHING, REVIEWS] : keys;
  }
}
