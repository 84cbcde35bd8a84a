import { withoutMarks } from '#schema/rules/marked-amounts.ts';
import type { PublishedRecipe } from './published-recipe.ts';

/** The diets that schema.org has a word for. */
const restrictedDiets: Record<string, string> = {
  Vegan: 'https://schema.org/VeganDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
  'Gluten-free': 'https://schema.org/GlutenFreeDiet',
};

/** schema.org's names for what a serving holds. */
const nutrients: Record<string, string> = {
  Energy: 'calories',
  Protein: 'proteinContent',
  Carbohydrate: 'carbohydrateContent',
  Fibre: 'fiberContent',
  Sugars: 'sugarContent',
  Fat: 'fatContent',
  'Saturated fat': 'saturatedFatContent',
  Sodium: 'sodiumContent',
};

/** A recipe as schema.org has it, in JSON-LD: more than the page's, which search engines read. */
export function schemaOrgOf(recipe: PublishedRecipe): Record<string, unknown> {
  const { fields, url, pictures, authorName, diets, rating } = recipe;
  const suitable = diets.flatMap((diet) => restrictedDiets[diet] ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    url,
    inLanguage: 'en',
    name: fields.title,
    ...(fields.aka.length > 0 && { alternateName: fields.aka }),
    description: fields.description,
    image: pictures,
    author: { '@type': 'Person', name: authorName },
    datePublished: fields.published,
    recipeCategory: [fields.category, ...fields.alsoIn],
    recipeCuisine: fields.cuisine,
    keywords: diets,
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    recipeYield: [String(fields.servings), ...(fields.yield === undefined ? [] : [fields.yield])],
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'USD', value: fields.estimatedCost },
    prepTime: duration(fields.prepTime),
    cookTime: duration(fields.cookTime),
    totalTime: duration(fields.totalMinutes ?? fields.prepTime + fields.cookTime),
    tool: fields.equipment.map((name) => ({ '@type': 'HowToTool', name })),
    recipeIngredient: fields.ingredients.flatMap(({ items }) => items.map(({ text }) => text)),
    recipeInstructions: fields.instructions.map(({ title, steps }) => ({
      '@type': 'HowToSection',
      name: title,
      itemListElement: steps.map(({ text }) => ({ '@type': 'HowToStep', text: withoutMarks(text) })),
    })),
    nutrition: nutritionOf(recipe),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 0.5,
      },
    }),
  };
}

/** In minutes alone, as they are written: 90 minutes and not an hour and a half. */
function duration(minutes: number): string {
  return `PT${minutes}M`;
}

function nutritionOf({ nutrition }: PublishedRecipe): Record<string, string> {
  const facts = nutrition.flatMap(({ name, amount, unit }) => {
    const property = nutrients[name];
    return property ? [[property, `${amount} ${unit === 'kcal' ? 'calories' : unit}`]] : [];
  });
  return { '@type': 'NutritionInformation', servingSize: '1 serving', ...Object.fromEntries(facts) };
}
