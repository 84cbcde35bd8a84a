import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  ReviewItem_ReviewFragment as Review,
  ReviewList_RecipeFragment as ReviewedRecipe,
  ReviewOrder,
} from '#client/gql/graphql.ts';
import { changeReview } from '#client/pages/recipe/reviews/review-mutations.ts';

const FIRST = 4;

const review = (id: number, rating: number): Review => ({
  __typename: 'Review',
  id: String(id),
  username: `Guest ${id}`,
  rating,
  message: 'Good.',
  createdAt: new Date(Date.UTC(2026, 0, 1, 10, id)).toISOString(),
  editedAt: null,
  hiddenReason: null,
  helpfulCount: id % 3,
});

const compare: Record<ReviewOrder, (a: Review, b: Review) => number> = {
  NEWEST: (a, b) => Number(b.id) - Number(a.id),
  HIGHEST: (a, b) => b.rating - a.rating || Number(b.id) - Number(a.id),
  LOWEST: (a, b) => a.rating - b.rating || Number(b.id) - Number(a.id),
  HELPFUL: (a, b) => b.helpfulCount - a.helpfulCount || Number(b.id) - Number(a.id),
};

const getListArguments = (orderBy: ReviewOrder, page: number) => ({ orderBy, page, first: FIRST });

/** Returns the recipe with the counts of all reviews and a page of them, as the server computes it. */
function computeRecipe(all: Review[], orderBy: ReviewOrder, page: number): ReviewedRecipe {
  const sorted = [...all].sort(compare[orderBy]);
  const sum = all.reduce((total, { rating }) => total + rating, 0);
  return {
    __typename: 'Recipe',
    slug: 'gomen',
    rating: {
      __typename: 'Rating',
      average: all.length === 0 ? 0 : Math.round((sum * 2 * 50) / all.length) / 100,
      count: all.length,
      distribution: [1, 2, 3, 4, 5].map((stars) => ({
        __typename: 'RatingCount',
        stars,
        count: all.filter(({ rating }) => Math.ceil(rating) === stars).length,
      })),
    },
    reviews: {
      __typename: 'ReviewConnection',
      totalCount: all.length,
      pageInfo: { __typename: 'PageInfo', pageCount: Math.ceil(all.length / FIRST) },
      nodes: sorted.slice((page - 1) * FIRST, page * FIRST),
    },
  };
}

const stars = fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2);
const orders = fc.constantFrom<ReviewOrder>('NEWEST', 'HIGHEST', 'LOWEST', 'HELPFUL');
const anyReviews = fc.array(stars, { maxLength: 12 }).map((ratings) => ratings.map((rating, id) => review(id, rating)));

describe('the optimistic response', () => {
  it('equals the server’s response to a posted comment', () => {
    fc.assert(
      fc.property(anyReviews, stars, orders, (all, rating, orderBy) => {
        const added = review(all.length, rating);
        expect(changeReview(computeRecipe(all, orderBy, 1), { next: added, ...getListArguments(orderBy, 1) })).toEqual(
          computeRecipe([...all, added], orderBy, 1),
        );
      }),
    );
  });

  it('has the right counts when a comment is replaced or deleted, on any page', () => {
    fc.assert(
      fc.property(
        anyReviews,
        fc.nat(),
        stars,
        orders,
        fc.integer({ min: 1, max: 3 }),
        (all, number, rating, orderBy, page) => {
          fc.pre(all.length > 0);
          const previous = all[number % all.length] as Review;
          const next = { ...previous, rating };
          const others = all.filter(({ id }) => id !== previous.id);
          const recipe = computeRecipe(all, orderBy, page);
          const afterChange = changeReview(recipe, { previous, next, ...getListArguments(orderBy, page) });
          const expected = computeRecipe([...others, next], orderBy, page);
          expect(afterChange.rating.distribution).toEqual(expected.rating.distribution);
          expect(afterChange.rating).toEqual(expected.rating);
          const afterDeletion = changeReview(recipe, { previous, ...getListArguments(orderBy, page) });
          expect(afterDeletion.reviews.nodes).toEqual(recipe.reviews.nodes.filter(({ id }) => id !== previous.id));
          expect({ ...afterDeletion.reviews, nodes: [] }).toEqual({
            ...computeRecipe(others, orderBy, page).reviews,
            nodes: [],
          });
          expect(afterDeletion.rating.distribution).toEqual(computeRecipe(others, orderBy, page).rating.distribution);
        },
      ),
    );
  });

  it('does not mutate the data on the page', () => {
    const recipe = computeRecipe([review(0, 4), review(1, 2)], 'NEWEST', 1);
    const copy = structuredClone(recipe);
    changeReview(recipe, { previous: review(1, 2), ...getListArguments('NEWEST', 1) });
    expect(recipe).toEqual(copy);
  });

  it('keeps list and counts when a hidden comment is replaced or deleted', () => {
    const recipe = computeRecipe([review(0, 4)], 'NEWEST', 1);
    const previous = { ...review(1, 2), hiddenReason: 'Advertising.' };
    const next = { ...previous, rating: 5 };
    expect(changeReview(recipe, { previous, ...getListArguments('NEWEST', 1) })).toEqual(recipe);
    expect(changeReview(recipe, { previous, next, ...getListArguments('NEWEST', 1) })).toEqual(recipe);
  });
});
