import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  RecipeIngredients_RecipeFragmentDoc,
  RecipeInstructions_RecipeFragmentDoc,
  type RecipeJsonLd_RecipeFragment,
  type ReviewItem_ReviewFragment,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { getCrumbs } from '#client/ui/breadcrumb.tsx';
import { isoDuration } from '#client/ui/format.ts';
import { contentLicense } from '#schema/rules/license.ts';
import { stripMarks } from '#schema/rules/marked-amounts.ts';
import {
  imageObjects,
  nutritionInformation,
  ratingScale,
  recipeYields,
  suitableDiets,
  supplies,
} from '#schema/rules/schema-org.ts';
import { Diet } from '#schema/rules/vocabulary.ts';
import { getStepId } from './recipe-instructions.tsx';
import { scaleUses } from './scale-recipe.ts';

/** Maximum number of reviews: search engines show only a few. */
const MAX_REVIEWS = 3;

/**
 * Returns a recipe in the format of schema.org and Google's recipe results. URLs are absolute.
 * @param reviews - the reviews on the page, of which it includes the first three
 */
export function toRecipeJsonLd(
  recipe: RecipeJsonLd_RecipeFragment,
  publicUrl: string,
  reviews: readonly ReviewItem_ReviewFragment[] = [],
): Record<string, unknown> {
  const url = publicUrl + recipe.path;
  const { ingredientGroups } = readFragment(RecipeIngredients_RecipeFragmentDoc, recipe);
  const { instructions } = readFragment(RecipeInstructions_RecipeFragmentDoc, recipe);
  const uses = scaleUses(recipe, { servings: recipe.servings, units: 'written' });
  const diets = suitableDiets(recipe.diets.map((diet) => Diet[diet]));
  return {
    '@type': 'Recipe',
    '@id': url,
    url,
    mainEntityOfPage: url,
    name: recipe.title,
    alternateName: recipe.aka.length > 0 ? recipe.aka : undefined,
    description: recipe.description,
    image: imageObjects(publicUrl + recipe.picture.base),
    author: { '@type': 'Person', name: recipe.author.name, url: publicUrl + paths.author(recipe.author.slug) },
    datePublished: recipe.publishedOn,
    license: contentLicense.url,
    prepTime: isoDuration(recipe.prepMinutes),
    cookTime: isoDuration(recipe.cookMinutes),
    totalTime: isoDuration(recipe.totalMinutes),
    recipeYield: recipeYields(recipe.servings, recipe.yield ?? undefined),
    recipeCategory: recipe.category.name,
    recipeCuisine: recipe.cuisine.name,
    keywords: getKeywords(recipe),
    suitableForDiet: diets.length > 0 ? diets : undefined,
    recipeIngredient: ingredientGroups.flatMap(({ items }) => items.map(({ text }) => text)),
    recipeInstructions: instructions.map(({ title, details }, index) => {
      const text = stripMarks(details.join(' '));
      return {
        '@type': 'HowToStep',
        name: title,
        text,
        url: `${url}#${getStepId(index)}`,
        supply: supplies(uses[index] ?? []),
      };
    }),
    nutrition: nutritionInformation(recipe.nutrition, recipe.uncountedFoods),
    aggregateRating: getRating(recipe),
    review: reviews.length > 0 ? reviews.slice(0, MAX_REVIEWS).map(getReview) : undefined,
  };
}

function getKeywords({ title, categories, cuisine, diets }: RecipeJsonLd_RecipeFragment): string {
  const words = [title, cuisine.name, ...categories.map(({ name }) => name), ...diets.map((diet) => Diet[diet])];
  return words.join(', ');
}

function getRating({ rating }: RecipeJsonLd_RecipeFragment): Record<string, unknown> | undefined {
  if (rating.count === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.average,
    ratingCount: rating.count,
    reviewCount: rating.count,
    ...ratingScale,
  };
}

function getReview({ username, rating, message, createdAt }: ReviewItem_ReviewFragment): Record<string, unknown> {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: username },
    datePublished: createdAt.slice(0, 10),
    reviewBody: message,
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...ratingScale },
  };
}

/** Returns the breadcrumbs of a page in the format of schema.org, with its title as the last. */
export function toBreadcrumbJsonLd(path: string, title: string, publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: getCrumbs(path, title).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  };
}
