import { MAX_REVIEW_PAGE_SIZE } from '#schema/rules/reviews.ts';
import { InvalidInputError, NotFoundError } from '#server/errors.ts';
import type { RestDependencies, RestRequest, RestRoute } from '#server/rest/route.ts';
import { ReviewLoader } from './review.loader.ts';
import type { ReviewRow } from './review.statements.ts';

const path = '/recipe/getsingleproductmany/:post_name';
const summary = 'The comments on a recipe, newest first, at most 100';
const answer = 'reviews: username, rating, message';

/** The legacy paths of reviews: the same answer by POST, as legacy clients ask, and by GET, for caches. */
export const reviewRoutes: RestRoute[] = [
  { method: 'GET', path, summary, answer, cacheable: true, handle: reviewsOf },
  {
    method: 'POST',
    path,
    summary,
    answer,
    cacheable: false,
    async handle(request, dependencies) {
      const { body, params } = request;
      const named = typeof body === 'object' && body !== null && 'post_name' in body ? body.post_name : undefined;
      if (named !== undefined && named !== params.post_name) {
        throw new InvalidInputError('The post_name in the body must be the one in the path.');
      }
      return reviewsOf(request, dependencies);
    },
  },
];

async function reviewsOf({ params }: RestRequest, { services, reader }: RestDependencies) {
  const recipe = await services.recipes.bySlug(params.post_name ?? '');
  if (!recipe) throw new NotFoundError('No recipe details found');
  const reviews = await new ReviewLoader(reader).load(recipe.id, { page: 1, perPage: MAX_REVIEW_PAGE_SIZE });
  return { body: { reviews: reviews.map(presentReview) } };
}

/** An allow-list: never an e-mail, never a user id. */
function presentReview({ username, ratingHalves, message }: ReviewRow) {
  return { username, rating: ratingHalves / 2, message };
}
