import type { RecipeEntity } from '#server/features/catalogue/recipe.entity.ts';
import type { RecipeBodyEntity } from '#server/features/catalogue/recipe-body.entity.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { tidy } from '../reading/characters.ts';

/** The names that rows refer to by id. */
export interface ListNames {
  authors: Map<number, string>;
  categories: Map<number, string>;
  cuisines: Map<number, string>;
}

/** @returns the fields of a recipe file as they are written, in their order; what may be left out is. */
export function writtenFields(fields: RecipeFields): Record<string, unknown> {
  const { alsoIn, featured } = fields;
  return {
    title: fields.title,
    description: fields.description,
    author: fields.author,
    published: fields.published,
    category: fields.category,
    ...(alsoIn.length > 0 && { alsoIn }),
    cuisine: fields.cuisine,
    ...(featured && { featured }),
    picture: fields.picture,
    servings: fields.servings,
    estimatedCost: fields.estimatedCost,
    prepTime: fields.prepTime,
    cookTime: fields.cookTime,
    difficulty: fields.difficulty,
    diets: fields.diets,
    why: fields.why,
    ingredients: fields.ingredients.map(({ title, items }) => ({ title, items: items.map((line) => line.text) })),
    instructions: fields.instructions.map(({ title, steps }) => ({ title, steps })),
    tips: fields.tips,
    equipment: fields.equipment,
    nutrition: fields.nutrition.map(({ name, amount, unit }) => ({ [name]: `${amount} ${unit}` })),
    serving: fields.serving,
    faqs: fields.faqs.map(({ question, answer }) => ({ question, answer })),
    summary: fields.summary,
  };
}

/** @returns what the rows say, as the fields of a recipe file. Of an ingredient line its text counts. */
export function fieldsOfRows(recipe: RecipeEntity, body: RecipeBodyEntity, names: ListNames): RecipeFields {
  const further = recipe.categoryIds.filter((id) => id !== recipe.categoryId);
  return tidied({
    title: recipe.title,
    description: recipe.description,
    author: names.authors.get(recipe.authorId) ?? '',
    published: recipe.publishedOn,
    category: names.categories.get(recipe.categoryId) ?? '',
    alsoIn: further.map((id) => names.categories.get(id) ?? ''),
    cuisine: names.cuisines.get(recipe.cuisineId) ?? '',
    featured: recipe.isFeatured,
    picture: recipe.pictureAlt,
    servings: recipe.servings,
    estimatedCost: recipe.estimatedCost,
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    difficulty: recipe.difficulty,
    diets: recipe.diets,
    why: body.reasons,
    ingredients: body.ingredientGroups,
    instructions: body.instructions.map(({ title, details }) => ({ title, steps: details })),
    tips: body.tips,
    equipment: body.equipment,
    nutrition: body.nutrition,
    serving: body.servingSuggestions,
    faqs: body.faqs,
    summary: body.summary,
  });
}

/** Files hold text of one line; what someone typed into the database may not. */
export function tidied<Value>(value: Value): Value {
  if (typeof value === 'string') return tidy(value) as Value;
  if (Array.isArray(value)) return value.map(tidied) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, tidied(entry)])) as Value;
}
