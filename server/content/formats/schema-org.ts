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
import { nutritionWithoutText } from '#schema/rules/unknown-foods.ts';
import type { PublishedRecipe } from './published-recipe.ts';

/** Writes a recipe as schema.org JSON-LD, with more details than the JSON-LD in its page. */
export function toSchemaOrg(recipe: PublishedRecipe): Record<string, unknown> {
  const { fields, url, picture, authorName, diets, rating } = recipe;
  const suitable = suitableDiets(diets);
  const nutrition = nutritionInformation(recipe.nutrition, recipe.uncountedFoods);
  const omissionText = nutritionWithoutText(recipe.uncountedFoods);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    url,
    inLanguage: 'en',
    name: fields.title,
    ...(fields.aka.length > 0 && { alternateName: fields.aka }),
    description: fields.description,
    image: imageObjects(picture),
    author: { '@type': 'Person', name: authorName },
    datePublished: fields.published,
    license: contentLicense.url,
    recipeCategory: [fields.category, ...fields.alsoIn],
    recipeCuisine: fields.cuisine,
    keywords: diets,
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    recipeYield: recipeYields(fields.servings, fields.yield),
    estimatedCost: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: recipe.cost,
      ...(omissionText && { description: omissionText }),
    },
    prepTime: toDuration(fields.prepTime),
    cookTime: toDuration(fields.cookTime),
    totalTime: toDuration(fields.totalMinutes ?? fields.prepTime + fields.cookTime),
    tool: fields.equipment.map((name) => ({ '@type': 'HowToTool', name })),
    recipeIngredient: fields.ingredients.flatMap(({ items }) => items.map(({ text }) => text)),
    recipeInstructions: fields.instructions.map(({ title, steps }, index) => ({
      '@type': 'HowToSection',
      name: title,
      itemListElement: steps.map((step, stepIndex) => ({
        '@type': 'HowToStep',
        text: stripMarks(step.text),
        supply: supplies(recipe.uses[index]?.[stepIndex] ?? []),
      })),
    })),
    ...(nutrition && { nutrition }),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        ...ratingScale,
      },
    }),
  };
}

/** Returns a duration in minutes only, as in the recipe: `PT90M`, not `PT1H30M`. */
function toDuration(minutes: number): string {
  return `PT${minutes}M`;
}
