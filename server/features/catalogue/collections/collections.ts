import { Course, Diet, Difficulty, Nutrient } from '#schema/rules/vocabulary.ts';
import { nameKey } from '#server/content/foods/words.ts';
import { BadValueError } from '#server/errors.ts';
import type { RecipeWhere } from '../lists/recipe-where.type.ts';
import { getPicture } from '../recipe/picture.type.ts';
import type { Condition, RecipeCard } from '../recipe/recipe-card.ts';
import type { Snapshot } from '../snapshot.ts';
import { readWhere } from '../where.ts';
import type { CollectionType } from './collection.type.ts';

/** A collection of recipes, defined by a filter. */
interface CollectionRule {
  /** Slug in URLs. */
  slug: string;
  name: string;
  /** One or two sentences. */
  description: string;
  where: RecipeWhere;
  /** Searches that mean this collection. */
  searchedAs?: readonly string[];
}

const meals = ['lunch', 'dinner'];
const mealCourses = [Course.MAIN, Course.SOUP];

/** Foods that make a dish hot. */
const FIERY = [
  'berbere',
  'mitmita',
  'dried red chilli',
  'chilli oil',
  'doubanjiang',
  'habanero',
  'chipotle chilli in adobo',
];

/** Hot foods, including foods that a dish may contain in small amounts. */
const HOT = [...FIERY, 'green chilli', 'red chilli', 'jalapeño', 'serrano chilli', 'cayenne pepper', 'chilli flakes'];

/** All collections, in display order. */
export const collectionRules: readonly CollectionRule[] = [
  {
    slug: 'under-30-minutes',
    name: 'Under 30 minutes',
    description: 'From the first cut to the table in half an hour, chopping included.',
    where: { totalMinutes: { max: 30 } },
    searchedAs: ['weeknight', 'weeknight dinner', 'after work', 'in a hurry'],
  },
  {
    slug: 'one-pot',
    name: 'One pot',
    description:
      'Lunches and dinners that dirty one pot, one pan or one wok, and nothing else that has to be scrubbed.',
    where: { pots: { min: 1, max: 1 }, categories: meals, course: mealCourses },
    searchedAs: ['one pot', 'one pan', 'single pot', 'one skillet', 'one dish'],
  },
  {
    slug: 'freezes-well',
    name: 'Freezes well',
    description:
      'These keep two months or longer in the freezer, whole or the part made ahead. Each recipe says how among its questions.',
    where: { freezerMonths: { min: 2 } },
    searchedAs: ['freezer', 'freezer friendly', 'freezable', 'freezes well', 'to freeze', 'meal prep', 'batch cooking'],
  },
  {
    slug: 'for-one-injera',
    name: 'For one injera',
    description: 'Stews, greens and vegetables to share from one large injera. Two or three of them make a meal.',
    where: {
      cuisines: ['ethiopian'],
      categories: meals,
      // Dishes that contain injera are not served with more of it.
      foods: { anyOf: ['onion', 'red onion'], noneOf: ['injera'] },
      nutrition: [{ nutrient: Nutrient.PROTEIN, min: 2 }],
    },
  },
  {
    slug: 'vegan',
    name: 'Vegan',
    description: 'No animal products, not even honey. Most of these never had any.',
    where: { diets: { allOf: [Diet.VEGAN] } },
  },
  {
    slug: 'vegetarian',
    name: 'Vegetarian',
    description: 'Without meat and fish, from a bowl of lentils to a dish for guests.',
    where: { diets: { allOf: [Diet.VEGETARIAN] } },
  },
  {
    slug: 'gluten-free',
    name: 'Gluten-free',
    description: 'Made without wheat, rye, barley and oats. If a label decides, the recipe says so.',
    where: { diets: { allOf: [Diet.GLUTEN_FREE] } },
  },
  {
    slug: 'high-protein',
    name: 'High in protein',
    description: 'At least 30 g of protein per serving.',
    where: { nutrition: [{ nutrient: Nutrient.PROTEIN, min: 30 }] },
  },
  {
    slug: 'soups',
    name: 'Soups',
    description: 'Bowls to eat with a spoon, from a clear broth to a chowder that a spoon stands up in.',
    where: { course: [Course.SOUP] },
  },
  {
    slug: 'salads',
    name: 'Salads',
    description: 'Cold plates with something crisp in them, for the side of the table or the middle of it.',
    where: { course: [Course.SALAD] },
  },
  {
    slug: 'bread',
    name: 'Bread',
    description: 'Loaves, flatbreads and doughs: what rises, what ferments and what is slapped into a hot pan.',
    where: { course: [Course.BREAD] },
  },
  {
    slug: 'sides',
    name: 'Sides',
    description: 'Vegetables, pulses and rice that make a meal of a main dish, or of one another.',
    where: { course: [Course.SIDE] },
  },
  {
    slug: 'breakfasts',
    name: 'Breakfasts',
    description: 'Eggs, porridges, pancakes and breads to begin the day with.',
    where: { course: [Course.BREAKFAST] },
    searchedAs: ['brunch'],
  },
  {
    slug: 'sauces',
    name: 'Sauces and chutneys',
    description: 'Made once, spooned over many things: each keeps for days in a jar in the fridge.',
    where: { course: [Course.SAUCE] },
  },
  {
    slug: 'desserts',
    name: 'Desserts',
    description: 'Cakes, puddings and pastries for the end of the meal, or for no meal at all.',
    where: { course: [Course.DESSERT] },
  },
  {
    slug: 'small-budget',
    name: 'For six dollars',
    description: 'Lunches and dinners whose groceries cost about six dollars or less, for the whole pot.',
    where: { estimatedCost: { max: 6 }, categories: meals, course: mealCourses },
    searchedAs: ['cheap', 'budget', 'budget friendly', 'low budget', 'inexpensive', 'affordable', 'frugal', 'low cost'],
  },
  {
    slug: 'slow-weekend',
    name: 'For a slow weekend',
    description: 'Four hours and longer, most of them without you: soaking, rising, marinating, simmering.',
    where: { totalMinutes: { min: 240 } },
    searchedAs: ['slow weekend', 'weekend project', 'project'],
  },
  {
    slug: 'light',
    name: 'Light and full of fiber',
    description: 'At most 450 kcal per serving, with 6 g of fiber or more: soups, salads, beans and greens.',
    where: {
      course: [Course.MAIN, Course.SOUP, Course.SALAD, Course.SIDE],
      nutrition: [
        { nutrient: Nutrient.ENERGY, max: 450 },
        { nutrient: Nutrient.FIBER, min: 6 },
      ],
    },
    searchedAs: ['healthy', 'nutritious', 'light', 'low calorie', 'high fiber', 'high fibre'],
  },
  {
    slug: 'spicy',
    name: 'Spicy',
    description:
      'Hot with berbere, mitmita, chili oil or dried chilies. Use half of them, and it is still the same dish.',
    where: { course: [Course.MAIN, Course.SIDE, Course.SOUP, Course.SALAD, Course.BREAKFAST], foods: { anyOf: FIERY } },
    searchedAs: ['spicy', 'fiery', 'hot and spicy'],
  },
  {
    slug: 'with-children',
    name: 'With children',
    description: 'Easy, on the table within the hour, and without chillies or alcohol.',
    where: {
      course: [Course.MAIN, Course.SOUP, Course.BREAKFAST, Course.DESSERT],
      difficulty: [Difficulty.EASY],
      totalMinutes: { max: 60 },
      foods: { noneOf: [...HOT, 'alcohol'] },
    },
    searchedAs: [
      'kids',
      'children',
      'toddlers',
      'kid friendly',
      'child friendly',
      'family friendly',
      'picky eaters',
      'fussy eaters',
    ],
  },
  {
    slug: 'birthday',
    name: 'For a birthday',
    description: 'Cakes, pies and sweets for a table of six or more, and most can be made the day before.',
    // Desserts with flour can be cut or counted out; puddings serve only a few.
    where: { course: [Course.DESSERT], foods: { anyOf: ['plain flour'] } },
    searchedAs: ['birthday', 'birthday party', 'celebration'],
  },
];

