// `@__PURE__` lets the build remove unused values from the browser's scripts.

/** Difficulties of recipes: GraphQL's names, and the words of recipe files, REST and pages. */
export const Difficulty = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' } as const;
export type Difficulty = (typeof Difficulty)[keyof typeof Difficulty];
export const DIFFICULTIES = /* @__PURE__ */ Object.values(Difficulty);

/** Courses of recipes in the words of recipe files, REST, URLs and pages. */
export const COURSES = [
  'main',
  'side',
  'soup',
  'salad',
  'bread',
  'dessert',
  'drink',
  'breakfast',
  'sauce',
  'spice-mix',
  'basic',
] as const;
export type Course = (typeof COURSES)[number];
/** GraphQL's name of a course. Example: "SPICE_MIX". */
type CourseName<Word extends Course = Course> = Word extends `${infer First}-${infer Second}`
  ? `${Uppercase<First>}_${Uppercase<Second>}`
  : Uppercase<Word>;
/** Returns GraphQL's name of a course, so that the browser needs only one list. */
export const courseName = (course: string) => course.toUpperCase().replace('-', '_') as CourseName;
/** Courses by GraphQL's names. */
export const Course = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ COURSES.map((course) => [courseName(course), course]),
) as { [Word in Course as CourseName<Word>]: Word };

/** Diets that a recipe suits: GraphQL's names, and the words of REST and pages. */
export const Diet = {
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarian',
  GLUTEN_FREE: 'Gluten-free',
  DAIRY_FREE: 'Dairy-free',
  NUT_FREE: 'Nut-free',
  EGG_FREE: 'Egg-free',
  HIGH_PROTEIN: 'High-protein',
  LOW_SUGAR: 'Low-sugar',
} as const;
export type Diet = (typeof Diet)[keyof typeof Diet];
export const DIETS = /* @__PURE__ */ Object.values(Diet);

/** The rows of a nutrition table in their order: GraphQL's names, and the words of REST and pages. */
export const Nutrient = {
  ENERGY: 'Energy',
  PROTEIN: 'Protein',
  CARBOHYDRATE: 'Carbohydrate',
  FIBER: 'Fiber',
  SUGARS: 'Sugars',
  FAT: 'Fat',
  SATURATED_FAT: 'Saturated fat',
  SODIUM: 'Sodium',
} as const;
export type Nutrient = (typeof Nutrient)[keyof typeof Nutrient];
export const NUTRIENTS = /* @__PURE__ */ Object.values(Nutrient);

/**
 * The fourteen allergens that EU law requires on labels: GraphQL's names, and the words of `content/foods.yaml` and
 * pages.
 */
export const Allergen = {
  GLUTEN: 'gluten',
  CRUSTACEANS: 'crustaceans',
  EGG: 'egg',
  FISH: 'fish',
  PEANUT: 'peanut',
  SOY: 'soy',
  MILK: 'milk',
  NUTS: 'nuts',
  CELERY: 'celery',
  MUSTARD: 'mustard',
  SESAME: 'sesame',
  SULFITES: 'sulfites',
  LUPIN: 'lupin',
  MOLLUSCS: 'molluscs',
} as const;
export type Allergen = (typeof Allergen)[keyof typeof Allergen];
export const ALLERGENS = /* @__PURE__ */ Object.values(Allergen);

/** The aisles of a shop, in walking order: GraphQL's names, and the words of `content/foods.yaml`. */
export const Aisle = {
  PRODUCE: 'produce',
  MEAT_AND_FISH: 'meat and fish',
  DAIRY_AND_EGGS: 'dairy and eggs',
  BAKERY: 'bakery',
  DRY_GOODS: 'dry goods',
  CANS_AND_JARS: 'cans and jars',
  SPICES: 'spices',
  FROZEN: 'frozen',
  DRINKS: 'drinks',
} as const;
export type Aisle = (typeof Aisle)[keyof typeof Aisle];
export const AISLES = /* @__PURE__ */ Object.values(Aisle);

/** Origins of foods, from the one that suits most diets to the one that suits fewest. */
export const FOOD_DIETS = ['vegan', 'vegetarian', 'fish', 'meat'] as const;
export type FoodDiet = (typeof FOOD_DIETS)[number];
