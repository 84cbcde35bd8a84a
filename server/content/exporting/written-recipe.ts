import type { RecipeBodyEntity } from '#server/features/catalogue/recipe-body.entity.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { tidy } from '../reading/characters.ts';

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

/**
 * @param body with its recipe, and the recipe's author, category and cuisine
 * @param categories the names of all, by id
 * @returns what the rows say, as the fields of a recipe file. Of an ingredient line its text counts.
 */
export function fieldsOfRows({ recipe, ...body }: RecipeBodyEntity, categories: Map<number, string>): RecipeFields {
  const further = recipe.categoryIds.filter((id) => id !== recipe.categoryId);
  return tidied({
    title: recipe.title,
    description: recipe.description,
    author: recipe.author.key,
    published: recipe.publishedOn,
    category: recipe.category.name,
    alsoIn: further.map((id) => categories.get(id) ?? ''),
    cuisine: recipe.cuisine.name,
    featured: recipe.isFeatured,
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
