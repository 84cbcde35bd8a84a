/** Recipe in another format, in the fields of a recipe file; undefined where it says nothing. */
export type ReadRecipe = Partial<Record<RecipeField, unknown>>;

/** The fields of a recipe file, in their order. */
export const recipeFields = [
  'title',
  'aka',
  'description',
  'author',
  'published',
  'category',
  'alsoIn',
  'cuisine',
  'featured',
  'servings',
  'yield',
  'prepTime',
  'cookTime',
  'totalMinutes',
  'difficulty',
  'course',
  'why',
  'ingredients',
  'instructions',
  'tips',
  'equipment',
  'serving',
  'faqs',
  'summary',
] as const;

type RecipeField = (typeof recipeFields)[number];
