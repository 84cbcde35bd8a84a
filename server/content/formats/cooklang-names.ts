import type { RecipeField } from '../format/recipe.schema.ts';

/** The names of fields in the front matter of Cooklang, where these are not our own. */
export const cooklangNames: Partial<Record<RecipeField, string>> = {
  category: 'course',
  alsoIn: 'tags',
  yield: 'makes',
  prepTime: 'prep time',
  cookTime: 'cook time',
  totalMinutes: 'from start to end',
  course: 'part of a meal',
};
