import * as z from 'zod';
import { accountTexts } from '#schema/rules/accounts.ts';
import { MAX_REVIEW_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { MORE_PUNCTUATION } from '#schema/rules/review-problems.ts';
import { MAX_RATING, MAX_REVIEW_LENGTH, reviewTexts } from '#schema/rules/reviews.ts';
import { InvalidInputError, NotFoundError } from '#server/errors.ts';
import { lenientBody, pathParameter, uncheckedField } from '#server/http/rest/parameters.ts';
import { messageShape, toResponse } from '#server/http/rest/response.ts';
import { type RestDependencies, type RestRequest, type RestRoute, restRoute } from '#server/http/rest/route.ts';
import { reviewPages } from './review.loader.ts';
import { AddReviewInput, ReviewOrder, type ReviewType } from './review.type.ts';

const NO_NUMBER = 'ratingrecipe_score must be a number from 0.5 to 5 in steps of 0.5, such as 4.5 without quotes.';
const NAMES_DIFFER = 'The post_name in the body must be the one in the path.';

const params = z.object({ post_name: pathParameter({ description: 'Slug of the recipe.', example: 'gomen' }) });
const recipeField = uncheckedField({
  description: 'Slug of the recipe. Optional: the path contains it.',
  example: 'gomen',
  type: 'string',
}).optional();
const namedBody = lenientBody({ post_name: recipeField });
const reviewBody = lenientBody({
  post_name: recipeField,
  reviewrecipe_message: uncheckedField({
    description: `Letters, digits, spaces and . , ! : ( ) - ' ’; with COMMENT_PUNCTUATION also ${[...MORE_PUNCTUATION].join(' ')}`,
    example: 'Tender and bright.',
    type: 'string',
    minLength: 1,
    maxLength: MAX_REVIEW_LENGTH,
  }),
  ratingrecipe_score: uncheckedField({
    description: 'Rating in stars.',
    example: 4.5,
    type: 'number',
    minimum: 0.5,
    maximum: MAX_RATING,
    multipleOf: 0.5,
  }),
});

type Params = z.output<typeof params>;

const reviewShape = z
  .object({
    username: z.string().meta({ description: 'Display name of the author.', example: 'Abeba' }),
    rating: z
      .number()
      .meta({ description: 'Stars: 0.5 to 5 in steps of 0.5.', minimum: 0.5, maximum: MAX_RATING, example: 4.5 }),
    message: z.string().meta({ description: 'Plain text.', example: 'Tender and bright.' }),
  })
  .meta({ id: 'Comment', description: 'A comment on a recipe.' });

/** Both routes of the list: POST for legacy clients, and GET, whose responses can be cached. */
const list = {
  path: '/recipe/getsingleproductmany/:post_name',
  tag: 'Comments',
  summary: 'The comments on a recipe, newest first, at most 100',
  successor: 'Recipe.reviews',
  params,
  responses: {
    200: {
      description: 'Comments, newest first.',
      body: z.object({ reviews: z.array(reviewShape) }),
      example: { reviews: [{ username: 'Abeba', rating: 4.5, message: 'Tender and bright.' }] },
    },
  },
} as const;

const HELD = `If the comment is held for a moderator, the message is "${WAITING_REASON}"`;
const added = { body: messageShape, example: { message: reviewTexts.added } };

/** Legacy REST paths of reviews. */
export const reviewRoutes: RestRoute[] = [
  restRoute({
    ...list,
    method: 'GET',
    name: 'listComments',
    refusals: { NOT_FOUND: reviewTexts.noRecipe },
    handle: getReviews,
  }),
  restRoute({
    ...list,
    method: 'POST',
    name: 'listCommentsByPost',
    summary: 'The comments on a recipe, by POST',
    body: namedBody,
    refusals: { BAD_REQUEST: NAMES_DIFFER, NOT_FOUND: reviewTexts.noRecipe },
    async handle(request, dependencies) {
      checkNames(request);
      return getReviews(request, dependencies);
    },
  }),
  restRoute({
    method: 'POST',
    path: '/rating/addcommentrating/:post_name',
    name: 'addComment',
    tag: 'Comments',
    summary: 'Posts the member’s comment and rating, or replaces the earlier ones',
    successor: 'Mutation.addReview',
    params,
    body: reviewBody,
    responses: {
      200: { description: `Replaced the member’s earlier comment. ${HELD}`, ...added },
      201: { description: `A new comment. ${HELD}`, ...added },
    },
    refusals: {
      UNAUTHENTICATED: accountTexts.signInFirst,
      NOT_FOUND: reviewTexts.noRecipe,
      BAD_REQUEST: reviewTexts.messageEmpty,
      TOO_MANY_REQUESTS: accountTexts.throttled,
    },
    handle: addReview,
  }),
];

async function addReview(
  request: RestRequest<Params, unknown, z.output<typeof reviewBody>>,
  { services }: RestDependencies,
) {
  const recipeSlug = request.params.post_name;
  const { reviewrecipe_message: message, ratingrecipe_score: stars } = request.body;
  if (!services.catalogue.current.bySlug(recipeSlug)) throw new NotFoundError(reviewTexts.noRecipe);
  checkNames(request);
  const input = Object.assign(new AddReviewInput(), {
    recipeSlug,
    message: typeof message === 'string' ? message : '',
    rating: toRating(stars),
  });
  const result = await services.reviews.add(request.viewer.member, input, request.client);
  // Reports a rating that is not a number in the legacy order of checks, under its field name in the request.
  if (!result.ok && result.problems?.[0]?.field === 'rating' && Number.isNaN(input.rating))
    throw new InvalidInputError(NO_NUMBER);
  return toResponse(result, ({ replaced, message }) => ({
    status: replaced ? 200 : 201,
    body: { message },
  }));
}

/** Returns the rating; 0 if it is missing, and NaN if it is not a number. */
function toRating(value: unknown): number {
  if (value === undefined || value === null) return 0;
  return typeof value === 'number' ? value : Number.NaN;
}

/** @throws {InvalidInputError} if path and body name different recipes */
function checkNames({ body, params }: RestRequest<Params, unknown, z.output<typeof namedBody>>): void {
  if (body.post_name !== undefined && body.post_name !== params.post_name) throw new InvalidInputError(NAMES_DIFFER);
}

async function getReviews({ params }: { params: Params }, { catalogue, reader, tags }: RestDependencies) {
  const recipe = catalogue.bySlug(params.post_name);
  if (!recipe) throw new NotFoundError(reviewTexts.noRecipe);
  tags.addRecipe(recipe);
  const reviews = await reviewPages(reader).load(recipe.id, {
    page: 1,
    first: MAX_REVIEW_PAGE_SIZE,
    orderBy: ReviewOrder.NEWEST,
  });
  return { body: { reviews: reviews.slice(0, MAX_REVIEW_PAGE_SIZE).map(presentReview) } };
}

/** Copies an allow-list of fields, so that email addresses and user ids never leave the server. */
function presentReview({ username, rating, message }: ReviewType) {
  return { username, rating, message };
}
