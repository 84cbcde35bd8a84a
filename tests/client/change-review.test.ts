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

const getPart = (orderBy: ReviewOrder, page: number) => ({ orderBy, page, first: FIRST });

/** Counts reviews again, as the server does. */
function recount(all: Review[], sort: ReviewOrder, page: number): ReviewedRecipe {
  const sorted = [...all].sort(compare[sort]);
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
const sorts = fc.constantFrom<ReviewOrder>('NEWEST', 'HIGHEST', 'LOWEST', 'HELPFUL');
const anyReviews = fc.array(stars, { maxLength: 12 }).map((ratings) => ratings.map((rating, id) => review(id, rating)));

describe('the optimistic response', () => {
  it('equals the server’s response to a posted comment', () => {
    fc.assert(
      fc.property(anyReviews, stars, sorts, (all, rating, sort) => {
        const after = review(all.length, rating);
        expect(changeReview(recount(all, sort, 1), { next: after, ...getPart(sort, 1) })).toEqual(
          recount([...all, after], sort, 1),
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
        sorts,
        fc.integer({ min: 1, max: 3 }),
        (all, nth, rating, sort, page) => {
          fc.pre(all.length > 0);
          const before = all[nth % all.length] as Review;
          const after = { ...before, rating };
          const others = all.filter(({ id }) => id !== before.id);
          const shown = recount(all, sort, page);
          const replaced = changeReview(shown, { previous: before, next: after, ...getPart(sort, page) });
          const expected = recount([...others, after], sort, page);
          expect(replaced.rating.distribution).toEqual(expected.rating.distribution);
          expect(replaced.rating).toEqual(expected.rating);
          const afterDeletion = changeReview(shown, { previous: before, ...getPart(sort, page) });
          expect(afterDeletion.reviews.nodes).toEqual(shown.reviews.nodes.filter(({ id }) => id !== before.id));
          expect({ ...afterDeletion.reviews, nodes: [] }).toEqual({
            ...recount(others, sort, page).reviews,
            nodes: [],
          });
          expect(afterDeletion.rating.distribution).toEqual(recount(others, sort, page).rating.distribution);
        },
      ),
    );
  });

  it('does not mutate the data on the page', () => {
    const shown = recount([review(0, 4), review(1, 2)], 'NEWEST', 1);
    const copy = structuredClone(shown);
    changeReview(shown, { previous: review(1, 2), ...getPart('NEWEST', 1) });
    expect(shown).toEqual(copy);
  });

  it('keeps list and counts when a hidden comment is replaced or deleted', () => {
    const shown = recount([review(0, 4)], 'NEWEST', 1);
    const before = { ...review(1, 2), hiddenReason: 'Advertising.' };
    expect(changeReview(shown, { previous: before, ...getPart('NEWEST', 1) })).toEqual(shown);
    expect(changeReview(shown, { previous: before, next: { ...before, rating: 5 }, ...getPart('NEWEST', 1) })).toEqual(
      shown,
    );
  });
});
