import type { WholeRecipe } from '#server/features/catalogue/recipe/recipe.type.ts';
import { isOptional, type LineFields, type RecipeFields, recipeFields } from '../format/recipe.schema.ts';
import type { WrittenUse } from '../uses/written-uses.ts';

/** Returns the fields of a recipe as in its file, in order, without empty optional fields. */
export function toWrittenFields(fields: RecipeFields): Record<string, unknown> {
  const fileFields = {
    ...fields,
    ingredients: fields.ingredients.map(({ title, items }) => ({ title, items: items.map(toWrittenLine) })),
    instructions: fields.instructions.map(({ title, steps }) => ({ title, steps: steps.map(toWrittenStep) })),
    faqs: fields.faqs.map(({ question, answer }) => ({ question, answer })),
  };
  const present = recipeFields.filter((field) => !isOptional(field) || hasValue(fields[field]));
  return Object.fromEntries(present.map((field) => [field, fileFields[field]]));
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** Returns a line as its text, or as fields if it has details. */
function toWrittenLine({ text, details }: LineFields): string | Record<string, string> {
  const present = Object.entries(details).filter((entry): entry is [string, string] => entry[1] !== null);
  return present.length === 0 ? text : { line: text, ...Object.fromEntries(present) };
}

function toWrittenStep({ text, uses }: { text: string; uses: WrittenUse[] }): string | Record<string, unknown> {
  return uses.length === 0 ? text : { step: text, uses: Object.fromEntries(uses) };
}

/** Names of the rows that a recipe refers to by id. */
interface Names {
  author: string;
  cuisine: string;
  category: (id: number) => string;
}

/** Returns the rows of a recipe as the fields of its file. */
export function toRecipeFields(
  recipe: Omit<WholeRecipe, 'labelsToCheck' | 'uncountedFoods'>,
  { author, cuisine, category }: Names,
): { [Field in keyof Required<RecipeFields>]: RecipeFields[Field] } {
  return {
    title: recipe.title,
    aka: recipe.aka,
    description: recipe.description,
    author,
    published: recipe.publishedOn,
    category: category(recipe.categoryId),
    alsoIn: recipe.categoryIds.filter((id) => id !== recipe.categoryId).map(category),
    cuisine,
    featured: recipe.featured,
    servings: recipe.servings,
    yield: recipe.yield ?? undefined,
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    totalMinutes: recipe.totalMinutes ?? undefined,
    difficulty: recipe.difficulty,
    course: recipe.course,
    why: recipe.reasons,
    ingredients: recipe.ingredientGroups,
    instructions: recipe.instructions.map(({ title, details, ownUses }) => ({
      title,
      steps: details.map((text, index) => ({ text, uses: ownUses[index] ?? [] })),
    })),
    tips: recipe.tips,
    equipment: recipe.equipment,
    serving: recipe.servingSuggestions,
    faqs: recipe.faqs,
    summary: recipe.summary,
  };
}