const rulesByWords = new Map(
  collectionRules.flatMap((rule) => (rule.searchedAs ?? []).map((words) => [nameKey(words), rule] as const)),
);

/** Maximum number of highlights of a collection. */
export const MAX_HIGHLIGHTS = 5;

interface ComputedCollection {
  collection: CollectionType;
  conditions: Condition[];
}

const cache = new WeakMap<Snapshot, ComputedCollection[]>();

/** Returns all collections that contain recipes, in order. */
export function getCollections(catalogue: Snapshot): CollectionType[] {
  return getComputedCollections(catalogue).map(({ collection }) => collection);
}

/** Returns the collections that contain a recipe. */
export function getCollectionsWith(card: RecipeCard, catalogue: Snapshot): CollectionType[] {
  return getComputedCollections(catalogue)
    .filter(({ conditions }) => conditions.every(({ holds }) => holds(card)))
    .map(({ collection }) => collection);
}

/** Returns the name and conditions of the collection that search terms mean; undefined if they mean none. */
export function findCollectionBySearch(
  words: string,
  catalogue: Snapshot,
): { name: string; conditions: Condition[] } | undefined {
  const rule = rulesByWords.get(nameKey(words));
  const match = rule && getComputedCollections(catalogue).find(({ collection }) => collection.slug === rule.slug);
  return match && { name: match.collection.name, conditions: match.conditions };
}

function getComputedCollections(catalogue: Snapshot): ComputedCollection[] {
  const collections = cache.get(catalogue) ?? computeCollections(catalogue);
  cache.set(catalogue, collections);
  return collections;
}

function computeCollections(catalogue: Snapshot): ComputedCollection[] {
  const highlighted = new Set<RecipeCard>();
  const matches = collectionRules.flatMap((rule) => {
    const conditions = getConditions(rule.where, catalogue);
    const cards = conditions ? catalogue.newest.filter((card) => conditions.every(({ holds }) => holds(card))) : [];
    const cover = cards.find((card) => !highlighted.has(card)) ?? cards[0];
    if (!cover || !conditions) return [];
    highlighted.add(cover);
    return [{ rule, conditions, cards, cover }];
  });
  // Chooses the other highlights once every collection has its cover, so that covers differ.
  return matches.map(({ rule, conditions, cards, cover }) => {
    const fresh = cards.filter((card) => !highlighted.has(card)).slice(0, MAX_HIGHLIGHTS);
    const highlights = [...new Set([cover, ...fresh, ...cards.slice(0, MAX_HIGHLIGHTS)])].slice(0, MAX_HIGHLIGHTS);
    for (const card of highlights) highlighted.add(card);
    const picture = getPicture(cover.slug, cover);
    const highlightSlugs = highlights.map(({ slug }) => slug);
    return { collection: { ...rule, id: rule.slug, recipeCount: cards.length, picture, highlightSlugs }, conditions };
  });
}

/** Returns the conditions of a filter; undefined if the catalogue lacks a name in it, which disables the collection. */
function getConditions(where: RecipeWhere, catalogue: Snapshot): Condition[] | undefined {
  try {
    return readWhere(where, catalogue);
  } catch (error) {
    if (error instanceof BadValueError) return undefined;
    throw error;
  }
}
