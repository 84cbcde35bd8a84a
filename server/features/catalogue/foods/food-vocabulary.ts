/** The fourteen allergens that the EU wants named: GraphQL's names for what `content/foods.yaml` spells. */
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
  SULPHITES: 'sulphites',
  LUPIN: 'lupin',
  MOLLUSCS: 'molluscs',
} as const;
export type Allergen = (typeof Allergen)[keyof typeof Allergen];
export const ALLERGENS = Object.values(Allergen);

/** Where a shop has a food, in the order in which one walks through it. */
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
export const AISLES = Object.values(Aisle);

/** What a food is made of, from what all eat to what fewest do. */
export const FOOD_DIETS = ['vegan', 'vegetarian', 'fish', 'meat'] as const;
export type FoodDiet = (typeof FOOD_DIETS)[number];
