import DataLoader from 'dataloader';
import { MAX_RATING } from '#schema/rules/reviews.ts';
import type { StatementReader } from '#server/database/statements.ts';
import type { ReviewListArgs } from './review.args.ts';
import {
  ownHelpfulMarks,
  ownReviews,
  type PostedReview,
  reviewsByIds,
  reviewsByRecipe,
  starCounts,
} from './review.statements.ts';
import type { ReviewType } from './review.type.ts';
import { valuesOf } from './review-list.ts';

/** Loads a part of the reviews of each recipe; a request that asks for the same part of many runs one statement. */
export class ReviewLoader {
  private readonly byPart = new Map<string, DataLoader<number, PostedReview[]>>();

  constructor(private readonly reader: StatementReader) {}

  /** @returns a part of a recipe's reviews, and one more if there is one */
  load(recipeId: number, args: ReviewListArgs): Promise<PostedReview[]> {
    const key = JSON.stringify([args.orderBy, args.first, args.page, args.after]);
    let loader = this.byPart.get(key);
    if (!loader) {
      loader = new DataLoader((ids) => this.parts(ids, args));
      this.byPart.set(key, loader);
    }
    return loader.load(recipeId);
  }

  private async parts(ids: readonly number[], args: ReviewListArgs): Promise<PostedReview[][]> {
    const rows = await this.reader.rows(reviewsByRecipe[args.orderBy], valuesOf(args, ids));
    const byRecipe = new Map<number, PostedReview[]>(ids.map((id) => [id, []]));
    for (const row of rows) byRecipe.get(row.recipeId)?.push(row);
    return ids.map((id) => byRecipe.get(id) ?? []);
  }
}

/** Loads reviews by their ids; null where there is none. */
export function createReviewLoader(reader: StatementReader): DataLoader<number, ReviewType | null> {
  return new DataLoader(async (ids) => {
    const rows = await reader.rows(reviewsByIds, [ids]);
    return ids.map((id) => rows.find((row) => row.id === id) ?? null);
  });
}

/** Loads, for each recipe, how many reviews gave one star, two, … five; halves count as the next whole star. */
export function createStarCountLoader(reader: StatementReader): DataLoader<number, number[]> {
  return new DataLoader(async (ids) => {
    const rows = await reader.rows(starCounts, [ids]);
    return ids.map((id) => {
      const own = rows.filter(({ recipeId }) => recipeId === id);
      return Array.from({ length: MAX_RATING }, (_, index) => own.find(({ stars }) => stars === index + 1)?.count ?? 0);
    });
  });
}

/** Loads what members wrote on recipes themselves. */
export function createOwnReviewLoader(
  reader: StatementReader,
): DataLoader<{ userId: number; recipeId: number }, ReviewType | null, string> {
  return new DataLoader(
    async (keys) => {
      const values = [keys.map(({ userId }) => userId), keys.map(({ recipeId }) => recipeId)];
      const rows = await reader.rows(ownReviews, values);
      return keys.map((key) => rows.find((row) => row.recipeId === key.recipeId && row.userId === key.userId) ?? null);
    },
    { cacheKeyFn: ({ userId, recipeId }) => `${userId}/${recipeId}` },
  );
}

/** Loads the ids of the reviews of recipes that members found helpful. */
export function createHelpfulMarkLoader(
  reader: StatementReader,
): DataLoader<{ userId: number; recipeId: number }, number[], string> {
  return new DataLoader(
    async (keys) => {
      const values = [keys.map(({ userId }) => userId), keys.map(({ recipeId }) => recipeId)];
      const rows = await reader.rows(ownHelpfulMarks, values);
      return keys.map((key) =>
        rows.filter((row) => row.recipeId === key.recipeId && row.userId === key.userId).map(({ id }) => id),
      );
    },
    { cacheKeyFn: ({ userId, recipeId }) => `${userId}/${recipeId}` },
  );
}
