import { MAX_REVIEW_PAGE_SIZE, reviewTexts } from '#schema/rules/reviews.ts';
import { InvalidInputError, NotFoundError } from '#server/errors.ts';
import { answerOf } from '#server/http/rest/failure.ts';
import type { RestAnswer, RestDependencies, RestRequest, RestRoute } from '#server/http/rest/route.ts';
import { AddReviewInput, ReviewSort } from './review.args.ts';
import { ReviewLoader } from './review.loader.ts';
import type { ReviewType } from './review.type.ts';

const path = '/recipe/getsingleproductmany/:post_name';
const ratingPath = '/rating/addcommentrating/:post_name';
const NO_NUMBER = 'ratingrecipe_score must be a number from 0.5 to 5 in steps of 0.5, such as 4.5 without quotes.';
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
      checkNames(request);
      return reviewsOf(request, dependencies);
    },
  },
  {
    method: 'POST',
    path: ratingPath,
    summary: 'Posts a comment with stars, or replaces one’s own (200); needs a bearer token',
    answer: 'message',
    cacheable: false,
    handle: addReview,
  },
];

async function addReview(request: RestRequest, { services }: RestDependencies): Promise<RestAnswer> {
  const author = await request.viewer.require();
  const recipeSlug = request.params.post_name ?? '';
  const { reviewrecipe_message: message, ratingrecipe_score: stars } = fieldsOf(request.body);
  if ((await services.recipes.idOf(recipeSlug)) === null) throw new NotFoundError(reviewTexts.noRecipe);
  checkNames(request);
  const input = Object.assign(new AddReviewInput(), {
    recipeSlug,
    message: typeof message === 'string' ? message : '',
    rating: numberOf(stars),
  });
  const result = await services.reviews.add(author, input);
  // In its place in the order of the checks, with the name that the caller knows.
  if (!result.ok && result.field === 'rating' && Number.isNaN(input.rating)) throw new InvalidInputError(NO_NUMBER);
  return answerOf(result, ({ replaced, message }) => ({
    status: replaced ? 200 : 201,
    body: { message },
  }));
}

/** Nothing is no stars; what is no number is out of bounds. */
function numberOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  return typeof value === 'number' ? value : Number.NaN;
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** @throws InvalidInputError where path and body name different recipes. */
function checkNames({ body, params }: RestRequest): void {
  const { post_name: named } = fieldsOf(body);
  if (named !== undefined && named !== params.post_name) {
    throw new InvalidInputError('The post_name in the body must be the one in the path.');
  }
}

async function reviewsOf({ params }: RestRequest, { services, reader }: RestDependencies) {
  const recipeId = await services.recipes.idOf(params.post_name ?? '');
  if (recipeId === null) throw new NotFoundError(reviewTexts.noRecipe);
  const reviews = await new ReviewLoader(reader).load(recipeId, {
    page: 1,
    perPage: MAX_REVIEW_PAGE_SIZE,
    sort: ReviewSort.NEWEST,
  });
  return { body: { reviews: reviews.map(presentReview) } };
}

/** An allow-list: never an e-mail, never a user id. */
function presentReview({ username, rating, message }: ReviewType) {
  return { username, rating, message };
}
