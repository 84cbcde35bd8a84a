import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { load, loadOptional } from '#client/apollo/load.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  QuestionsQueryDocument,
  type RecipePage_RecipeFragment,
  RecipePage_RecipeFragmentDoc,
  RecipePageQueryDocument,
  ReviewsQueryDocument,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { cuisineRecipePath } from '#schema/rules/paths.ts';
import { getReviewVariables } from './reviews/reviews-url.ts';

/** The recipe of the page. Its components' fragments are masked. */
export type LoadedRecipe = RecipePage_RecipeFragment;

export type RecipeVariables = {
  slug: string;
  reviewVariables: ReviewsQueryQueryVariables;
  /** The query string of the loaded URL. */
  search: string;
};

/**
 * Loads a recipe with a page of its comments, and its newest questions.
 * @throws a 404 response if there is no such recipe; a redirect if the URL does not have its slug and list
 */
export async function recipeLoader({ params, request, context }: LoaderFunctionArgs): Promise<RecipeVariables> {
  const { pathname, search, searchParams } = new URL(request.url);
  const slug = params.slug?.toLowerCase() ?? '';
  const reviewVariables = getReviewVariables(slug, searchParams);
  const [{ recipe: maskedRecipe }] = await Promise.all([
    load(context, RecipePageQueryDocument, { slug }),
    loadOptional(context, ReviewsQueryDocument, reviewVariables),
    loadOptional(context, QuestionsQueryDocument, { slug }),
  ]);
  const recipe = readFragment(RecipePage_RecipeFragmentDoc, maskedRecipe);
  if (!recipe) throw data(null, { status: 404 });
  const isUnderCuisine = pathname.toLowerCase().startsWith('/cuisines/');
  const listSlug = isUnderCuisine ? recipe.cuisine.slug : recipe.category.slug;
  // The URL may have a former slug.
  if (params.term?.toLowerCase() !== listSlug || recipe.slug !== slug) {
    throw redirect((isUnderCuisine ? cuisineRecipePath(listSlug, recipe.slug) : recipe.path) + search, 301);
  }
  return { slug, reviewVariables, search };
}
