import type { RecipeContent } from '../content.ts';
import type { ListIds } from './write-lists.ts';

/** @returns what a recipe file says of a row of `recipes`; ratings are not its business. */
export function toRecipeRow({ slug, fields, pictureColour, pictureVersion }: RecipeContent, ids: ListIds) {
  return {
    slug,
    title: fields.title,
    description: fields.description,
    authorId: idOf(ids.authors, fields.author),
    categoryId: idOf(ids.categories, fields.category),
    categoryIds: [fields.category, ...fields.alsoIn].map((name) => idOf(ids.categories, name)),
    cuisineId: idOf(ids.cuisines, fields.cuisine),
    publishedOn: fields.published,
    isPublished: true,
    isFeatured: fields.featured,
    pictureAlt: fields.picture,
    pictureColour,
    pictureVersion,
    servings: fields.servings,
    estimatedCost: fields.estimatedCost,
    prepMinutes: fields.prepTime,
    cookMinutes: fields.cookTime,
    difficulty: fields.difficulty,
    diets: fields.diets,
  };
}

/** @returns the row of `recipe_bodies`. */
export function toBodyRow({ fields, source }: RecipeContent, recipeId: number) {
  return {
    recipeId,
    reasons: fields.why,
    ingredientGroups: fields.ingredients,
    instructions: fields.instructions.map(({ title, steps }) => ({ title, details: steps })),
    tips: fields.tips,
    equipment: fields.equipment,
    nutrition: fields.nutrition,
    servingSuggestions: fields.serving,
    faqs: fields.faqs,
    summary: fields.summary,
    source,
  };
}

function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The check let the unknown name "${name}" pass`);
  return id;
}
